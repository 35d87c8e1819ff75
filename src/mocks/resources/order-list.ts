import type { Selection } from "#mocks/graph/fields.ts"
import type { Filters } from "#mocks/graph/filter.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { filtersOf, page, selectionOf, show } from "./reply.ts"
import type { Context } from "./request.ts"

/** Fields in every response of an order list. */
const LISTED = ["status", "version", "payment_status", "fulfillment_status", "*items"]

/**
 * Columns that the server reads to calculate an order's statuses: returned if other fields of the same relation are
 * requested.
 */
const READ = {
  payment_collections: ["status", "amount", "captured_amount", "refunded_amount"],
  fulfillments: ["packed_at", "shipped_at", "delivered_at", "canceled_at"],
}
function mentions({ fields, relations }: Selection, name: string): boolean {
  const isNamed = [...fields, ...relations.keys()].some((key) => key.includes(name))
  return isNamed || [...relations.values()].some((below) => mentions(below, name))
}
const readWith = (ctx: Context): string[] =>
  Object.entries(READ).flatMap(([name, columns]) =>
    mentions(selectionOf(ctx), name) ? columns.map((column) => `${name}.${column}`) : [],
  )

/** Serializes an order with the requested fields after a change: only reads calculate its statuses. */
export const showOrder = (ctx: Context, order: Row<"order">) => show(ctx, "written_order", order)

const STATUSES = ["pending", "completed", "draft", "archived", "canceled", "requires_action"]
/** Throws for a status that no order can have; unknown values of other filters only match nothing. */
function checkStatus(requested: unknown): void {
  const values = typeof requested === "object" && requested !== null ? Object.values(requested).flat() : [requested]
  const wrong = values.find((value) => value !== undefined && value !== "null" && !STATUSES.includes(value))
  if (wrong !== undefined)
    throw invalidData(`Invalid request: Expected: '${STATUSES.join(", ")}' for field 'status', but got: '${wrong}'`)
}

/** Returns a page of the requested orders that also match `only`. */
export function pageOfOrders(ctx: Context, many: string, only: Filters) {
  const requested = filtersOf(ctx.query as object)
  checkStatus(requested.status)
  const filters = { ...requested, ...only }
  return page(ctx, "order", many, { filters, shownAs: "order_in_list", kept: LISTED, also: readWith(ctx) })
}
