import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { CallOptions } from "#sdk/options.ts"
import { orders } from "./order.resource.ts"

/** The order number in a search for exactly one, such as "#144"; undefined for other texts. */
export const exactNumber = (q = ""): number | undefined => {
  const digits = /^\s*#\s*(\d{1,15})\s*$/.exec(q)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The order number that a search may mean: "144" or "#144". */
export const possibleNumber = (q = ""): number | undefined => exactNumber(`#${q.trim().replace(/^#/, "")}`)

/** Orders per request. */
const STRIDE = 100
/** The most orders that a search for an order number checks. */
const MAX_CHECKED = 500

/**
 * Loads the order with a number. The server can't filter by number: its search also finds other numbers, emails and
 * addresses that contain the digits, so the matches are loaded in the order of their numbers.
 */
export async function findOrder(number: number, fields: string, options: CallOptions): Promise<Order | undefined> {
  const { order } = adminSdk().admin
  for (let offset = 0; offset < MAX_CHECKED; offset += STRIDE) {
    const query = { q: String(number), order: "display_id", limit: STRIDE, offset, fields }
    const { orders: rows } = await order.list({ query }, options)
    const found = rows.find(({ display_id }) => display_id === number)
    if (found || rows.length < STRIDE || (rows.at(-1)?.display_id ?? 0) > number) return found
  }
  return undefined
}

/** Query options of the order with the number that a search may mean; null without one. */
export const orderByNumberQuery = (q: string | undefined) => {
  const number = possibleNumber(q)
  return queryOptions({
    queryKey: ["admin", "orders", "list", "number", number],
    queryFn: async ({ signal }) =>
      number === undefined ? null : ((await findOrder(number, orders.fields.list, { signal })) ?? null),
    enabled: number !== undefined,
    staleTime: 10_000,
  })
}
