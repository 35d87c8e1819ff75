import type { Database, TableName } from "#mocks/kernel/database.ts"

interface ProductLink {
  /** Column that refers to products, directly or through `products`. */
  readonly column: string
  /** Returns the products for a value of the column; if unset, the value is a product id. */
  readonly products?: (db: Database, value: string) => readonly (string | undefined)[]
}

const product: ProductLink = { column: "product_id" }
const variantOwner = ({ tables }: Database, id: string) =>
  tables.productVariant.get(id, { withDeleted: true })?.product_id

/** Products with a text that was translated: their own or one of a row that they refer to. */
function translatedProducts(db: Database, id: string): readonly (string | undefined)[] {
  const { tables } = db
  if (tables.product.get(id)) return [id]
  const links: Partial<Record<TableName, ProductLink>> = PRODUCT_LINKS
  return TRANSLATED.flatMap((name) => links[name]?.products?.(db, id) ?? []).concat(variantOwner(db, id) ?? [])
}

/** For each table, the way from a row to the products affected by it. */
const PRODUCT_LINKS = {
  product: { column: "id" },
  productVariant: product,
  productProductOption: product,
  productTagProduct: product,
  productCategoryProduct: product,
  productSalesChannel: product,
  productProductOptionValue: {
    column: "product_product_option_id",
    products: ({ tables }, id) => [tables.productProductOption.get(id)?.product_id],
  },
  productOption: {
    column: "id",
    products: ({ tables }, id) =>
      tables.productProductOption.by("product_option_id", id).map((link) => link.product_id),
  },
  productOptionValue: {
    column: "id",
    products: ({ tables }, id) =>
      tables.productProductOptionValue
        .by("product_option_value_id", id)
        .map((link) => tables.productProductOption.get(link.product_product_option_id)?.product_id),
  },
  productTag: {
    column: "id",
    products: ({ tables }, id) => tables.productTagProduct.by("product_tag_id", id).map((link) => link.product_id),
  },
  productType: {
    column: "id",
    products: ({ tables }, id) => tables.product.by("type_id", id).map((row) => row.id),
  },
  productCollection: {
    column: "id",
    products: ({ tables }, id) => tables.product.by("collection_id", id).map((row) => row.id),
  },
  productCategory: {
    column: "id",
    products: ({ tables }, id) =>
      tables.productCategoryProduct.by("product_category_id", id).map((link) => link.product_id),
  },
  price: {
    column: "price_set_id",
    products: ({ tables }, id) => tables.productVariant.by("price_set_id", id).map((row) => row.product_id),
  },
  inventoryLevel: {
    column: "inventory_item_id",
    products: (db, id) =>
      db.tables.variantInventoryItem.by("inventory_item_id", id).map((link) => variantOwner(db, link.variant_id)),
  },
  variantInventoryItem: { column: "variant_id", products: (db, id) => [variantOwner(db, id)] },
  translation: { column: "reference_id", products: (db, id) => translatedProducts(db, id) },
} satisfies Partial<Record<TableName, ProductLink>>

export type ProductSource = keyof typeof PRODUCT_LINKS

/** Tables whose translated texts are in the documents of products that refer to them. */
const TRANSLATED = [
  "productOption",
  "productOptionValue",
  "productTag",
  "productType",
  "productCollection",
  "productCategory",
] as const

/** Collects the products affected by changes to these tables. */
export class ProductChanges {
  readonly #db: Database
  readonly #changed = new Map<ProductSource, Set<string>>()
  #isAll = true

  constructor(db: Database, sources: readonly ProductSource[]) {
    this.#db = db
    for (const source of sources) {
      const values = new Set<string>()
      this.#changed.set(source, values)
      const table = db.table(source)
      const { column } = PRODUCT_LINKS[source]
      table.watch((before, after) => {
        if (!before && !after) this.#isAll = true
        for (const row of [before, after]) {
          const value = (row as Record<string, unknown> | undefined)?.[column]
          if (typeof value === "string") values.add(value)
        }
      })
    }
  }

  /** Returns the ids of products that may have changed since the last call; undefined if any may have. */
  take(): ReadonlySet<string> | undefined {
    const ids = new Set<string>()
    // Follows links in their current state; the tables of removed links recorded those changes themselves.
    for (const [source, values] of this.#changed) {
      const { products }: ProductLink = PRODUCT_LINKS[source]
      for (const value of this.#isAll ? [] : values)
        for (const id of products ? products(this.#db, value) : [value]) if (id !== undefined) ids.add(id)
      values.clear()
    }
    const isAll = this.#isAll
    this.#isAll = false
    return isAll ? undefined : ids
  }
}
