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

describe("products filtered by what they are linked with", () => {
  it("are those of any named thing, and of all filters at once", () => {
    const { db, channel, warm, cold } = shopWithTags()
    const titles = (filters: Record<string, unknown>) =>
      productsIn(db, narrowProducts(db, filters).ids ?? new Set()).map((product) => product.title)
    expect(titles({ tag_id: warm })).toEqual(["Scarf", "Pump"])
    expect(titles({ tag_id: [warm, cold] })).toEqual(["Scarf", "Fan", "Pump"])
    expect(titles({ tag_id: [warm], sales_channel_id: channel })).toEqual(["Scarf"])
    expect(titles({ tag_id: "ptag_nope" })).toEqual([])
  })

  it("leave the filters on the products themselves to the list", () => {
    const { db, warm } = shopWithTags()
    expect(narrowProducts(db, { tag_id: warm, title: "Scarf", variants: {} }).rest).toEqual({ title: "Scarf" })
    expect(narrowProducts(db, { title: "Scarf" }).ids).toBeUndefined()
  })
})
