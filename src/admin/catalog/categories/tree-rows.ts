import { plainText } from "#lib/plain-text.ts"
import { type CategoryNode, childrenByParent } from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import type { TreeRow } from "#ui/tree-view.tsx"
import type { CategorySearch } from "./category-search.ts"

/** The visible rows of the tree: the top level, and the children of expanded categories. */
export function treeRows(nodes: readonly CategoryNode[], expanded: ReadonlySet<string>): TreeRow[] {
  const children = childrenByParent(nodes)
  const rowsBelow = (parent: string | null, level: number): TreeRow[] =>
    (children.get(parent) ?? []).flatMap(({ id, name }, index, { length }) => {
      const hasChildren = (children.get(id)?.length ?? 0) > 0
      const isExpanded = hasChildren ? expanded.has(id) : undefined
      const row: TreeRow = { id, name, level, position: index + 1, siblings: length, isExpanded }
      return isExpanded ? [row, ...rowsBelow(id, level + 1)] : [row]
    })
  return rowsBelow(null, 1)
}

export const isFiltered = ({ q, is_active, is_internal }: CategorySearch): boolean =>
  Boolean(q) || is_active !== undefined || is_internal !== undefined

/** The categories that match a search, by name or handle, and its filters. */
export function matching(
  nodes: readonly CategoryNode[],
  { q = "", is_active, is_internal }: CategorySearch,
): readonly CategoryNode[] {
  const words = plainText(q.trim())
  return nodes
    .filter(({ name, handle = "" }) => [name, handle].some((text) => plainText(text).includes(words)))
    .filter((node) => is_active === undefined || node.is_active === is_active)
    .filter((node) => is_internal === undefined || node.is_internal === is_internal)
}
