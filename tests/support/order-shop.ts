import { createCart } from "#mocks/domain/cart/cart.ts"
import { cartOf } from "#mocks/domain/cart/lookup.ts"
import { findOrCreateCollection } from "#mocks/domain/cart/payment.ts"
import { refreshCart } from "#mocks/domain/cart/refresh.ts"
import { setShippingMethods } from "#mocks/domain/cart/shipping.ts"
import { availableOf, levelAt } from "#mocks/domain/inventory/inventory.ts"
import { previewOf } from "#mocks/domain/orders/change/preview.ts"
import { fulfillOrder } from "#mocks/domain/orders/order-fulfillment.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { orderFigures } from "#mocks/domain/orders/order-totals.ts"
import { pendingOf } from "#mocks/domain/orders/pending.ts"
import { completeCart } from "#mocks/domain/orders/place-order.ts"
import { openPaymentSession } from "#mocks/domain/payments/payment-session.ts"
import { capturePayment } from "#mocks/domain/payments/payments.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { address } from "./live-shop.ts"
import { openShop } from "./small-shop.ts"

/**
 * A shop that sells shirts (10 in stock, 20 euros), caps (3 in stock, 30 euros) and mugs (inventory not managed,
 * 10 euros), with a paid and fulfilled order of four shirts and two mugs: 130.90 euros with shipping and 19 % tax.
 */
export function openOrderShop() {
  const shop = openShop()
  const { db, warehouse } = shop
  const t = db.tables
  const eur = (amount: number) => [{ currency_code: "eur", amount }]
  const shirt = shop.sell("Shirt", { stock: 10, prices: eur(20) })
  const cap = shop.sell("Cap", { stock: 3, prices: eur(30) })
  const mug = shop.sell("Mug", { prices: eur(10) })
  const back = shop.option("Return", eur(5))

  const place = (items: { variant_id: string; quantity: number }[]): Row<"order"> => {
    const contact = { email: "ada@example.com", shipping_address: address }
    const { id } = createCart(db, { region_id: shop.europe.id, ...contact, items }, null)
    setShippingMethods(db, cartOf(db, id), [{ option_id: shop.standard.id }])
    refreshCart(db, id)
    openPaymentSession(
      db,
      findOrCreateCollection(db, cartOf(db, id)).id,
      { provider_id: "pp_system_default" },
      undefined,
    )
    const { order } = completeCart(db, id)
    if (!order) throw new Error("the order was not placed")
    return order
  }
  const { id } = place([
    { variant_id: shirt.id, quantity: 4 },
    { variant_id: mug.id, quantity: 2 },
  ])
  const order = (): Row<"order"> => t.order.get(id) as Row<"order">
  const lineOf = (variant: Row<"productVariant">, orderId = id): string => {
    const row = t.order.get(orderId) as Row<"order">
    const found = orderState(db, row).items.filter(({ line }) => line.variant_id === variant.id)
    const last = found.at(-1)
    if (!last) throw new Error(`the order has no ${variant.title}`)
    return last.line.id
  }
  const fulfill = (items: { id: string; quantity: number }[]) =>
    fulfillOrder(db, id, { items, location_id: warehouse.id }, null)

  const collection = t.paymentCollection.first("order_id", id)
  const payment = t.payment.first("payment_collection_id", collection?.id ?? "") as Row<"payment">
  capturePayment(db, payment.id, undefined, null)
  fulfill([
    { id: lineOf(shirt), quantity: 4 },
    { id: lineOf(mug), quantity: 2 },
  ])

  return {
    ...shop,
    shirt,
    cap,
    mug,
    back,
    id,
    order,
    lineOf,
    place,
    fulfil: fulfill,
    payment,
    /** Quantities of an item in the current version. */
    counted: (variant: Row<"productVariant">) =>
      orderState(db, order()).items.find(({ line }) => line.id === lineOf(variant))?.detail,
    total: () => orderFigures(db, order()).totals.total,
    pending: () => pendingOf(db, order()),
    /** Previews the order change; throws if it is impossible. */
    preview: () => previewOf(db, order()),
    stock: (variant: Row<"productVariant">) => {
      const item = t.variantInventoryItem.first("variant_id", variant.id)
      const level = levelAt(db, item?.inventory_item_id ?? "", warehouse.id)
      return level && { stocked: level.stocked_quantity, available: availableOf(level) }
    },
    events: () => t.event.all().map((event) => event.name),
  }
}
export type OrderShop = ReturnType<typeof openOrderShop>
