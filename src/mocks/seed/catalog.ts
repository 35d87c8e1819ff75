import { createCategory } from "#mocks/domain/catalog/categories.ts"
import { createProduct } from "#mocks/domain/catalog/products.ts"
import { addPrice } from "#mocks/domain/pricing/price-sets.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { Angle } from "./art/product-art.ts"
import { collections, mainCategories } from "./content/categories.ts"
import { clothing } from "./content/clothing.ts"
import { desk } from "./content/desk.ts"
import { germanColors } from "./content/german.ts"
import { home } from "./content/home.ts"
import { type Color, colors, type ProductContent } from "./content/product.ts"
import { travel } from "./content/travel.ts"
import { categoryPicture, productPicture } from "./pictures.ts"
import { addStock, pricesOf, type SeedBasics } from "./shop.ts"

export const products: readonly ProductContent[] = [...clothing, ...home, ...travel, ...desk]

const article = (title: string, ...parts: readonly string[]): string =>
  [title, ...parts].map((part) => part.toUpperCase().replace(/[^A-Z0-9]+/g, "-")).join("-")

/** Creates each row once per value, for tags and types. */
function keeper<R>(make: (value: string) => R): (value: string) => R {
  const known = new Map<string, R>()
  return (value) => {
    const row = known.get(value) ?? make(value)
    known.set(value, row)
    return row
  }
}

export function seedCatalog(db: Database, basics: SeedBasics, base: string): Row<"product">[] {
  const t = db.tables
  const categories = new Map<string, string>()
  for (const [i, category] of mainCategories.entries()) {
    const { name, handle, description } = category
    const parent = createCategory(db, {
      name,
      handle,
      description,
      is_active: true,
      metadata: { picture: categoryPicture(base, handle), ...(i === 1 ? { hero: true } : {}) },
    })
    for (const [childName, childHandle] of category.children) {
      const child = createCategory(db, {
        name: childName,
        handle: childHandle,
        is_active: true,
        parent_category_id: parent.id,
      })
      categories.set(childHandle, child.id)
      categories.set(`${childHandle} parent`, parent.id)
    }
  }
  const collection = keeper((title) => {
    const handle = title.toLowerCase()
    return t.productCollection.insert({ title, handle, metadata: { picture: categoryPicture(base, handle) } }).id
  })
  for (const { title } of collections) collection(title)
  const tag = keeper((value) => t.productTag.insert({ value }).id)
  const type = keeper((value) => t.productType.insert({ value }).id)
  const sale = t.priceList.insert({
    title: "Autumn sale",
    description: "Selected items at reduced prices",
    status: "active",
    type: "sale",
  })

  return products.map((content) => {
    const urls = picturesOf(content, base)
    const ids = [categories.get(content.category), categories.get(`${content.category} parent`)]
    const row = createProduct(db, {
      title: content.title,
      subtitle: content.subtitle,
      description: content.description,
      status: "published",
      thumbnail: urls[0],
      images: urls.map((url) => ({ url })),
      weight: content.weight,
      material: content.material,
      type_id: type(content.type),
      collection_id: content.collection ? collection(content.collection) : null,
      shipping_profile_id: basics.profile,
      categories: ids.flatMap((id) => (id ? [{ id }] : [])),
      tags: content.tags.map((value) => ({ id: tag(value) })),
      sales_channels: [{ id: basics.channel }],
      metadata: { swatches: swatchesOf(content) },
      options: [
        { title: "Color", values: [...content.colors] },
        ...(content.sizes ? [{ title: "Size", values: [...content.sizes] }] : []),
      ],
      variants: variantsOf(content, base),
    })
    for (const [i, variant] of t.productVariant.by("product_id", row.id).entries()) {
      addStock(db, variant.id, basics, stockFor(content, i))
      if (content.sale !== undefined && variant.price_set_id !== null)
        for (const price of pricesOf(content.sale))
          addPrice(db, variant.price_set_id, { ...price, price_list_id: sale.id })
    }
    return row
  })
}

/** Colors by their names, in all languages of the options' values. */
const swatchesOf = ({ colors: names }: ProductContent) =>
  Object.fromEntries(names.flatMap((name) => [name, germanColors[name] ?? name].map((one) => [one, colors[name]])))

const pictureOf =
  ({ kind, accent }: ProductContent, base: string) =>
  (color: Color, angle: Angle) =>
    productPicture(base, kind, color, accent, angle)

/** Three pictures of the first color, one of every other color. */
function picturesOf(content: ProductContent, base: string): string[] {
  const picture = pictureOf(content, base)
  const [first, ...others] = content.colors
  if (first === undefined) return []
  const angles = ["front", "scene", "detail"] as const
  return [...angles.map((angle) => picture(first, angle)), ...others.map((color) => picture(color, "front"))]
}

function variantsOf(content: ProductContent, base: string) {
  const sizes = content.sizes ?? [undefined]
  return content.colors.flatMap((color) =>
    sizes.map((size) => ({
      title: size === undefined ? color : `${color} / ${size}`,
      sku: article(content.title, color, ...(size === undefined ? [] : [size])),
      thumbnail: pictureOf(content, base)(color, "front"),
      options: { Color: color, ...(size === undefined ? {} : { Size: size }) },
      prices: pricesOf(content.price),
      manage_inventory: content.stock !== "unmanaged",
      allow_backorder: content.stock === "backorder",
    })),
  )
}

/** Enough for a demo, with a few variants out of stock. */
function stockFor({ stock }: ProductContent, i: number): number {
  if (stock === "out" || stock === "backorder") return 0
  if (stock === "low") return 1 + (i % 4)
  return i % 7 === 5 ? 0 : 25 + ((i * 17) % 80)
}
