import { previewOf } from "#mocks/domain/orders/change/preview.ts"
import { createDraft, type NewDraft } from "#mocks/domain/orders/draft-order/create.ts"
import { draftEditOf } from "#mocks/domain/orders/draft-order/edit.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { orderFigures } from "#mocks/domain/orders/order-totals.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { address } from "./live-shop.ts"
import { openShop } from "./small-shop.ts"

/** A shop with five shirts at 20 euros, and a draft with two shirts, an engraving for 5 and shipping for 10. */
export function openDraftShop(more: Partial<NewDraft> = {}) {
  const shop = openShop()
  const { db, europe, standard } = shop
  const shirt = shop.sell("Shirt", { stock: 5, prices: [{ currency_code: "eur", amount: 20 }] })
  const request = (changes: Partial<NewDraft> = {}): NewDraft => ({
    region_id: europe.id,
    email: "ada@example.com",
    shipping_address: { ...address },
    items: [
      { variant_id: shirt.id, quantity: 2 },
      { title: "Engraving", quantity: 1, unit_price: 5 },
    ],
    shipping_methods: [{ name: "Standard", shipping_option_id: standard.id, amount: 10 }],
    ...changes,
  })
  const make = (changes?: Partial<NewDraft>) => createDraft(db, request(changes)).id
  const id = make(more)
  const order = () => db.tables.order.get(id) as Row<"order">
  const paymentCollections = () =>
    db.tables.paymentCollection.by("order_id", id).map(({ amount, status }) => [amount, status])
  return {
    ...shop,
    shirt,
    make,
    id,
    order,
    bills: paymentCollections,
    total: () => orderFigures(db, order()).totals.total,
    previewTotal: () => previewOf(db, order()).figures.totals.total,
    edit: () => draftEditOf(db, id),
    discounts: () =>
      orderState(db, order()).items.flatMap(({ adjustments }) => adjustments.map(({ amount }) => amount)),
    codes: () =>
      db.tables.orderPromotion.by("order_id", id).map((link) => db.tables.promotion.get(link.promotion_id)?.code),
  }
}
