import { adminSdk } from "#admin/api/client.ts"
import type { dayRange } from "#admin/kit/list/filter-query.ts"
import { isExpected } from "#machines/orders/receive/receive.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Return } from "#schema/admin/entities/order-change.ts"
import type { CallOptions } from "#sdk/options.ts"
import { pages } from "#sdk/pages.ts"

/** The most requested returns whose kinds are counted. */
const COUNTED = 500
/** Returns per request, and ids of their orders: more would make the address too long. */
const STRIDE = 100
/** Fields of an order's items that tell what is still expected. */
export const EXPECTED_FIELDS = "items.id,items.detail.return_requested_quantity"

type Status = Return["status"]

/** The status of a return: the server leaves one that arrived in several receipts "partially received". */
export const statusOfReturn = (
  row: Pick<Return, "status" | "items">,
  order: Pick<Order, "items"> | undefined,
): Status => (row.status === "partially_received" && order?.items && !isExpected(row, order) ? "received" : row.status)

/**
 * Loads the returns that are partially received for the server, newest first: those of which items are still expected,
 * or those of which all have arrived.
 */
export async function partlyReceived(
  wanted: "partially_received" | "received",
  options: CallOptions,
  created_at?: ReturnType<typeof dayRange>,
): Promise<Return[]> {
  const { return: returns, order: orders } = adminSdk().admin
  const query = {
    status: ["partially_received" as const],
    order: "-created_at",
    limit: STRIDE,
    ...(created_at && { created_at }),
    fields: "+claim_id,+exchange_id,*items",
  }
  const kept: Return[] = []
  for await (const { returns: rows } of pages(returns.list, { query }, options)) {
    const id = [...new Set(rows.map(({ order_id }) => order_id))]
    const fields = `id,${EXPECTED_FIELDS}`
    const { orders: found } = await orders.list({ query: { id, limit: id.length, fields } }, options)
    const orderOf = ({ order_id }: Return) => found.find(({ id }) => id === order_id)
    kept.push(...rows.filter((row) => statusOfReturn(row, orderOf(row)) === wanted))
  }
  return kept
}

/** Loads the returns to receive: all that were requested, and those of which a part arrived. `rows` has at most 500 requested ones. */
export async function expectedReturns(options: CallOptions): Promise<{ rows: Return[]; count: number }> {
  const query = { status: ["requested"], limit: COUNTED, fields: "+claim_id,+exchange_id" }
  const [requested, partly] = await Promise.all([
    adminSdk().admin.return.list({ query }, options),
    partlyReceived("partially_received", options),
  ])
  return { rows: [...requested.returns, ...partly], count: requested.count + partly.length }
}
