import { describe, expect, it } from "vitest"
import { openShop } from "#tests/support/small-shop.ts"
import { batchPrices, createPriceList, removePriceList, removeProducts, updatePriceList } from "./price-lists.ts"
import { priceContext, variantPrice } from "./prices.ts"

const NOON = "2026-01-15T12:00:00.000Z"

/** A shop with a shirt for 20, a mug for 9 and an active sale with the shirt for 15. */
function shopWithSale() {
  const { db, sell, europe } = openShop()
  const shirt = sell("Shirt", { prices: [{ currency_code: "eur", amount: 20 }] })
  const mug = sell("Mug", { prices: [{ currency_code: "eur", amount: 9 }] })
  const price = (variant: typeof shirt, amount: number) => ({ variant_id: variant.id, currency_code: "eur", amount })
  const sale = createPriceList(db, { title: "Sale", description: "", status: "active", prices: [price(shirt, 15)] })
  const context = priceContext(db, { region_id: europe.id, currency_code: "eur" })
  const costs = (variant = shirt) => variantPrice(db, variant, context)?.calculated_amount
  return { db, sale, shirt, mug, price, costs }
}

describe("price list", () => {
  it("lowers prices while active and within its dates", () => {
    const { db, sale, costs, mug } = shopWithSale()
    expect([costs(), costs(mug)]).toEqual([15, 9])
    updatePriceList(db, sale.id, { ends_at: "2026-01-14" })
    expect(costs()).toBe(20)
    updatePriceList(db, sale.id, { starts_at: NOON, ends_at: null })
    expect(costs()).toBe(15)
    updatePriceList(db, sale.id, { status: "draft" })
    expect(costs()).toBe(20)
  })

  it("rejects invalid dates and unknown variants", () => {
    const { db, sale, price, mug } = shopWithSale()
    expect(() => updatePriceList(db, sale.id, { starts_at: "soon" })).toThrow("invalid date string: soon")
    expect(() => batchPrices(db, sale.id, { create: [price({ ...mug, id: "variant_x" }, 1)] })).toThrow(
      "No price set exist for variants: variant_x",
    )
  })

  it("replaces all of its rules", () => {
    const { db, sale } = shopWithSale()
    updatePriceList(db, sale.id, { rules: { "customer.groups.id": ["vip"], region_id: ["x"] } })
    const { rules_count } = updatePriceList(db, sale.id, { rules: { region_id: ["y"] } })
    const rules = db.tables.priceListRule.by("price_list_id", sale.id)
    expect([rules_count, rules.map(({ attribute, value }) => [attribute, value])]).toEqual([1, [["region_id", ["y"]]]])
  })

  it("adds, updates and deletes prices in one batch", () => {
    const { db, sale, shirt, mug, price, costs } = shopWithSale()
    const { created } = batchPrices(db, sale.id, { create: [price(mug, 8)] })
    expect(costs(mug)).toBe(8)
    batchPrices(db, sale.id, { update: [{ id: created[0]?.id ?? "", variant_id: mug.id, amount: 7 }] })
    expect(costs(mug)).toBe(7)
    const ownPrice = db.tables.price.by("price_set_id", shirt.price_set_id ?? "")
    batchPrices(db, sale.id, { delete: ownPrice.filter((p) => p.price_list_id === sale.id).map((p) => p.id) })
    expect(costs()).toBe(20)
  })

  it("can't change a variant's own prices", () => {
    const { db, sale, shirt } = shopWithSale()
    const ownPrice = db.tables.price.by("price_set_id", shirt.price_set_id ?? "").find((p) => p.price_list_id === null)
    const change = { id: ownPrice?.id ?? "", variant_id: shirt.id, amount: 1 }
    expect(() => batchPrices(db, sale.id, { update: [change] })).toThrow("is not part of a price list")
  })

  it("deletes prices of removed products, and all prices when deleted", () => {
    const { db, sale, shirt, mug, price, costs } = shopWithSale()
    batchPrices(db, sale.id, { create: [price(mug, 8)] })
    removeProducts(db, sale.id, [shirt.product_id])
    expect([costs(), costs(mug)]).toEqual([20, 8])
    removePriceList(db, sale.id)
    expect(costs(mug)).toBe(9)
  })
})
