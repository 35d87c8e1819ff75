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

/** A category's parents up to the root, each with all of its children. */
function ancestors(db: Database, category: Category, test: Test): object | null {
  const parent = db.tables.productCategory.get(category.parent_category_id)
  if (!parent || !test(parent)) return null
  const category_children = db.tables.productCategory.by("parent_category_id", parent.id)
  return { ...parent, category_children, parent_category: ancestors(db, parent, test) }
}

export interface TreeQuery {
  readonly include_descendants_tree?: boolean | undefined
  readonly include_ancestors_tree?: boolean | undefined
}

/** Adds the requested ancestor and descendant trees to a response. */
export function withTrees(
  db: Database,
  answer: Record<string, unknown>,
  query: TreeQuery,
  test: Test = anyone,
): Record<string, unknown> {
  const category = db.tables.productCategory.get(String(answer.id))
  if (!category) return answer
  return {
    ...answer,
    ...(query.include_descendants_tree ? { category_children: descendants(db, category.id, test) } : {}),
    ...(query.include_ancestors_tree ? { parent_category: ancestors(db, category, test) } : {}),
  }
}
