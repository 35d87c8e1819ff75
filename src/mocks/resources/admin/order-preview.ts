import { freshScope } from "#mocks/core/reply.ts"
import type { Context } from "#mocks/core/request.ts"
import type { Row } from "#mocks/db/database.ts"
import { previewOf } from "#mocks/domain/order-change/preview.ts"
import { withRaws } from "#mocks/domain/order-totals.ts"
import { showAs } from "#mocks/graph/order.ts"
import { MORE_TOTALS, TOTALS } from "#mocks/graph/totals-fields.ts"
import { always } from "#mocks/resources/order-view.ts"

const shown = always(
  "order",
  "id",
  "version",
  "email",
  "*items",
  "*items.tax_lines",
  "*items.adjustments",
  "*items.detail",
  "*items.actions",
  "*shipping_methods",
  "*shipping_methods.tax_lines",
  "*shipping_methods.adjustments",
  "*shipping_methods.detail",
  "*shipping_methods.actions",
  "*transactions",
  "*credit_lines",
  ...TOTALS,
  ...MORE_TOTALS,
)
const shownChange = always(
  "order_change",
  "id",
  "return_id",
  "claim_id",
  "exchange_id",
  "order_id",
  "version",
  "change_type",
  "description",
  "status",
  "internal_note",
  "requested_by",
  "requested_at",
  "carry_over_promotions",
  "no_notification",
  "*actions",
  "order.version",
  "order.email",
)
const shownStored = always(
  "stored_order",
  "id",
  "version",
  "email",
  "*summary",
  "*items",
  "*items.item",
  "*items.item.tax_lines",
  "*items.item.adjustments",
  "*shipping_methods",
  "*shipping_methods.shipping_method",
  "*shipping_methods.shipping_method.tax_lines",
  "*shipping_methods.shipping_method.adjustments",
  "*transactions",
  "*credit_lines",
)

/** The order as its active change would leave it, with the change and the order beneath it. */
export function showPreview(ctx: Context, order: Row<"order">): Record<string, unknown> {
  const scope = freshScope(ctx)
  const { draft, summary, change } = previewOf(ctx.db, order)
  showAs(order, scope, draft.state)
  return {
    ...shown(order, scope),
    summary: withRaws({ ...summary }),
    ...(change ? { order_change: { ...shownChange(change, scope), order: shownStored(order, scope) } } : {}),
  }
}
