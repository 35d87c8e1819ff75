import { invalidData } from "#mocks/core/refusal.ts"
import type { InsertOf } from "#mocks/db/columns.ts"
import type { Database, Row } from "#mocks/db/database.ts"
import type { productCategory } from "#mocks/db/models/catalog.ts"
import { emit } from "./events.ts"
import { toShelfHandle } from "./handle.ts"
import { refuseDuplicate } from "./unique.ts"

type CategoryColumns = InsertOf<(typeof productCategory)["columns"]>

export const siblingsOf = (db: Database, parentId: string | null): Row<"productCategory">[] =>
  db.tables.productCategory.by("parent_category_id", parentId).sort((a, b) => a.rank - b.rank)

/** Goes to the end of its shelf, or to the given place, where the others move down. */
export function createCategory(db: Database, values: CategoryColumns & { name: string }): Row<"productCategory"> {
  const handle = values.handle || toShelfHandle(values.name)
  refuseDuplicate(db.tables.productCategory, "Product category", { handle })
  const parentId = values.parent_category_id ?? null
  const parent = parentId === null ? undefined : db.tables.productCategory.get(parentId)
  if (parentId !== null && !parent) throw invalidData(`Parent category with id: '${parentId}' does not exist`)
  const siblings = siblingsOf(db, parentId)
  const rank = Math.min(values.rank ?? siblings.length, siblings.length)
  for (const sibling of siblings)
    if (sibling.rank >= rank) db.tables.productCategory.update(sibling.id, { rank: sibling.rank + 1 })
  const id = db.id("pcat")
  const row = db.tables.productCategory.insert({
    ...values,
    id,
    handle,
    rank,
    mpath: parent ? `${parent.mpath}.${id}` : id,
  })
  emit(db, "product-category.created", { id })
  return row
}
