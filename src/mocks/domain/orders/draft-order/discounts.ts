import { buyerAttributes, lineTarget, methodTarget } from "#mocks/domain/cart/attributes.ts"
import type { OrderState, StateItem } from "#mocks/domain/orders/order-state.ts"
import { orderFigures } from "#mocks/domain/orders/order-totals.ts"
import { lineFigures, methodFigures } from "#mocks/domain/pricing/totals.rules.ts"
import { promotionFacts } from "#mocks/domain/promotions/facts.ts"
import { computePromotions, type PromotionResult } from "#mocks/domain/promotions/promotion.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

type Promotion = Row<"promotion">

/** A draft's line item with its quantity and price in this version. */
const lineOf = ({ line, detail: { quantity, unit_price } }: StateItem) => ({
  ...line,
  quantity,
  unit_price: unit_price ?? line.unit_price ?? 0,
})

/** Facts of the entered promotions and of all automatic ones. */
function factsOf(db: Database, buyer: Pick<Row<"order">, "customer_id" | "email">, entered: readonly Promotion[]) {
  const automatic = db.tables.promotion
    .all()
    .filter((row) => row.is_automatic && row.status === "active" && !entered.some(({ id }) => id === row.id))
  const all = [
    ...entered.map((row) => ({ row, is_applied_automatically: false })),
    ...automatic.map((row) => ({ row, is_applied_automatically: true })),
  ]
  return all.flatMap(({ row, is_applied_automatically }) => {
    const facts = promotionFacts(db, row, buyer)
    return facts ? { ...facts, is_applied_automatically } : []
  })
}

/** Calculates a draft's discounts during an edit. */
export function discountsOf(
  db: Database,
  order: Row<"order">,
  state: OrderState,
  entered: readonly Promotion[],
): PromotionResult {
  const { lines, methods, totals } = orderFigures(db, order, state)
  const address = db.tables.orderAddress.get(order.shipping_address_id)
  return computePromotions(
    factsOf(db, order, entered),
    state.items.map((item) => lineTarget(db, lineOf(item), lines.get(item.line.id))),
    state.methods.map(({ method }) => methodTarget(db, method, methods.get(method.id))),
    {
      currency_code: order.currency_code,
      now: db.clock.iso(),
      attributes: buyerAttributes(db, order, totals, address),
    },
  )
}

const NOBODY = { customer_id: null, email: null }
const named = (prefix: string, row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [`${prefix}${name}`, value]))

/**
 * Calculates a draft's discounts on creation. By then the server knows no taxes, and only columns of the draft and
 * its line items: rules about regions, customers or products don't match, and usage per customer isn't counted.
 */
export function firstDiscounts(
  db: Database,
  order: Row<"order">,
  { items, methods }: OrderState,
  entered: readonly Promotion[],
): PromotionResult {
  const untaxed = { tax_lines: [], adjustments: [] }
  return computePromotions(
    factsOf(db, NOBODY, entered),
    items
      .map(lineOf)
      .map((line) => ({ ...line, ...lineFigures({ ...line, ...untaxed }), attributes: named("items.", line) })),
    methods.map(({ method }) => methodTarget(db, method, methodFigures({ ...method, ...untaxed }))),
    { currency_code: order.currency_code, now: db.clock.iso(), attributes: named("", order) },
  )
}
