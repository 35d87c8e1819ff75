import { orderOf } from "#mocks/domain/orders/change/change.ts"
import { previewOf } from "#mocks/domain/orders/change/preview.ts"
import { Scope } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { always, showPreview } from "./order-answers.ts"
import { show } from "./reply.ts"
import type { Context } from "./request.ts"

type Answer = Record<string, unknown>

export const by = (ctx: Context): string | null => ctx.actor?.id ?? null

/** The order as the change that a request works on would leave it. */
export const preview = (ctx: Context, orderId: string): Answer => showPreview(ctx, orderId)

/** The order as it is foreseen right now, to be answered after it has come true. */
export function foresee(ctx: Context, orderId: string): Answer {
  return showPreview(ctx, orderId, previewOf(ctx.db, orderOf(ctx.db, orderId)))
}

export const showReturn = (ctx: Context, id: string): Answer => show(ctx, "return", { id } as Row<"orderReturn">)

const plainReturn = always(
  "return",
  ...["id", "order_id", "exchange_id", "claim_id", "display_id", "location_id", "order_version", "status"],
  ...["metadata", "no_notification", "refund_amount", "created_by", "created_at", "updated_at", "canceled_at"],
  ...["requested_at", "received_at", "*items", "*items.reason"],
)

/** A return where a claim or an exchange is asked for: its fields are not those of the request. */
export function showReturnOf(ctx: Context, id: string | null): Answer | undefined {
  const row = ctx.db.tables.orderReturn.get(id)
  return row && plainReturn(row, new Scope(ctx.db))
}

/**
 * The server tells claimed and additional items apart by a column that it only knows if it was asked for: a list of
 * fields that names others of `claim_items` and not this one gets all items as claimed.
 */
export function claimNode(ctx: Context): string {
  const { fields } = (ctx.query ?? {}) as { fields?: string }
  const entries = (fields ?? "").split(",").map((entry) => entry.trim())
  const isPlain = (entry: string) => /^\w/.test(entry) && !entry.endsWith(".*")
  const isSorting = (entry: string) =>
    /^\*?(claim_items|additional_items)(\.\*|\.is_additional_item)?$/.test(entry) && entry !== "claim_items"
  const isBlind = entries.some(isPlain) && entries.some((entry) => /^claim_items\.\w+$/.test(entry))
  return isBlind && !entries.some(isSorting) ? "order_claim_unsorted" : "order_claim"
}
