import { invalidData, notFound } from "#mocks/core/refusal.ts"
import type { InsertOf } from "#mocks/db/columns.ts"
import type { Database, Row, TableName } from "#mocks/db/database.ts"
import type { product } from "#mocks/db/models/catalog.ts"
import { emit } from "./events.ts"
import { toHandle } from "./handle.ts"
import { setLinks } from "./links.ts"
import { attachOption, type OptionValues } from "./product-options.ts"
import { refuseDuplicate } from "./unique.ts"
import { createVariant, type VariantValues } from "./variants.ts"

interface Reference {
  readonly id: string
}
interface ImageValues {
  readonly id?: string | undefined
  readonly url: string
}
export interface ProductRelations {
  readonly tags?: readonly Reference[] | undefined
  readonly categories?: readonly Reference[] | undefined
  readonly sales_channels?: readonly Reference[] | undefined
  readonly images?: readonly ImageValues[] | undefined
}
type ProductColumns = InsertOf<(typeof product)["columns"]>
type ProductValues = Omit<ProductColumns, "handle" | "status"> &
  ProductRelations & {
    readonly status?: ProductColumns["status"] | null
    readonly title: string
    readonly handle?: string | null | undefined
    readonly options?: readonly OptionValues[] | undefined
    readonly variants?: readonly VariantValues[] | undefined
  }

const exists = (db: Database, table: TableName, id: string): boolean =>
  (db.tables[table] as { get(id: string): unknown }).get(id) !== undefined

const RELATED = [
  ["collection_id", "productCollection"],
  ["type_id", "productType"],
  ["shipping_profile_id", "shippingProfile"],
] as const
/** What a product names must be there. */
export function checkRelated(
  db: Database,
  values: { readonly [K in (typeof RELATED)[number][0]]?: string | null | undefined },
): void {
  for (const [column, table] of RELATED) {
    const id = values[column]
    if (id && !exists(db, table, id))
      throw notFound(`You tried to set relationship ${column}: ${id}, but such entity does not exist`)
  }
}

function idsOf(db: Database, table: TableName, key: string, given: readonly Reference[]): string[] {
  for (const { id } of given)
    if (!exists(db, table, id))
      throw notFound(`You tried to set relationship ${key}: ${id}, but such entity does not exist`)
  return given.map((reference) => reference.id)
}

/** Makes a product's tags, categories, channels and images those that are given; what is left out stays. */
export function setRelations(db: Database, productId: string, given: ProductRelations): void {
  const t = db.tables
  const { tags, categories, sales_channels: channels, images } = given
  if (tags)
    setLinks(
      t.productTagProduct,
      "product_id",
      productId,
      "product_tag_id",
      idsOf(db, "productTag", "product_tag_id", tags),
    )
  if (categories) {
    const ids = idsOf(db, "productCategory", "product_category_id", categories)
    setLinks(t.productCategoryProduct, "product_id", productId, "product_category_id", ids)
  }
  if (channels) {
    const ids = channels.map((channel) => channel.id)
    setLinks(t.productSalesChannel, "product_id", productId, "sales_channel_id", ids)
  }
  if (images) {
    const kept = new Set(images.flatMap((image) => image.id ?? []))
    for (const old of t.productImage.by("product_id", productId)) if (!kept.has(old.id)) t.productImage.remove(old.id)
    for (const [rank, { id, url }] of images.entries()) {
      if (id !== undefined && t.productImage.get(id)?.product_id === productId) t.productImage.update(id, { url, rank })
      else t.productImage.insert({ product_id: productId, url, rank })
    }
  }
}

export function createProduct(db: Database, values: ProductValues): Row<"product"> {
  const { tags, categories, sales_channels, images, options, variants, handle, ...columns } = values
  if (!options || options.length === 0) throw invalidData(`Product options are not provided for: [${values.title}].`)
  const own = handle || toHandle(values.title)
  refuseDuplicate(db.tables.product, "Product", { handle: own })
  checkRelated(db, columns)
  const row = db.tables.product.insert({
    ...columns,
    status: values.status ?? "draft",
    handle: own,
    thumbnail: values.thumbnail ?? images?.[0]?.url ?? null,
  })
  setRelations(db, row.id, { tags, categories, sales_channels, images })
  for (const option of options) attachOption(db, row.id, option)
  for (const variant of variants ?? []) createVariant(db, row.id, variant)
  emit(db, "product.created", { id: row.id })
  return row
}
