import { type CalculatedPrice, priceOfSet } from "#mocks/domain/pricing/prices.ts"
import { lacksStock, optionsFor } from "#mocks/domain/shipping/shipping.ts"
import { inLocale } from "#mocks/domain/translations/translations.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { shippingPriceContext } from "./prices.ts"

/** Shipping options available to a cart; `isReturn` selects return shipping. */
export const optionsOfCart = (db: Database, cart: Row<"cart">, isReturn = false): Row<"shippingOption">[] =>
  optionsFor(db, {
    salesChannelId: cart.sales_channel_id,
    place: db.tables.cartAddress.get(cart.shipping_address_id),
    facts: { is_return: String(isReturn) },
  })

/** Returns an option's price for the cart; undefined without a price in the cart's currency. */
export const optionPrice = (
  db: Database,
  cart: Row<"cart">,
  option: Row<"shippingOption">,
): CalculatedPrice | undefined =>
  option.price_set_id === null || option.price_type === "calculated"
    ? undefined
    : priceOfSet(db, option.price_set_id, shippingPriceContext(db, cart))

export const optionLacksStock = (db: Database, cart: Row<"cart">, option: Row<"shippingOption">): boolean =>
  lacksStock(db, option, db.tables.cartLineItem.by("cart_id", cart.id))

function removeMethod(db: Database, id: string): void {
  const { cartShippingMethodTaxLine: taxes, cartShippingMethodAdjustment: discounts } = db.tables
  for (const tax of taxes.by("shipping_method_id", id)) taxes.erase(tax.id)
  for (const discount of discounts.by("shipping_method_id", id)) discounts.erase(discount.id)
  db.tables.cartShippingMethod.erase(id)
}

const profileOf = (db: Database, method: Row<"cartShippingMethod">): string | null =>
  db.tables.shippingOption.get(method.shipping_option_id)?.shipping_profile_id ?? null

/** Sets shipping methods; each replaces the methods of the same shipping profile. */
export function setShippingMethods(
  db: Database,
  cart: Row<"cart">,
  requests: readonly { readonly option_id: string; readonly data?: Json | undefined }[],
): void {
  if (requests.length === 0) return
  const offered = new Map(optionsOfCart(db, cart).map((option) => [option.id, option]))
  const chosen = requests.map(({ option_id, data }) => {
    const option = offered.get(option_id)
    if (!option) throw invalidData("Shipping Options are invalid for cart.")
    return { option, data, price: optionPrice(db, cart, option) }
  })
  const without = chosen.filter(({ price }) => !price).map(({ option }) => option.id)
  if (without.length > 0) throw invalidData(`Shipping options with IDs ${without.join(", ")} do not have a price`)
  const profiles = new Set(chosen.map(({ option }) => option.shipping_profile_id))
  for (const method of db.tables.cartShippingMethod.by("cart_id", cart.id))
    if (profiles.has(profileOf(db, method))) removeMethod(db, method.id)
  for (const { option, data, price } of chosen)
    db.tables.cartShippingMethod.insert({
      cart_id: cart.id,
      name: inLocale(db, option, cart.locale).name,
      amount: price?.calculated_amount ?? 0,
      is_tax_inclusive: price?.is_calculated_price_tax_inclusive ?? false,
      shipping_option_id: option.id,
      data: data ?? {},
    })
}

/** Gives the shipping methods their names in the cart's locale. */
export function translateMethods(db: Database, cart: Row<"cart">): void {
  for (const method of db.tables.cartShippingMethod.by("cart_id", cart.id)) {
    const option = db.tables.shippingOption.get(method.shipping_option_id)
    if (option) db.tables.cartShippingMethod.update(method.id, { name: inLocale(db, option, cart.locale).name })
  }
}

/**
 * Removes shipping methods that are no longer available to the cart and updates the amounts of the others. A method
 * that no line item needs is kept while it is the only one.
 */
export function refreshShipping(db: Database, cart: Row<"cart">): void {
  const methods = db.tables.cartShippingMethod.by("cart_id", cart.id)
  if (methods.length === 0) return
  const offered = new Map(optionsOfCart(db, cart).map((option) => [option.id, option]))
  const profiles = new Set(
    db.tables.cartLineItem
      .by("cart_id", cart.id)
      .flatMap((line) => db.tables.product.get(line.product_id)?.shipping_profile_id ?? []),
  )
  const found = methods.flatMap((method) => {
    if (method.shipping_option_id === null) return []
    const option = offered.get(method.shipping_option_id)
    return { method, option, price: option && optionPrice(db, cart, option) }
  })
  const isOnly = found.filter(({ price }) => price).length === 1
  for (const { method, option, price } of found) {
    const isNeeded = isOnly || profiles.size === 0 || profiles.has(option?.shipping_profile_id ?? "")
    if (!price || !isNeeded) removeMethod(db, method.id)
    else if (
      method.amount !== price.calculated_amount ||
      method.is_tax_inclusive !== price.is_calculated_price_tax_inclusive
    )
      db.tables.cartShippingMethod.update(method.id, {
        amount: price.calculated_amount,
        is_tax_inclusive: price.is_calculated_price_tax_inclusive,
      })
  }
}
