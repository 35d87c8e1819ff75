import { describe, expect, it } from "vitest"
import type { Database } from "#mocks/kernel/database.ts"
import { openShop } from "#tests/support/small-shop.ts"
import { changeOptions, setOptions } from "./product-option-links.ts"
import { createOption, deleteOption, updateOption } from "./product-options.ts"
import { createProduct } from "./products.ts"
import { createVariants } from "./variants.ts"

const valuesOf = (db: Database, optionId: string) =>
  db.tables.productOptionValue.by("option_id", optionId).map((value) => value.value)
const usedBy = (db: Database, productId: string) =>
  db.tables.productProductOption.by("product_id", productId).map((link) =>
    db.tables.productProductOptionValue
      .by("product_product_option_id", link.id)
      .map((used) => db.tables.productOptionValue.get(used.product_option_value_id)?.value)
      .join("/"),
  )

function shopWithColors() {
  const { db } = openShop()
  const color = createOption(db, { title: "Color", values: ["red", "blue"] })
  const hat = createProduct(db, { title: "Hat", options: [{ id: color.id }, { title: "Size", values: ["S"] }] })
  const size = db.tables.productOption.by("title", "Size")[0]?.id ?? ""
  return { db, color, hat, size }
}

describe("shared option", () => {
  it("has a unique title, except for titles of exclusive options", () => {
    const { db } = shopWithColors()
    expect(() => createOption(db, { title: "Color", values: [] })).toThrow("Product option with title: Color, already")
    expect(createProduct(db, { title: "Cap", options: [{ title: "Color", values: ["x"] }] }).title).toBe("Cap")
  })

  it("can't become exclusive", () => {
    const { db, color } = shopWithColors()
    expect(() => updateOption(db, color.id, { is_exclusive: true })).toThrow("from global to exclusive")
  })

  it("keeps ranks of remaining values and rejects ranks for unknown values", () => {
    const { db, color } = shopWithColors()
    updateOption(db, color.id, { values: ["red", "blue", "green"], ranks: { green: 1, red: 2 } })
    const ranks = db.tables.productOptionValue.by("option_id", color.id).map(({ value, rank }) => [value, rank])
    expect(ranks).toEqual([
      ["red", 2],
      ["blue", null],
      ["green", 1],
    ])
    expect(() => updateOption(db, color.id, { ranks: { pink: 1 } })).toThrow('Value "pink" is assigned a rank')
  })

  it("can't be deleted, nor its values, while a product uses them", () => {
    const { db, color } = shopWithColors()
    expect(() => deleteOption(db, color.id)).toThrow("Cannot delete product options that are associated with products.")
    expect(() => updateOption(db, color.id, { values: ["red"] })).toThrow("Cannot delete product option values")
  })

  it("doesn't add its new values to products", () => {
    const { db, color, hat } = shopWithColors()
    updateOption(db, color.id, { values: ["red", "blue", "green"] })
    expect(usedBy(db, hat.id)).toEqual(["red/blue", "S"])
    changeOptions(db, hat.id, {
      update: [{ product_option_id: color.id, add: [{ value: "green" }, { value: "grey" }] }],
    })
    expect(usedBy(db, hat.id)).toEqual(["red/blue/green/grey", "S"])
    expect(valuesOf(db, color.id)).toEqual(["red", "blue", "green", "grey"])
  })
})

describe("exclusive option", () => {
  it("can't be used by another product", () => {
    const { db, size } = shopWithColors()
    expect(() => createProduct(db, { title: "Cap", options: [{ id: size }] })).toThrow(
      `Product options are already assigned to another product: ${size}`,
    )
  })

  it("is deleted when its product no longer uses it", () => {
    const { db, hat, color, size } = shopWithColors()
    setOptions(db, hat.id, [color.id])
    expect([usedBy(db, hat.id), db.tables.productOption.get(size)]).toEqual([["red/blue"], undefined])
  })
})

describe("option used by a variant", () => {
  it("can't be removed from the product, nor the value that the variant uses", () => {
    const { db, hat, color } = shopWithColors()
    createVariants(db, hat.id, [{ title: "Red", options: { Color: "red", Size: "S" } }])
    const red = db.tables.productOptionValue.by("option_id", color.id)[0]?.id ?? ""
    expect(() => changeOptions(db, hat.id, { remove: [color.id] })).toThrow("which has variants for that option")
    expect(() => changeOptions(db, hat.id, { update: [{ product_option_id: color.id, remove: [red] }] })).toThrow(
      "the following variant(s) are using it: Red",
    )
  })
})
