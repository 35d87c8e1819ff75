import { inLocale } from "#mocks/domain/translations/translations.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

/** A product as indexed for search: flat, with names and ids. Lists and maps are empty if a product has no values. */
export interface ProductDocument {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly description: string | null
  readonly handle: string
  readonly thumbnail: string | null
  readonly status: string
  readonly created_at: string
  readonly updated_at: string
  readonly collection_id: string | null
  readonly collection: string | null
  readonly type_id: string | null
  readonly type: string | null
  readonly tags: readonly string[]
  readonly category_ids: readonly string[]
  readonly categories: readonly string[]
  readonly sales_channel_ids: readonly string[]
  readonly variants: readonly string[]
  readonly skus: readonly string[]
  /** Values by lowercase option title: `options.color`. */
  readonly options: Readonly<Record<string, readonly string[]>>
  /** The lowest price of its variants by currency, in major units: `prices.eur`. */
  readonly prices: Readonly<Record<string, number>>
}

/** Tables that documents are built from. */
export const SOURCES = [
  "product",
  "productVariant",
  "productOption",
  "productOptionValue",
  "productProductOption",
  "productProductOptionValue",
  "productTag",
  "productTagProduct",
  "productType",
  "productCollection",
  "productCategory",
  "productCategoryProduct",
  "productSalesChannel",
  "price",
] as const

const shownIn = <R extends { readonly id: string }>(db: Database, row: R | undefined, locale: string | null) =>
  row && inLocale(db, row, locale)

function lowestPrices(db: Database, variants: readonly Row<"productVariant">[]): Record<string, number> {
  const lowest: Record<string, number> = {}
  for (const { price_set_id } of variants) {
    if (price_set_id === null) continue
    for (const price of db.tables.price.by("price_set_id", price_set_id)) {
      if (price.price_list_id !== null || price.rules_count > 0 || (price.min_quantity ?? 0) > 1) continue
      lowest[price.currency_code] = Math.min(lowest[price.currency_code] ?? Number.POSITIVE_INFINITY, price.amount)
    }
  }
  return lowest
}

function optionsOf(db: Database, productId: string, locale: string | null): Record<string, readonly string[]> {
  const { tables } = db
  const links = tables.productProductOption.by("product_id", productId)
  const named = links.flatMap((link): [string, string[]][] => {
    const option = tables.productOption.get(link.product_option_id)
    if (!option) return []
    const used = tables.productProductOptionValue.by("product_product_option_id", link.id)
    const values = used.flatMap(
      ({ product_option_value_id }) =>
        shownIn(db, tables.productOptionValue.get(product_option_value_id), locale)?.value ?? [],
    )
    return [[option.title.toLowerCase(), values]]
  })
  return Object.fromEntries(named)
}

const present = (texts: readonly (string | null | undefined)[]): string[] => texts.flatMap((text) => text ?? [])

/** Builds a product's document with its texts in a locale, where they are translated; option titles are keys. */
export function documentOf(db: Database, product: Row<"product">, locale: string | null = null): ProductDocument {
  const { tables } = db
  const variants = tables.productVariant.by("product_id", product.id).map((variant) => inLocale(db, variant, locale))
  const categories = tables.productCategoryProduct
    .by("product_id", product.id)
    .flatMap((link) => shownIn(db, tables.productCategory.get(link.product_category_id), locale) ?? [])
  const tags = tables.productTagProduct
    .by("product_id", product.id)
    .map((link) => shownIn(db, tables.productTag.get(link.product_tag_id), locale)?.value)
  const { id, title, subtitle, description, handle, thumbnail, status, created_at, updated_at } = inLocale(
    db,
    product,
    locale,
  )
  return {
    id,
    title,
    subtitle,
    description,
    handle,
    thumbnail,
    status,
    created_at,
    updated_at,
    collection_id: product.collection_id,
    collection: shownIn(db, tables.productCollection.get(product.collection_id), locale)?.title ?? null,
    type_id: product.type_id,
    type: shownIn(db, tables.productType.get(product.type_id), locale)?.value ?? null,
    tags: present(tags),
    category_ids: categories.map((category) => category.id),
    categories: categories.map((category) => category.name),
    sales_channel_ids: tables.productSalesChannel.by("product_id", id).map((link) => link.sales_channel_id),
    variants: variants.map((variant) => variant.title),
    skus: present(variants.map((variant) => variant.sku)),
    options: optionsOf(db, id, locale),
    prices: lowestPrices(db, variants),
  }
}
