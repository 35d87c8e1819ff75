import type { Database } from "#mocks/db/database.ts"
import { random } from "#mocks/db/identifiers.ts"
import { createCart, updateCart } from "#mocks/domain/cart.ts"
import { collectionFor } from "#mocks/domain/cart-payment.ts"
import { refreshCart } from "#mocks/domain/cart-refresh.ts"
import { chooseShipping, optionsOfCart } from "#mocks/domain/cart-shipping.ts"
import { openPaymentSession } from "#mocks/domain/payment-session.ts"
import { completeCart } from "#mocks/domain/place-order.ts"
import { people } from "./content/people.ts"

export const ORDERS = 150

/** Something that happened at a time, to be done in its place among the orders. */
export interface Happening {
  readonly at: number
  readonly run: () => void
}

/** Orders over a span of time (milliseconds since 1970), placed by the shop's own rules, so that every figure is right. */
export function seedOrders(
  db: Database,
  span: { from: number; to: number },
  happenings: readonly Happening[] = [],
  count = ORDERS,
): void {
  const waiting = [...happenings].sort((a, b) => a.at - b.at)
  const catchUp = (until: number) => {
    while (waiting[0] && waiting[0].at <= until) waiting.shift()?.run()
  }
  const next = random(20_26)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const t = db.tables
  const plenty = t.productVariant
    .all()
    .filter(
      (v) =>
        !v.manage_inventory ||
        t.variantInventoryItem.by("variant_id", v.id).some((l) => stocked(db, l.inventory_item_id)),
    )
  for (let i = 0; i < count; i++) {
    const at = span.from + ((span.to - span.from) * (i + next())) / count
    catchUp(at)
    db.clock.during(Math.round(at), () => {
      const person = pick(people)
      const country = t.country.get(person.address.country_code)
      const items = Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
        variant_id: pick(plenty).id,
        quantity: 1 + Math.floor(next() * next() * 3),
      }))
      place(db, { region: String(country?.region_id), email: person.email, address: person.address, items }, next())
    })
  }
  catchUp(span.to)
}

const stocked = (db: Database, itemId: string): boolean =>
  db.tables.inventoryLevel.by("inventory_item_id", itemId).some((l) => l.stocked_quantity - l.reserved_quantity > 12)

export interface Wish {
  readonly region: string
  readonly email: string
  readonly address: { readonly [K in keyof (typeof people)[number]["address"]]?: string | null }
  readonly items: readonly { readonly variant_id: string; readonly quantity: number }[]
}

/** Places an order as a shopper does; answers its id, or nothing where it cannot be delivered. */
export function place(db: Database, wish: Wish, chance: number): string | undefined {
  const { region, email, address, items } = wish
  const cart = createCart(
    db,
    { region_id: region, email, items, shipping_address: address, billing_address: address },
    null,
  )
  if (chance < 0.2) updateCart(db, cart.id, { promo_codes: ["WELCOME10"] })
  const present = () => db.tables.cart.get(cart.id) ?? cart
  const options = optionsOfCart(db, present())
  const option = options[chance > 0.75 ? 1 : 0] ?? options[0]
  if (!option) return undefined
  chooseShipping(db, present(), [{ option_id: option.id }])
  refreshCart(db, cart.id)
  const collection = collectionFor(db, present())
  openPaymentSession(db, collection.id, { provider_id: "pp_system_default" }, undefined)
  return completeCart(db, cart.id).order?.id
}
