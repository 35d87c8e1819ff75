import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"

/** A reservation of an order's item. */
export interface ReservedLine {
  readonly line_item_id: string | null
  readonly created_at?: string | undefined
}

export interface OrderRef {
  readonly id: string
  readonly display_id?: number | null | undefined
}

/** Orders of one read. */
const LIMIT = 50
/** Reads by time of creation. */
const MAX_READS = 10
const MINUTE = 60_000

interface Period {
  readonly from: number
  readonly to: number
}

/** Periods around the reservations, in which most of their orders were placed; close ones are joined. */
export function periodsOf(lines: readonly ReservedLine[]): readonly Period[] {
  const times = lines.map(({ created_at = "" }) => Date.parse(created_at)).filter((time) => !Number.isNaN(time))
  const periods: Period[] = []
  for (const time of times.sort((a, b) => b - a)) {
    const last = periods.at(-1)
    if (last && last.from <= time + 10 * MINUTE) periods[periods.length - 1] = { from: time - MINUTE, to: last.to }
    else periods.push({ from: time - MINUTE, to: time + MINUTE })
  }
  return periods
}

const iso = (time: number) => new Date(time).toISOString()

/**
 * Finds the orders of reserved items. The server can't filter orders by their items: it reads those that were placed
 * when the reservations were created, then those that changed last. Orders it doesn't find are missing.
 */
async function findOrders(lines: readonly ReservedLine[], signal: AbortSignal) {
  const wanted = new Set(lines.flatMap(({ line_item_id }) => line_item_id ?? []))
  const found = new Map<string, OrderRef>()
  const read = async (query: object) => {
    const fields = "id,display_id,items.id"
    const { orders } = await adminSdk().admin.order.list({ query: { ...query, fields, limit: LIMIT } }, { signal })
    for (const { id, display_id, items } of orders)
      for (const item of items ?? []) if (wanted.has(item.id)) found.set(item.id, { id, display_id })
  }
  const reserved = lines.filter(({ line_item_id }) => line_item_id !== null)
  await mapConcurrent(periodsOf(reserved).slice(0, MAX_READS), 4, ({ from, to }) =>
    read({ created_at: { $gte: iso(from), $lte: iso(to) }, order: "-created_at" }),
  )
  if (found.size < wanted.size) await read({ order: "-updated_at" })
  return found
}

/** The orders of reserved items by line item id. A line item never changes its order. */
export function ordersOfLinesQuery(lines: readonly ReservedLine[]) {
  const ids = lines.flatMap(({ line_item_id }) => line_item_id ?? [])
  return queryOptions({
    queryKey: ["admin", "orders-of-lines", ids],
    queryFn: ({ signal }) => findOrders(lines, signal),
    enabled: ids.length > 0,
    staleTime: 300_000,
  })
}
