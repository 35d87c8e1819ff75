import type { Database, Row } from "#mocks/db/database.ts"
import { buyerAttributes, lineTarget, methodTarget } from "#mocks/domain/cart-attributes.ts"
import type { OrderState } from "#mocks/domain/order-state.ts"
import { orderFigures } from "#mocks/domain/order-totals.ts"
import { computePromotions, type PromotionResult } from "#mocks/domain/promotion.ts"
import { promotionFacts } from "#mocks/domain/promotion-facts.ts"

interface Asked {
  readonly state: OrderState
  readonly promotions: readonly Row<"promotion">[]
  /**
   * What rules may ask about: nothing but the draft's own columns while it is made, customers, regions and products too
   * as soon as it is edited.
   */
  readonly knows: "columns" | "everything"
}

const columnsOf = (prefix: string, row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [`${prefix}${name}`, value]))

/** What these promotions take off a draft. */
export function discountsOf(db: Database, order: Row<"order">, { state, promotions, knows }: Asked): PromotionResult {
  const { lines, methods, totals } = orderFigures(db, order, state)
  const everything = knows === "everything"
  const address = db.tables.orderAddress.get(order.shipping_address_id)
  return computePromotions(
    promotions.flatMap((promotion) => promotionFacts(db, promotion, order) ?? []),
    state.items.map(({ line, detail: { quantity, unit_price } }) => {
      const row = { ...line, quantity, unit_price: unit_price ?? line.unit_price ?? 0 }
      const target = lineTarget(db, row, lines.get(line.id))
      return everything ? target : { ...target, attributes: columnsOf("items.", row) }
    }),
    state.methods.map(({ method }) => methodTarget(db, method, methods.get(method.id))),
    {
      currency_code: order.currency_code,
      now: db.clock.iso(),
      attributes: everything ? buyerAttributes(db, order, totals, address) : { ...columnsOf("", order), ...totals },
    },
  )
}
