import { spellingsOf } from "#lib/handle.ts"
import type { ProductCategory } from "#schema/store/entities/catalog.ts"

type Tree = readonly ProductCategory[]

export const childrenOf = (category: ProductCategory): Tree => category.category_children ?? []

/** Returns the path from the root to the category with this handle; empty if there is none. */
export function pathTo(tree: Tree, handle: string): Tree {
  const spellings = spellingsOf(handle)
  for (const category of tree) {
    if (spellings.includes(category.handle)) return [category]
    const below = pathTo(childrenOf(category), handle)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** Returns the ids of a category and its descendants, because the server matches only the ids it is given. */
export const idsBelow = (category: ProductCategory): string[] => [
  category.id,
  ...childrenOf(category).flatMap(idsBelow),
]

/** Returns the URL of a picture that the shop has stored in the metadata. */
export const pictureOf = (metadata: unknown): string | undefined => {
  const picture = (metadata as { picture?: unknown } | null | undefined)?.picture
  return typeof picture === "string" ? picture : undefined
}
