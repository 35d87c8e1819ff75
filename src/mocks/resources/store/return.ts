import {
  createStoreReturn,
  deleteShopReturn,
  leavesShipping,
  requestShopReturn,
} from "#mocks/domain/orders/change/return-store.ts"
import { withRaws } from "#mocks/domain/orders/order-totals.ts"
import { methodFigures, totalsOf } from "#mocks/domain/pricing/totals.rules.ts"
import { Scope } from "#mocks/graph/node.ts"
import { ORDER_LINE_TOTALS, ORDER_ONLY_TOTALS, TOTALS } from "#mocks/graph/totals-fields.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { fixedFields } from "#mocks/resources/order-responses.ts"
import { PartialRefusal } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { words } from "#schema/defaults/words.ts"
import { returnEndpoints } from "#schema/store/return.endpoints.ts"
import { returnSchemas } from "#schema/store/return.ts"

const whole = fixedFields(
  "shopper_return",
  ...words(`
    * *order *order.transactions *order.credit_lines exchange claim *transactions *order.items
    *order.items.tax_lines *order.items.adjustments *order.items.detail *order.shipping_methods
    *order.shipping_methods.shipping_method *order.shipping_methods.shipping_method.tax_lines
    *order.shipping_methods.shipping_method.adjustments *items *items.item *items.item.tax_lines
    *items.item.adjustments *items.detail items.reason *shipping_methods *shipping_methods.tax_lines
    *shipping_methods.adjustments *shipping_methods.detail
  `),
)
const nothing = withRaws(Object.fromEntries(ORDER_LINE_TOTALS.map((name) => [name, 0])))

/**
 * Serializes a return for the shopper: the server calculates totals only for its shipping method, not for its items.
 */
function show(ctx: Context, row: Row<"orderReturn">) {
  const answer = whole(row, new Scope(ctx.db)) as {
    order: Record<string, unknown>
    items: Record<string, unknown>[]
    shipping_methods: { amount: number; is_tax_inclusive: boolean }[]
  }
  const methods = answer.shipping_methods.map((method) => methodFigures({ ...method, tax_lines: [], adjustments: [] }))
  const totals: Readonly<Record<string, unknown>> = { ...totalsOf([], methods, []) }
  return {
    ...answer,
    ...withRaws(Object.fromEntries([...TOTALS, ...ORDER_ONLY_TOTALS].map((name) => [name, totals[name] ?? 0]))),
    items: answer.items.map((item) => ({ ...item, ...nothing })),
  }
}

export const returnRoutes = implement(returnEndpoints, returnSchemas, {
  /** Returns the order as before the return, with its new `version` and `updated_at`. */
  create: (ctx) => {
    const row = createStoreReturn(ctx.db, ctx.body)
    const answer = show(ctx, row)
    const isPartial = ctx.body.return_shipping.price === undefined && leavesShipping(ctx.db, row)
    try {
      const { version, updated_at } = ctx.db.attempt(() => requestShopReturn(ctx.db, row))
      return { return: { ...answer, order: { ...answer.order, version, updated_at } } }
    } catch (refusal) {
      if (!isPartial || !(refusal instanceof Refusal)) throw refusal
      deleteShopReturn(ctx.db, row)
      return new PartialRefusal(refusal.status, refusal.toBody())
    }
  },
})
