import { orderOf } from "#mocks/domain/orders/change/change.ts"
import { previewOf } from "#mocks/domain/orders/change/preview.ts"
import { Scope } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { words } from "#schema/defaults/words.ts"
import { fixedFields, showPreview } from "./order-responses.ts"
import { show } from "./reply.ts"
import type { Context } from "./request.ts"

type Answer = Record<string, unknown>

/** Captures the order's preview before a confirmation, to be returned after it. */
export function previewBeforeConfirm(ctx: Context, orderId: string): Answer {
  return showPreview(ctx, orderId, previewOf(ctx.db, orderOf(ctx.db, orderId)))
}

export const showReturn = (ctx: Context, id: string): Answer => show(ctx, "return", { id } as Row<"orderReturn">)

const plainReturn = fixedFields(
  "return",
  ...words(`
    id order_id exchange_id claim_id display_id location_id order_version status metadata no_notification
    refund_amount created_by created_at updated_at canceled_at requested_at received_at *items *items.reason
  `),
)

/** Returns a return for the response of its claim or exchange; its fields don't depend on the request. */
export function showReturnOf(ctx: Context, id: string | null): Answer | undefined {
  const row = ctx.db.tables.orderReturn.get(id)
  return row && plainReturn(row, new Scope(ctx.db))
}

/**
 * Chooses the node of a claim. The server separates claimed from additional items by `is_additional_item`, which it
 * reads only if requested: a field list that names other fields of `claim_items` and not this one returns all items
 * as claimed.
 */
export function claimNode(ctx: Context): string {
  const { fields } = (ctx.query ?? {}) as { fields?: string }
  const entries = (fields ?? "").split(",").map((entry) => entry.trim())
  const isPlain = (entry: string) => /^\w/.test(entry) && !entry.endsWith(".*")
  const isSorting = (entry: string) =>
    /^\*?(claim_items|additional_items)(\.\*|\.is_additional_item)?$/.test(entry) && entry !== "claim_items"
  const omitsItems = entries.some(isPlain) && entries.some((entry) => /^claim_items\.\w+$/.test(entry))
  return omitsItems && !entries.some(isSorting) ? "order_claim_unsorted" : "order_claim"
}
