import type { Selection } from "#mocks/graph/fields.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

type Category = Row<"productCategory">

/** Whether the store API shows the category: active and not internal. */
export const isPublic = (category: Category): boolean => category.is_active && !category.is_internal

type Test = (category: Category) => boolean
const anyone: Test = () => true

/** All categories below a category, nested and ordered by rank. */
function descendants(db: Database, id: string, test: Test): object[] {
  return db.tables.productCategory
    .by("parent_category_id", id)
    .filter(test)
    .sort((a, b) => a.rank - b.rank)
    .map((child) => ({ ...child, category_children: descendants(db, child.id, test) }))
}

/** A category's parents up to the root, each with all of its children if those are requested too. */
function ancestors(db: Database, category: Category, test: Test, withChildren: boolean): object | null {
  const parent = db.tables.productCategory.get(category.parent_category_id)
  if (!parent || !test(parent)) return null
  const children = withChildren
    ? { category_children: db.tables.productCategory.by("parent_category_id", parent.id) }
    : {}
  return { ...parent, ...children, parent_category: ancestors(db, parent, test, withChildren) }
}

export interface TreeQuery {
  readonly include_descendants_tree?: boolean | undefined
  readonly include_ancestors_tree?: boolean | undefined
}

/** Keeps the requested columns of a tree's rows; all of them for `*` and the relation's plain name. */
function requested<Tree extends object | null>(tree: Tree, below: Selection | undefined): object | null {
  if (!tree || !below || below.star) return tree
  const pick = (row: object) => Object.fromEntries(Object.entries(row).filter(([key]) => below.fields.has(key)))
  return Array.isArray(tree) ? tree.map(pick) : pick(tree)
}

/** Removes the parents from a list with descendant trees, as the real server does. A single category keeps its parent. */
export function withoutParents(rows: readonly Record<string, unknown>[], query: TreeQuery): Record<string, unknown>[] {
  if (!query.include_descendants_tree || query.include_ancestors_tree) return [...rows]
  return rows.map(({ parent_category: _, ...row }) => row)
}

/** Adds the requested ancestor and descendant trees to a response. */
export function withTrees(
  db: Database,
  answer: Record<string, unknown>,
  query: TreeQuery,
  { fields, relations }: Selection,
  test: Test = anyone,
): Record<string, unknown> {
  const category = db.tables.productCategory.get(String(answer.id))
  const asks = (name: string) => fields.has(name) || relations.has(name)
  if (!category) return answer
  const { include_ancestors_tree: up, include_descendants_tree: down } = query
  const shown = { ...answer }
  if (down && asks("category_children"))
    shown.category_children = requested(descendants(db, category.id, test), relations.get("category_children"))
  if (up && asks("parent_category")) {
    const tree = ancestors(db, category, test, asks("category_children"))
    shown.parent_category = requested(tree, relations.get("parent_category"))
  }
  return shown
}
