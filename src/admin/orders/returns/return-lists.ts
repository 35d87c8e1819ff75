import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/list/filter-query.ts"
import { mergedPage } from "#admin/kit/list/merged-page.ts"
import type { Return } from "#schema/admin/entities/order-change.ts"
import type { CallOptions } from "#sdk/options.ts"
import { EXPECTED_FIELDS, expectedReturns, partlyReceived, statusOfReturn } from "./expected-returns.ts"
import type { ReturnKind, ReturnSearch } from "./return-search.ts"

const WAITING = ["requested", "partially_received"]

/** A return, claim or exchange with its order. */
export interface ReturnRow {
  readonly id: string
  readonly number: number | undefined
  readonly createdAt: string
  readonly orderId: string
  readonly orderNumber: number | undefined
  readonly email: string | undefined
  /** Origin of a return, or type of a claim. */
  readonly kind: "return" | "claim" | "exchange" | "refund" | "replace"
  /** Status of its return; undefined without one. */
  readonly status: string | undefined
  /** Id of the return, if it can be received now. */
  readonly receivable: string | undefined
  /** Type of an unfinished change, which can be continued. */
  readonly unfinishedType: "return_request" | "claim" | "exchange" | undefined
}

type Entry = Omit<ReturnRow, "orderNumber" | "email" | "status" | "receivable" | "unfinishedType"> & {
  readonly returnId: string | undefined
  readonly canceled: boolean
}
interface Listed {
  readonly count: number
  readonly entries: Entry[]
  readonly returns?: readonly Return[]
}

const isPartly = (status: string) => status === "received" || status === "partially_received"

async function list(
  { tab, page = 1, limit = 20, status, created_at: days }: ReturnSearch,
  options: CallOptions,
): Promise<Listed> {
  const { return: returns, claim: claims, exchange: exchanges } = adminSdk().admin
  const created_at = dayRange(days)
  const query = { limit, offset: (page - 1) * limit, order: "-created_at", ...(created_at && { created_at }) }
  if (tab === undefined || tab === "returns") {
    const load = async (statuses: ReturnSearch["status"], window: { offset: number; limit: number } = query) => {
      const asked = { ...query, ...window, ...(statuses?.length ? { status: statuses } : {}) }
      const answer = await returns.list({ query: { ...asked, fields: "+claim_id,+exchange_id,*items" } }, options)
      return { rows: answer.returns, count: answer.count }
    }
    const partly = (status ?? []).filter(isPartly)
    // A return that arrived in several receipts is received, though the server says that a part is missing.
    const [wanted] = partly.length === 1 ? partly : []
    const listed = (status ?? []).filter((each) => each !== "partially_received")
    const answer = wanted
      ? await mergedPage(await partlyReceived(wanted, options, created_at), query, async (window) =>
          listed.length > 0 ? load(listed, window) : { rows: [], count: 0 },
        )
      : await load(status)
    const entries = answer.rows.map((row) => ({
      id: row.id,
      number: row.display_id,
      createdAt: row.created_at,
      orderId: row.order_id,
      kind: row.claim_id ? ("claim" as const) : row.exchange_id ? ("exchange" as const) : ("return" as const),
      returnId: row.id,
      canceled: row.canceled_at !== null,
    }))
    return { count: answer.count, entries, returns: answer.rows }
  }
  const entry = (row: Awaited<ReturnType<typeof exchanges.list>>["exchanges"][number]) => ({
    id: row.id,
    number: row.display_id,
    createdAt: String(row.created_at),
    orderId: row.order_id,
    kind: "exchange" as const,
    returnId: row.return_id ?? undefined,
    canceled: row.canceled_at !== null,
  })
  if (tab === "exchanges") {
    const answer = await exchanges.list({ query }, options)
    return { count: answer.count, entries: answer.exchanges.map(entry) }
  }
  const answer = await claims.list({ query }, options)
  const { claims: rows, count } = answer
  return {
    count,
    entries: rows.map((row) => ({
      id: row.id,
      number: row.display_id,
      createdAt: String(row.created_at),
      orderId: row.order_id,
      kind: row.type,
      returnId: row.return_id ?? undefined,
      canceled: row.canceled_at !== null,
    })),
  }
}

const changeOf = {
  return: "return_request",
  claim: "claim",
  refund: "claim",
  replace: "claim",
  exchange: "exchange",
} as const

const unique = (ids: (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))]

/**
 * Loads one page of a list. Orders and returns are loaded by their ids, because these lists respond with an error if
 * they are sorted and include fields of their order.
 */
export const returnListQuery = ({ columns: _, ...search }: ReturnSearch) =>
  queryOptions({
    queryKey: ["admin", "return-lists", search],
    queryFn: async ({ signal }) => {
      const { order: orders, return: returns } = adminSdk().admin
      const listed = await list(search, { signal })
      const orderIds = unique(listed.entries.map(({ orderId }) => orderId))
      const returnIds = unique(listed.entries.map(({ returnId }) => returnId))
      const [ordered, back] = await Promise.all([
        orderIds.length === 0
          ? []
          : orders
              .list(
                { query: { id: orderIds, limit: orderIds.length, fields: `id,display_id,email,${EXPECTED_FIELDS}` } },
                { signal },
              )
              .then((answer) => answer.orders),
        listed.returns ??
          (returnIds.length === 0
            ? []
            : returns
                .list({ query: { id: returnIds, limit: returnIds.length, fields: "*items" } }, { signal })
                .then((answer) => answer.returns)),
      ])
      const rows = listed.entries.map(({ returnId, canceled, ...entry }): ReturnRow => {
        const order = ordered.find(({ id }) => id === entry.orderId)
        const row = back.find(({ id }) => id === returnId)
        const status = canceled ? "canceled" : row && statusOfReturn(row, order)
        return {
          ...entry,
          orderNumber: order?.display_id,
          email: order?.email ?? undefined,
          status,
          receivable: status && WAITING.includes(status) ? returnId : undefined,
          unfinishedType: status === "open" ? changeOf[entry.kind] : undefined,
        }
      })
      return { rows, count: listed.count }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** Number of returns to receive per kind. Claims and exchanges have no status; their returns are counted. */
export const waitingReturnsQuery = queryOptions({
  queryKey: ["admin", "return-lists", "waiting"],
  queryFn: async ({ signal }): Promise<Record<ReturnKind, number>> => {
    const { rows: returns, count } = await expectedReturns({ signal })
    return {
      returns: count,
      claims: new Set(returns.flatMap((row) => row.claim_id ?? [])).size,
      exchanges: new Set(returns.flatMap((row) => row.exchange_id ?? [])).size,
    }
  },
  staleTime: 10_000,
})
