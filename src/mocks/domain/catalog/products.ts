import { unlink } from "#mocks/domain/system/links.ts"
import type { InsertOf, PatchOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import type { product } from "#mocks/kernel/models/catalog.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { isHandle, toHandle } from "./handle.ts"
import {
  type AttachedOption,
  attachOptions,
  checkOptions,
  checkOptionsThere,
  refuseRepeatedOptions,
  setOptions,
} from "./product-option-links.ts"
import { removeOption } from "./product-options.ts"
import { checkCollectionAndType, checkTags, type ProductRelations, setRelations } from "./product-relations.ts"
import { setProductVariants } from "./product-variants.ts"
import { deleteVariantInventory } from "./variant-inventory.ts"
import { createVariants, removeVariants, type VariantChange, type VariantValues } from "./variants.ts"

type ProductColumns = InsertOf<(typeof product)["columns"]>
export type ProductValues = Omit<ProductColumns, "handle" | "status"> &
  ProductRelations & {
    readonly title: string
    readonly status?: ProductColumns["status"] | null
    readonly handle?: string | null | undefined
    readonly options?: readonly AttachedOption[] | undefined
    readonly variants?: readonly VariantValues[] | undefined
  }
type ProductChange = PatchOf<(typeof product)["columns"]> &
  ProductRelations & {
    readonly option_ids?: readonly string[] | undefined
    readonly variants?: readonly (VariantChange & { readonly id?: string | undefined })[] | undefined
  }

function checkHandle(handle: string): void {
  if (handle !== "" && !isHandle(handle))
    throw invalidData(`Invalid product handle '${handle}'. It must contain URL safe characters`)
}

/** Checks that the server runs before it writes anything. */
function checkNew(db: Database, products: readonly ProductValues[]): void {
  const bare = products.filter(({ options }) => !options || options.length === 0)
  if (bare.length > 0)
    throw invalidData(`Product options are not provided for: [${bare.map(({ title }) => title).join(", ")}].`)
  for (const { options = [] } of products) checkOptionsThere(db, options)
  for (const { title, handle, options = [] } of products) {
    if (title === "") throw invalidData("Product title is required")
    checkHandle(handle ?? "")
    refuseRepeatedOptions(title, options)
  }
  for (const { tags } of products) checkTags(db, tags)
}

function insertProduct(db: Database, values: ProductValues): Row<"product"> {
  const { tags, categories, sales_channels, images, options, variants, handle, ...columns } = values
  const newHandle = handle || toHandle(values.title) || `product-${db.ulid().slice(-6).toLowerCase()}`
  refuseDuplicate(db.tables.product, "Product", { handle: newHandle })
  checkCollectionAndType(db, columns)
  const row = db.tables.product.insert({
    ...columns,
    status: values.status ?? "draft",
    handle: newHandle,
    thumbnail: values.thumbnail || images?.[0]?.url || null,
    discountable: values.is_giftcard ? false : values.discountable,
  })
  setRelations(db, row.id, { tags, categories, sales_channels, images })
  attachOptions(db, row.id, options ?? [])
  createVariants(db, row.id, variants ?? [])
  emit(db, "product.created", { id: row.id })
  return row
}

export function createProducts(db: Database, products: readonly ProductValues[]): Row<"product">[] {
  checkNew(db, products)
  return products.map((values) => insertProduct(db, values))
}

export const createProduct = (db: Database, values: ProductValues): Row<"product"> =>
  createProducts(db, [values])[0] as Row<"product">

/** Updates a product; gift cards become non-discountable unless the change sets `discountable`. */
function changeProduct(db: Database, id: string, change: ProductChange): void {
  const { tags, categories, sales_channels, images, variants, option_ids, ...columns } = change
  if (columns.handle !== undefined) checkHandle(columns.handle)
  if (option_ids) checkOptions(db, id, option_ids)
  refuseDuplicate(db.tables.product, "Product", { handle: columns.handle }, id)
  checkCollectionAndType(db, columns)
  db.tables.product.update(id, {
    ...columns,
    discountable: columns.discountable ?? (columns.is_giftcard ? false : undefined),
  })
  setRelations(db, id, { tags, categories, sales_channels, images })
  if (variants) setProductVariants(db, id, variants)
  if (option_ids) setOptions(db, id, option_ids)
  emit(db, "product.updated", { id })
}

export function updateProduct(db: Database, id: string, change: ProductChange): Row<"product"> {
  const row = db.tables.product.get(id)
  if (!row) throw notFound(`Product with id "${id}" not found`)
  changeProduct(db, id, change)
  return row
}

export function updateProducts(db: Database, changes: readonly (ProductChange & { readonly id: string })[]): void {
  const unknown = changes.filter(({ id }) => !db.tables.product.get(id)).map(({ id }) => id)
  if (unknown.length > 0) throw notFound(`Unable to update the products with ids: ${unknown.join(", ")}`)
  for (const { id, ...change } of changes) changeProduct(db, id, change)
}

/** Deletes a product with its variants, exclusive options and images; links to tags and categories are kept. */
function removeProduct(db: Database, id: string): void {
  const t = db.tables
  removeVariants(
    db,
    t.productVariant.by("product_id", id).map((variant) => variant.id),
  )
  for (const { product_option_id } of t.productProductOption.by("product_id", id))
    if (t.productOption.get(product_option_id)?.is_exclusive) removeOption(db, product_option_id)
  for (const image of t.productImage.by("product_id", id)) t.productImage.remove(image.id)
  unlink(t.productSalesChannel, "product_id", id)
  t.product.remove(id)
  emit(db, "product.deleted", { id })
}

/** Deletes products with their stock; unknown ids are ignored. */
export function deleteProducts(db: Database, ids: readonly string[]): void {
  const present = [...new Set(ids)].filter((id) => db.tables.product.get(id))
  deleteVariantInventory(
    db,
    present.flatMap((id) => db.tables.productVariant.by("product_id", id).map((variant) => variant.id)),
  )
  for (const id of present) removeProduct(db, id)
}
