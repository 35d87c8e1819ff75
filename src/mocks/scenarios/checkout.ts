import { refreshCart } from "#mocks/domain/cart/refresh.ts"
import type { Behavior } from "#mocks/domain/payments/payment-session.ts"
import { createPriceList, updatePriceList } from "#mocks/domain/pricing/price-lists.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { fillCart } from "./guest-cart.ts"
import type { Scenario } from "./scenario.ts"

/** A second payment provider, which always works. */
const CARD = "pp_card_demo"

/**
 * The default dataset with a payment behavior for invoices (its first provider) and a second provider, which always
 * works. A guest at the checkout has chosen to pay by invoice.
 */
const withInvoiceBehavior = (behavior: Behavior, about: string): Scenario => ({
  about,
  build: (db, base) => {
    seedLivingShop(db, base)
    setInvoiceBehavior(db, behavior)
    fillCart(db, { until: "payment" })
  },
})

/** Sets the result of invoice payments, and adds payment by card, which always works. */
export function setInvoiceBehavior(db: Database, behavior: Behavior): void {
  db.tables.paymentProvider.update("pp_system_default", { behavior })
  db.tables.paymentProvider.insert({ id: CARD })
  for (const region of db.tables.region.all())
    db.tables.regionPaymentProvider.insert({ region_id: region.id, payment_provider_id: CARD })
}

export const requiresMore = withInvoiceBehavior(
  "requires_more",
  "Invoice payment (pp_system_default) requires one more step from the shopper. Placing the order fails once and succeeds on retry.",
)
export const declined = withInvoiceBehavior(
  "decline",
  "Invoice payment (pp_system_default) is declined when the order is placed. Card payment (pp_card_demo) works.",
)
export const conflicting = withInvoiceBehavior(
  "conflict",
  "Placing an order paid by invoice (pp_system_default) conflicts with another request: it returns 409 twice, then there is one order.",
)

const INCREASE_TITLE = "New prices"

/** Adds an inactive price list with all prices raised by half. */
function addPriceIncrease(db: Database): void {
  const raised = ({ currency_code, amount }: Row<"price">) => ({ currency_code, amount: Math.ceil(amount * 1.5) })
  const prices = db.tables.productVariant.all().flatMap((variant) =>
    db.tables.price
      .by("price_set_id", variant.price_set_id ?? "")
      .filter((price) => price.price_list_id === null)
      .map((price) => ({ variant_id: variant.id, ...raised(price) })),
  )
  const description = "Takes effect when the first shopper places an order"
  createPriceList(db, { title: INCREASE_TITLE, description, type: "override", status: "draft", prices })
}

export const priceChanged: Scenario = {
  about:
    "All prices rise while the first shopper places an order. The cart is repriced, payment has to be started again, and nothing is ordered until the shopper agrees.",
  build: (db, base) => {
    seedLivingShop(db, base)
    addPriceIncrease(db)
    fillCart(db, { until: "payment" })
  },
  concurrentChange: {
    method: "POST",
    path: "/store/carts/:id/complete",
    apply: (db, path) => {
      const raised = db.tables.priceList.find((list) => list.title === INCREASE_TITLE)
      const cart = db.tables.cart.get(path.split("/")[3])
      if (raised?.status !== "draft" || !cart || cart.completed_at) return
      for (const list of db.tables.priceList.all())
        updatePriceList(db, list.id, { title: list.title, status: list.id === raised.id ? "active" : "draft" })
      // Reprices the cart as the shopper's other tab would.
      refreshCart(db, cart.id, { reprice: true })
    },
  },
}
