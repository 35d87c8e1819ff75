import { lineTexts } from "#mocks/domain/cart/lines.ts"
import { isFeatureOn } from "#mocks/domain/system/feature-flags.ts"
import { inLocale } from "#mocks/domain/translations/translations.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { orderState } from "./order-state.ts"

/** Gives an order's items, shipping methods and taxes the texts of its locale, as they are in the catalog now. */
export function translateOrder(db: Database, order: Row<"order">): void {
  if (!order.locale || !isFeatureOn(db, "translation")) return
  const { orderLineItem, orderShippingMethod, orderLineItemTaxLine, orderShippingMethodTaxLine } = db.tables
  const taxName = (rateId: string | null) => {
    const rate = db.tables.taxRate.get(rateId)
    return rate && inLocale(db, rate, order.locale).name
  }
  const { items, methods } = orderState(db, order)
  for (const { line } of items) {
    const texts = lineTexts(db, line, order.locale)
    if (texts) orderLineItem.update(line.id, texts)
    for (const { id, tax_rate_id } of orderLineItemTaxLine.by("item_id", line.id)) {
      const description = taxName(tax_rate_id)
      if (description) orderLineItemTaxLine.update(id, { description })
    }
  }
  for (const { method } of methods) {
    const option = db.tables.shippingOption.get(method.shipping_option_id)
    if (option) orderShippingMethod.update(method.id, { name: inLocale(db, option, order.locale).name })
    for (const { id, tax_rate_id } of orderShippingMethodTaxLine.by("shipping_method_id", method.id)) {
      const description = taxName(tax_rate_id)
      if (description) orderShippingMethodTaxLine.update(id, { description })
    }
  }
}
