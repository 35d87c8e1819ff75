import { taxLinesFor } from "#mocks/domain/tax/tax.rules.ts"
import { taxSource } from "#mocks/domain/tax/tax-source.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"

interface TaxOptions {
  /** Recalculates all tax lines; otherwise only adds missing ones. */
  readonly all?: boolean
  /** Also taxes carts in regions without automatic taxes. */
  readonly force?: boolean
}

/** Sets the tax lines of a cart's line items and shipping methods for the destination country. */
export function refreshCartTaxes(
  db: Database,
  cart: Row<"cart">,
  { all = false, force = false }: TaxOptions = {},
): void {
  const address = db.tables.cartAddress.get(cart.shipping_address_id)
  const region = db.tables.region.get(cart.region_id)
  if (force && !address?.country_code) throw invalidData("country code is required to calculate taxes")
  const place =
    address && (force || region?.automatic_taxes)
      ? { country_code: address.country_code, province: address.province }
      : { country_code: null }
  const source = taxSource(db, cart.locale)
  const { cartLineItemTaxLine: ofLines, cartShippingMethodTaxLine: ofMethods } = db.tables
  for (const line of db.tables.cartLineItem.by("cart_id", cart.id)) {
    const present = ofLines.by("item_id", line.id)
    if (present.length > 0 && !all) continue
    for (const tax of present) ofLines.erase(tax.id)
    for (const found of taxLinesFor(line, place, source)) ofLines.insert({ ...found, item_id: line.id })
  }
  for (const method of db.tables.cartShippingMethod.by("cart_id", cart.id)) {
    const present = ofMethods.by("shipping_method_id", method.id)
    if (present.length > 0 && !all) continue
    for (const tax of present) ofMethods.erase(tax.id)
    for (const found of taxLinesFor(method, place, source))
      ofMethods.insert({ ...found, shipping_method_id: method.id })
  }
}
