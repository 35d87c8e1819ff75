import { describe, expect, it } from "vitest"
import { openShop } from "#tests/support/small-shop.ts"
import { narrowProducts, productsIn } from "./product-filters.ts"
import { createProduct } from "./products.ts"

function shopWithTags() {
  const { db, channel } = openShop()
  const [warm, cold] = ["warm", "cold"].map((value) => db.tables.productTag.insert({ value }).id) as [string, string]
  const make = (title: string, tags: string[], isSold = true) =>
    createProduct(db, {
      title,
      options: [{ title: "Size", values: ["S"] }],
      tags: tags.map((id) => ({ id })),
      sales_channels: isSold ? [{ id: channel }] : [],
    })
  make("Scarf", [warm])
  make("Fan", [cold])
  make("Pump", [warm, cold], false)
  return { db, channel, warm, cold }
}

describe("product filters by linked records", () => {
  it("match any value of a filter, and all filters", () => {
    const { db, channel, warm, cold } = shopWithTags()
    const titles = (filters: Record<string, unknown>) =>
      productsIn(db, narrowProducts(db, filters).ids ?? new Set()).map((product) => product.title)
    expect(titles({ tag_id: warm })).toEqual(["Scarf", "Pump"])
    expect(titles({ tag_id: [warm, cold] })).toEqual(["Scarf", "Fan", "Pump"])
    expect(titles({ tag_id: [warm], sales_channel_id: channel })).toEqual(["Scarf"])
    expect(titles({ tag_id: "ptag_nope" })).toEqual([])
  })

  it("return filters on product columns unapplied", () => {
    const { db, warm } = shopWithTags()
    expect(narrowProducts(db, { tag_id: warm, title: "Scarf", variants: {} }).rest).toEqual({ title: "Scarf" })
    expect(narrowProducts(db, { title: "Scarf" }).ids).toBeUndefined()
  })
})
