import type { ProductCategory } from "#schema/store/entities/catalog.ts"

type Tree = readonly ProductCategory[]

export const childrenOf = (category: ProductCategory): Tree => category.category_children ?? []

/** From the top down to the category with this handle; empty where there is none. */
export function pathTo(tree: Tree, handle: string): Tree {
  for (const category of tree) {
    if (category.handle === handle) return [category]
    const below = pathTo(childrenOf(category), handle)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** The category and all below it: the server lists the products of exactly those that are named. */
export const idsBelow = (category: ProductCategory): string[] => [
  category.id,
  ...childrenOf(category).flatMap(idsBelow),
]

/** A picture that the shop has put into the metadata. */
export const pictureOf = (metadata: unknown): string | undefined => {
  const picture = (metadata as { picture?: unknown } | null | undefined)?.picture
  return typeof picture === "string" ? picture : undefined
}
