import { refreshCart } from "#mocks/domain/cart/refresh.ts"
import type { Behavior } from "#mocks/domain/payments/payment-session.ts"
import { createPriceList, updatePriceList } from "#mocks/domain/pricing/price-lists.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import type { Scenario } from "./scenario.ts"

/** A second way to pay, which always works. */
const CARD = "pp_card_demo"

/** The shop whose first way to pay, by invoice, does this. */
const invoicesThat = (behavior: Behavior, about: string): Scenario => ({
  about,
  build: (db, base) => {
    seedLivingShop(db, base)
    db.tables.paymentProvider.update("pp_system_default", { behavior })
    db.tables.paymentProvider.insert({ id: CARD })
    for (const region of db.tables.region.all())
      db.tables.regionPaymentProvider.insert({ region_id: region.id, payment_provider_id: CARD })
  },
})

export const requiresMore = invoicesThat(
  "requires_more",
  "Paying by invoice (pp_system_default) wants one more step of the shopper: placing the order is put off once, and works when it is tried again.",
)
export const declined = invoicesThat(
  "decline",
  "Paying by invoice (pp_system_default) is declined when the order is placed; paying by card (pp_card_demo) instead works.",
)
export const conflicting = invoicesThat(
  "conflict",
  "Placing an order that is paid by invoice (pp_system_default) meets another call that is at it: 409 twice, then there is one order.",
)

const DEARER = "Prices from today on"

/** Half as much again for everything, not in force yet. */
function planDearerPrices(db: Database): void {
  const dearer = ({ currency_code, amount }: Row<"price">) => ({ currency_code, amount: Math.ceil(amount * 1.5) })
  const prices = db.tables.productVariant.all().flatMap((variant) =>
    db.tables.price
      .by("price_set_id", variant.price_set_id ?? "")
      .filter((price) => price.price_list_id === null)
      .map((price) => ({ variant_id: variant.id, ...dearer(price) })),
  )
  const description = "Comes into force when the first shopper places an order"
  createPriceList(db, { title: DEARER, description, type: "override", status: "draft", prices })
}

export const priceChanged: Scenario = {
  about:
    "Everything gets dearer while the first shopper places an order: the cart has new prices, its payment has to be begun anew, nothing is ordered unseen.",
  build: (db, base) => {
    seedLivingShop(db, base)
    planDearerPrices(db)
  },
  meanwhile: {
    method: "POST",
    path: "/store/carts/:id/complete",
    happen: (db, path) => {
      const dearer = db.tables.priceList.find((list) => list.title === DEARER)
      const cart = db.tables.cart.get(path.split("/")[3])
      if (dearer?.status !== "draft" || !cart || cart.completed_at) return
      for (const list of db.tables.priceList.all())
        updatePriceList(db, list.id, { title: list.title, status: list.id === dearer.id ? "active" : "draft" })
      // What the shopper's other tab would bring about.
      refreshCart(db, cart.id, { reprice: true })
    },
  },
}
