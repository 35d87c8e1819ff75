import { describe, expect, it } from "vitest"
import { openShop } from "#tests/support/small-shop.ts"
import { setTaxInclusive } from "./price-preferences.ts"
import { addPrice } from "./price-sets.ts"
import { calculatedPrice, priceContext, variantPrice } from "./prices.ts"

/** A shop with a shirt for 20 (18 in Europe), and a function that adds a price list with one price. */
function shopWithShirt() {
  const shop = openShop()
  const { db, europe } = shop
  const shirt = shop.sell("Shirt", {
    prices: [
      { currency_code: "eur", amount: 20 },
      { region_id: europe.id, amount: 18 },
    ],
  })
  const list = (type: "sale" | "override", amount: number, rules: Record<string, string[]> = {}) => {
    const row = db.tables.priceList.insert({ title: type, type, status: "active" })
    for (const [attribute, value] of Object.entries(rules))
      db.tables.priceListRule.insert({ price_list_id: row.id, attribute, value })
    addPrice(db, shirt.price_set_id ?? "", { currency_code: "eur", amount, price_list_id: row.id })
    return row
  }
  const context = (customer_id?: string) =>
    priceContext(db, { region_id: europe.id, currency_code: "eur", customer_id })
  return { ...shop, shirt, list, context }
}

describe("variant price", () => {
  it("prefers the region's price over the currency's", () => {
    const { db, shirt, context, america } = shopWithShirt()
    expect(variantPrice(db, shirt, context())?.calculated_amount).toBe(18)
    const elsewhere = priceContext(db, { region_id: america.id, currency_code: "eur" })
    expect(variantPrice(db, shirt, elsewhere)?.calculated_amount).toBe(20)
  })

  it("is missing in a currency without prices", () => {
    const { db, shirt, america } = shopWithShirt()
    expect(variantPrice(db, shirt, priceContext(db, { region_id: america.id, currency_code: "usd" }))).toBeUndefined()
  })

  it("shows a sale price with the original price", () => {
    const { db, shirt, list, context } = shopWithShirt()
    const sale = list("sale", 15)
    expect(variantPrice(db, shirt, context())).toMatchObject({
      calculated_amount: 15,
      is_calculated_price_price_list: true,
      original_amount: 18,
      calculated_price: { price_list_id: sale.id, price_list_type: "sale" },
      original_price: { price_list_id: null },
    })
  })

  it.each([
    ["sale", "override", 15],
    ["override", "sale", 15],
    ["sale", "sale", 18],
    ["override", "override", 15],
  ] as const)("comes from the list created first if two lists have equal prices: %s, %s", (first, second, original) => {
    const { db, shirt, list, context } = shopWithShirt()
    const winner = list(first, 15)
    list(second, 15)
    expect(variantPrice(db, shirt, context())).toMatchObject({
      calculated_amount: 15,
      calculated_price: { price_list_id: winner.id, price_list_type: first },
      original_amount: original,
    })
  })

  it.each([
    ["sale", "sale"],
    ["override", "sale"],
    ["override", "override"],
  ] as const)(
    "ignores a %s list of another customer group when a later %s list has the same price",
    (first, second) => {
      const { db, shirt, list, context } = shopWithShirt()
      list(first, 15, { "customer.groups.id": [db.tables.customerGroup.insert({ name: "VIP" }).id] })
      const open = list(second, 15)
      expect(variantPrice(db, shirt, context())).toMatchObject({
        calculated_amount: 15,
        calculated_price: { price_list_id: open.id },
        original_amount: second === "override" ? 15 : 18,
      })
    },
  )

  it("comes from an override list with the same amount as the standard price", () => {
    const { db, shirt, list, context } = shopWithShirt()
    const override = list("override", 18)
    expect(variantPrice(db, shirt, context())).toMatchObject({
      calculated_price: { price_list_id: override.id },
      original_price: { price_list_id: override.id },
    })
  })

  it("differs for customers of a group", () => {
    const { db, shirt, list, context } = shopWithShirt()
    const group = db.tables.customerGroup.insert({ name: "VIP" })
    const member = db.tables.customer.insert({ email: "vip@example.com" })
    db.tables.customerGroupCustomer.insert({ customer_id: member.id, customer_group_id: group.id })
    list("override", 25, { "customer.groups.id": [group.id] })
    expect(variantPrice(db, shirt, context(member.id))).toMatchObject({ calculated_amount: 25, original_amount: 25 })
    expect(variantPrice(db, shirt, context())?.calculated_amount).toBe(18)
  })

  it("has amounts with and without tax in a taxed country", () => {
    const { db, shirt, europe, context } = shopWithShirt()
    const germany = { country_code: "de" }
    expect(calculatedPrice(db, shirt, context(), germany)).toMatchObject({
      calculated_amount_with_tax: 21.42,
      calculated_amount_without_tax: 18,
    })
    setTaxInclusive(db, "region_id", europe.id, true)
    expect(calculatedPrice(db, shirt, context(), germany)).toMatchObject({
      is_calculated_price_tax_inclusive: true,
      calculated_amount_with_tax: 18,
    })
  })
})
