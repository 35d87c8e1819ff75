import { checkLinked, setLinks, unlink } from "#mocks/domain/system/links.ts"
import type { Database, TableName } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"

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

const OWNERS: readonly (readonly ["collection_id" | "type_id", TableName])[] = [
  ["collection_id", "productCollection"],
  ["type_id", "productType"],
]
/** The server accepts references to soft-deleted rows. */
const WITH_DELETED = { withDeleted: true }

/** Throws if the collection or type does not exist; sales channels and shipping profiles are not checked. */
export function checkCollectionAndType(
  db: Database,
  values: { readonly collection_id?: string | null | undefined; readonly type_id?: string | null | undefined },
): void {
  for (const [column, table] of OWNERS) {
    const id = values[column]
    if (id) checkLinked(db.table(table), column, [id], WITH_DELETED)
  }
}

/** Throws if a new product's tag doesn't exist, with the message used on create. */
export function checkTags(db: Database, tags: readonly Reference[] = []): void {
  const missing = tags.find((tag) => !db.tables.productTag.get(tag.id))
  if (missing)
    throw invalidData(
      `Tag with id ${missing.id} not found. Please create the tag before associating it with the product.`,
    )
}

const idsOf = (given: readonly Reference[]): string[] => given.map((reference) => reference.id)

/** Keeps images listed by id, deletes the others, and ranks them in the given order. */
function setImages(db: Database, productId: string, images: readonly ImageValues[]): void {
  const { productImage } = db.tables
  const isTaken = (id: string) => productImage.get(id, { withDeleted: true }) !== undefined
  const kept = new Set(images.flatMap((image) => image.id ?? []))
  for (const old of productImage.by("product_id", productId)) {
    if (kept.has(old.id)) continue
    unlink(db.tables.variantImage, "image_id", old.id)
    productImage.erase(old.id)
  }
  for (const [rank, { id, url }] of images.entries()) {
    const present = productImage.get(id, { withDeleted: true })
    if (id !== undefined && present?.product_id === productId) productImage.update(id, { url, rank, deleted_at: null })
    else productImage.insert({ product_id: productId, url, rank, ...(id === undefined || isTaken(id) ? {} : { id }) })
  }
}

/** Replaces a product's tags, categories, sales channels and images; undefined lists stay unchanged. */
export function setRelations(db: Database, productId: string, given: ProductRelations): void {
  const t = db.tables
  const { tags, categories, sales_channels: channels, images } = given
  if (tags) {
    checkLinked(t.productTag, "product_tag_id", idsOf(tags), WITH_DELETED)
    setLinks(t.productTagProduct, "product_id", productId, "product_tag_id", idsOf(tags))
  }
  if (categories) {
    checkLinked(t.productCategory, "product_category_id", idsOf(categories), WITH_DELETED)
    setLinks(t.productCategoryProduct, "product_id", productId, "product_category_id", idsOf(categories))
  }
  if (channels) {
    if (new Set(idsOf(channels)).size < channels.length) throw invalidData("A sales channel is named twice")
    setLinks(t.productSalesChannel, "product_id", productId, "sales_channel_id", idsOf(channels))
  }
  if (images) setImages(db, productId, images)
}
