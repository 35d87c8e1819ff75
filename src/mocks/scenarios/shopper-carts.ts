import { updateLevel } from "#mocks/domain/inventory/inventory-levels.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { setInvoiceBehavior } from "./checkout.ts"
import { type CartState, fillCart, withCart } from "./guest-cart.ts"
import { described, openCartId } from "./opening.ts"
import type { Scenario } from "./scenario.ts"

const cart = (
  page: string,
  about: string,
  aboutDe: string,
  state: CartState = {},
  then?: (db: Database) => void,
): Scenario => ({
  ...described("checkout", about, aboutDe, withCart(page)),
  build: (db, base) => {
    seedLivingShop(db, base)
    fillCart(db, state)
    then?.(db)
  },
})

/** Leaves nothing of the products in the cart in stock. */
function sellOut(db: Database): void {
  const { cartLineItem, variantInventoryItem, inventoryLevel } = db.tables
  const variants = cartLineItem.by("cart_id", openCartId(db)).map((line) => line.variant_id ?? "")
  for (const variant of variants)
    for (const link of variantInventoryItem.by("variant_id", variant))
      for (const level of inventoryLevel.by("inventory_item_id", link.inventory_item_id))
        updateLevel(db, level.inventory_item_id, {
          location_id: level.location_id,
          stocked_quantity: level.reserved_quantity,
        })
}

/** Offers payment with Stripe in all regions. */
export function addStripe(db: Database): void {
  db.tables.paymentProvider.insert({ id: "pp_stripe_stripe" })
  for (const region of db.tables.region.all())
    db.tables.regionPaymentProvider.insert({ region_id: region.id, payment_provider_id: "pp_stripe_stripe" })
}

export const shopperCarts = {
  "cart-filled": cart("/cart", "A guest has two products in the cart.", "Ein Gast hat zwei Produkte im Warenkorb."),
  "checkout-at-contact": cart(
    "/checkout",
    "A guest has just started the checkout.",
    "Ein Gast ist gerade zur Kasse gegangen.",
  ),
  "checkout-at-address": cart(
    "/checkout",
    "A guest at the checkout has entered an email and must enter an address.",
    "Ein Gast an der Kasse hat seine E-Mail-Adresse eingegeben und muss die Anschrift eingeben.",
    { until: "email" },
  ),
  "checkout-at-delivery": cart(
    "/checkout",
    "A guest at the checkout has entered an address; the shipping method isn’t chosen yet.",
    "Ein Gast an der Kasse hat die Anschrift eingegeben; die Versandart ist noch nicht gewählt.",
    { until: "address" },
  ),
  "checkout-at-payment": cart(
    "/checkout",
    "A guest at the checkout has chosen a shipping method; the payment isn’t started yet.",
    "Ein Gast an der Kasse hat die Versandart gewählt; die Zahlung ist noch nicht begonnen.",
    { until: "shipping" },
  ),
  "checkout-at-review": cart(
    "/checkout",
    "A guest at the checkout has chosen everything and can place the order.",
    "Ein Gast an der Kasse hat alles gewählt und kann bestellen.",
    { until: "payment" },
  ),
  "checkout-declined": cart(
    "/checkout",
    "A guest at the checkout can place the order, but its invoice payment is declined. Card payment works.",
    "Ein Gast an der Kasse kann bestellen, aber die Zahlung auf Rechnung wird abgelehnt. Kartenzahlung funktioniert.",
    { until: "payment" },
    (db) => setInvoiceBehavior(db, "decline"),
  ),
  "checkout-stripe": cart(
    "/checkout",
    "A guest at the checkout pays with Stripe (pp_stripe_stripe) or by invoice. The payment form has Stripe's test cards, a demo bank and a wallet.",
    "Ein Gast an der Kasse bezahlt mit Stripe (pp_stripe_stripe) oder auf Rechnung. Das Zahlungsformular bietet Testkarten von Stripe, eine Demo-Bank und eine Wallet.",
    { until: "shipping" },
    addStripe,
  ),
  "cart-with-promotion": cart(
    "/cart",
    "The promotion code WELCOME10 takes 10% off a guest's cart.",
    "Der Aktionscode WELCOME10 verringert den Warenkorb eines Gastes um 10 %.",
    { code: "WELCOME10" },
  ),
  "cart-with-free-shipping": cart(
    "/checkout",
    "The promotion code FREESHIP makes the shipping of a guest's cart free.",
    "Mit dem Aktionscode FREESHIP ist der Versand für den Warenkorb eines Gastes kostenlos.",
    { code: "FREESHIP", until: "shipping" },
  ),
  "cart-buy-two-get-one": cart(
    "/cart",
    "Three mugs are in a guest's cart, and the promotion code MUGS3FOR2 makes one free.",
    "Drei Becher liegen im Warenkorb eines Gastes; mit dem Aktionscode MUGS3FOR2 ist einer kostenlos.",
    { items: { "Morning Mug": 3 }, code: "MUGS3FOR2" },
  ),
  "cart-sold-out": cart(
    "/checkout",
    "The products in a guest's cart were sold out before the order was placed.",
    "Die Produkte im Warenkorb eines Gastes sind ausverkauft, bevor er bestellt hat.",
    { until: "payment" },
    sellOut,
  ),
} satisfies Readonly<Record<string, Scenario>>
