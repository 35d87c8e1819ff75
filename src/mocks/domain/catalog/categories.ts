import { type LinkChange, relink, unlink } from "#mocks/domain/system/links.ts"
import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import type { productCategory } from "#mocks/kernel/models/catalog.ts"
import { invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { toCategoryHandle } from "./handle.ts"

type Category = Row<"productCategory">
type CategoryColumns = InsertOf<(typeof productCategory)["columns"]>

const siblingsOf = (db: Database, parentId: string | null): Category[] =>
  db.tables.productCategory.by("parent_category_id", parentId).sort((a, b) => a.rank - b.rank)

/** Renumbers the siblings around `id` at the given place (last by default) and returns its rank. */
function renumberSiblings(db: Database, parentId: string | null, id: string, place?: number): number {
  const others = siblingsOf(db, parentId).filter((sibling) => sibling.id !== id)
  const at = place === undefined ? others.length : Math.min(place, others.length)
  for (const [i, other] of others.entries()) {
    const rank = i < at ? i : i + 1
    if (other.rank !== rank) db.tables.productCategory.update(other.id, { rank })
  }
  return at
}

function closeGap(db: Database, parentId: string | null, id: string): void {
  renumberSiblings(db, parentId, id, Number.POSITIVE_INFINITY)
}

function parentOf(db: Database, parentId: string | null): Category | undefined {
  const parent = db.tables.productCategory.get(parentId)
  if (parentId !== null && !parent) throw invalidData(`Parent category with id: '${parentId}' does not exist`)
  return parent
}

/** Creates a category last among its siblings, or at the given rank, and moves later siblings down. */
export function createCategory(db: Database, values: CategoryColumns & { name: string }): Category {
  const handle = values.handle ?? toCategoryHandle(values.name)
  refuseDuplicate(db.tables.productCategory, "Product category", { handle })
  const parentId = values.parent_category_id ?? null
  const parent = parentOf(db, parentId)
  const id = db.id("pcat")
  const rank = renumberSiblings(db, parentId, id, values.rank)
  const mpath = parent ? `${parent.mpath}.${id}` : id
  const row = db.tables.productCategory.insert({ ...values, id, handle, rank, mpath })
  emit(db, "product-category.created", { id })
  return row
}

/** Sets the path of a category and of all categories below it. */
function setPath(db: Database, id: string, mpath: string): void {
  db.tables.productCategory.update(id, { mpath })
  for (const child of db.tables.productCategory.by("parent_category_id", id))
    setPath(db, child.id, `${mpath}.${child.id}`)
}

function isWithin(db: Database, id: string | null, ancestorId: string): boolean {
  for (let at = id; at !== null; at = db.tables.productCategory.get(at)?.parent_category_id ?? null)
    if (at === ancestorId) return true
  return false
}

/** Moves a category to another parent. As on the server, a move to the top level only empties its own path. */
function move(db: Database, category: Category, parentId: string | null, place?: number): void {
  const { id } = category
  const parent = parentOf(db, parentId)
  if (isWithin(db, parentId, id)) throw invalidData(`Category ${id} cannot be placed below itself`)
  closeGap(db, category.parent_category_id, id)
  const rank = renumberSiblings(db, parentId, id, place)
  db.tables.productCategory.update(id, { parent_category_id: parentId, rank })
  if (parent) setPath(db, id, `${parent.mpath}.${id}`)
  else db.tables.productCategory.update(id, { mpath: "" })
}

/** Updates a category; returns undefined if the id is unknown. */
export function updateCategory(db: Database, id: string, values: CategoryColumns): Category | undefined {
  const category = db.tables.productCategory.get(id)
  if (!category) return undefined
  const { parent_category_id: parentId, rank, ...columns } = values
  refuseDuplicate(db.tables.productCategory, "Product category", { handle: columns.handle }, id)
  if (parentId !== undefined && parentId !== category.parent_category_id) move(db, category, parentId, rank)
  else if (rank !== undefined)
    db.tables.productCategory.update(id, { rank: renumberSiblings(db, category.parent_category_id, id, rank) })
  const row = db.tables.productCategory.update(id, columns, { replaceMetadata: true })
  emit(db, "product-category.updated", { id })
  return row
}

/** Deletes a category; throws if it has children. */
export function deleteCategory(db: Database, id: string): void {
  const category = db.tables.productCategory.get(id)
  if (!category) throw notFound(`ProductCategory with id: ${id} was not found`)
  if (db.tables.productCategory.by("parent_category_id", id).length > 0)
    throw notAllowed(`Deleting ProductCategory (${id}) with category children is not allowed`)
  db.tables.productCategory.remove(id)
  closeGap(db, category.parent_category_id, id)
  unlink(db.tables.productCategoryProduct, "product_category_id", id)
  emit(db, "product-category.deleted", { id })
}

/** Adds products to a category or removes them; unknown products are ignored. */
export function changeCategoryProducts(db: Database, id: string, change: LinkChange): void {
  const add = (change.add ?? []).filter((product) => db.tables.product.get(product))
  if (add.length > 0 && !db.tables.productCategory.get(id))
    throw notFound(`You tried to set relationship product_category_id: ${id}, but such entity does not exist`)
  relink(db.tables.productCategoryProduct, "product_category_id", id, "product_id", { add, remove: change.remove })
}
