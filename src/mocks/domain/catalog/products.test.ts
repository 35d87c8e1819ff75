import { describe, expect, it } from "vitest"
import { reserve } from "#mocks/domain/inventory/inventory.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { openShop } from "#tests/support/small-shop.ts"
import { createProduct, deleteProducts, type ProductValues, updateProduct } from "./products.ts"
import { createVariants, deleteVariants, updateVariants } from "./variants.ts"

const sizes = { options: [{ title: "Size", values: ["S", "M"] }] }
const small = { title: "S", sku: "HAT-S", options: { Size: "S" }, prices: [{ currency_code: "eur", amount: 10 }] }

function shopWithHat(more: Partial<ProductValues> = {}) {
  const shop = openShop()
  const { db } = shop
  const hat = createProduct(db, { title: "Hat", ...sizes, variants: [small], ...more })
  const variantsOf = (product: Row<"product">) => db.tables.productVariant.by("product_id", product.id)
  return { ...shop, hat, variantsOf, variant: variantsOf(hat)[0] as Row<"productVariant"> }
}
const itemsOf = (db: Database) => db.tables.inventoryItem.all().map((item) => item.sku)

describe("new product", () => {
  it("gets its handle from the title and its thumbnail from the first image", () => {
    const { hat } = shopWithHat({ images: [{ url: "http://x/1.png" }, { url: "http://x/2.png" }] })
    expect(hat).toMatchObject({ handle: "hat", thumbnail: "http://x/1.png", status: "draft", discountable: true })
  })

  it.each(["🎁", "!!!", "…"])("gets a random handle if its title is %s", (title) => {
    expect(shopWithHat({ title }).hat.handle).toMatch(/^product-[a-z\d]{6}$/)
  })

  it("isn't discountable if it is a gift card", () => {
    expect(shopWithHat({ is_giftcard: true, discountable: true }).hat.discountable).toBe(false)
  })

  it("is rejected without options, with an invalid handle or with a duplicate handle", () => {
    const { db } = shopWithHat()
    expect(() => createProduct(db, { title: "Cap" })).toThrow("Product options are not provided for: [Cap].")
    expect(() => createProduct(db, { title: "Cap", handle: "A Cap", ...sizes })).toThrow("URL safe characters")
    expect(() => createProduct(db, { title: "Hat", ...sizes })).toThrow("Product with handle: hat, already exists.")
  })

  it("is rejected with an unknown tag or collection", () => {
    const { db } = openShop()
    expect(() => createProduct(db, { title: "Hat", ...sizes, tags: [{ id: "ptag_x" }] })).toThrow(
      "Tag with id ptag_x not found",
    )
    expect(() => createProduct(db, { title: "Hat", ...sizes, collection_id: "pcol_x" })).toThrow(
      "You tried to set relationship collection_id: pcol_x, but such entity does not exist",
    )
  })
})

describe("updated product", () => {
  it("keeps images listed by id, in the given order", () => {
    const { db, hat } = shopWithHat({ images: [{ url: "a" }, { url: "b" }] })
    const [, b] = db.tables.productImage.by("product_id", hat.id)
    updateProduct(db, hat.id, { images: [{ id: b?.id, url: "b2" }, { url: "c" }] })
    const images = db.tables.productImage.by("product_id", hat.id).sort((x, y) => x.rank - y.rank)
    expect(images.map(({ id, url }) => (id === b?.id ? `kept ${url}` : url))).toEqual(["kept b2", "c"])
  })

  it("loses variants that are left out and keeps their inventory items", () => {
    const { db, hat, variant, variantsOf } = shopWithHat()
    updateProduct(db, hat.id, { variants: [{ title: "M", options: { Size: "M" } }] })
    expect(variantsOf(hat).map((row) => row.title)).toEqual(["M"])
    expect(db.tables.productVariant.get(variant.id)).toBeUndefined()
    expect(itemsOf(db)).toEqual(["HAT-S"])
  })

  it("rejects two variants with the same options", () => {
    const { db, hat } = shopWithHat()
    const twins = ["X", "Y"].map((title) => ({ title, options: { Size: "S" } }))
    expect(() => updateProduct(db, hat.id, { variants: twins })).toThrow(
      'Variant "X" has same combination of option values as "Y".',
    )
  })
})

describe("deleted product", () => {
  it("deletes its variants, inventory items and exclusive options, and frees its handle", () => {
    const { db, hat, variantsOf } = shopWithHat()
    deleteProducts(db, [hat.id])
    expect(variantsOf(hat)).toEqual([])
    expect([itemsOf(db), db.tables.productOption.all()]).toEqual([[], []])
    expect(createProduct(db, { title: "Hat", ...sizes, variants: [small] }).handle).toBe("hat")
  })

  it("is kept while its stock is reserved", () => {
    const { db, hat, warehouse } = shopWithHat()
    const item = db.tables.inventoryItem.all()[0]?.id ?? ""
    const location_id = warehouse.id
    db.tables.inventoryLevel.insert({ inventory_item_id: item, location_id, stocked_quantity: 5 })
    reserve(db, { inventory_item_id: item, location_id, quantity: 1 })
    expect(() => db.atomically(() => deleteProducts(db, [hat.id]))).toThrow(
      `Cannot remove following inventory item(s) since they have reservations: [${item}].`,
    )
    expect(db.tables.product.get(hat.id)).toBeDefined()
  })
})

describe("product variant", () => {
  it("rejects duplicate option combinations and unknown option values", () => {
    const { db, hat } = shopWithHat()
    expect(() => createVariants(db, hat.id, [{ ...small, sku: "2" }])).toThrow(
      "Variant (S) with provided options already exists.",
    )
    expect(() => createVariants(db, hat.id, [{ title: "L", options: { Size: "L" } }])).toThrow(
      "Option value L does not exist for option Size",
    )
  })

  it("loses its options when the update has none", () => {
    const { db, variant } = shopWithHat()
    updateVariants(db, [{ id: variant.id, options: {} }])
    expect(db.tables.variantOptionValue.by("variant_id", variant.id)).toEqual([])
  })

  it("has only the prices of the latest update", () => {
    const { db, variant } = shopWithHat()
    updateVariants(db, [{ id: variant.id, prices: [{ currency_code: "usd", amount: 9 }] }])
    const prices = db.tables.price.by("price_set_id", variant.price_set_id ?? "")
    expect(prices.map(({ currency_code, amount }) => [currency_code, amount])).toEqual([["usd", 9]])
  })

  it("loses its inventory item when unmanaged and gets a new one when managed again", () => {
    const { db, variant } = shopWithHat()
    const parts = () => db.tables.variantInventoryItem.by("variant_id", variant.id).length
    updateVariants(db, [{ id: variant.id, manage_inventory: false }])
    expect([parts(), itemsOf(db)]).toEqual([0, ["HAT-S"]])
    updateVariants(db, [{ id: variant.id, manage_inventory: true, sku: "HAT-2" }])
    expect([parts(), itemsOf(db)]).toEqual([1, ["HAT-S", "HAT-2"]])
  })

  it("keeps an inventory item that another variant uses", () => {
    const { db, hat, variant } = shopWithHat()
    const item = db.tables.inventoryItem.all()[0]?.id ?? ""
    const parts = [{ inventory_item_id: item, required_quantity: 2 }]
    createVariants(db, hat.id, [{ title: "M", options: { Size: "M" }, inventory_items: parts }])
    deleteVariants(db, [variant.id])
    expect(itemsOf(db)).toEqual(["HAT-S"])
  })
})
