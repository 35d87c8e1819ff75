import type { Database, Row } from "#mocks/db/database.ts"

type Category = Row<"productCategory">

/** In the shop only active, public categories show. */
export const isPublic = (category: Category): boolean => category.is_active && !category.is_internal

type Test = (category: Category) => boolean
const anyone: Test = () => true

/** A category with all that is below it, level by level in their order. */
export function descendants(db: Database, id: string, test: Test = anyone): object[] {
  return db.tables.productCategory
    .by("parent_category_id", id)
    .filter(test)
    .sort((a, b) => a.rank - b.rank)
    .map((child) => ({ ...child, category_children: descendants(db, child.id, test) }))
}

/** A category's parent with its parents, up to the root. */
export function ancestors(db: Database, category: Category, test: Test = anyone): object | null {
  const parent = db.tables.productCategory.get(category.parent_category_id)
  return parent && test(parent) ? { ...parent, parent_category: ancestors(db, parent, test) } : null
}

/** Puts whole trees into an answer where they are asked for. */
export function withTrees(
  db: Database,
  answer: Record<string, unknown>,
  query: { include_descendants_tree?: boolean | undefined; include_ancestors_tree?: boolean | undefined },
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
