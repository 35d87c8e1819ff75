import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import {
  type CategoryNode,
  childrenByParent,
  placeOf,
} from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { loadCategories, moveCategory } from "#machines/catalog/category-reorder/move-category.ts"
import type { ProductCategory } from "#schema/admin/entities/catalog.ts"
import { toApiError } from "#sdk/error.ts"
import { categories } from "./category.resource.ts"

/** All categories, for paths and for choosing a parent. */
export const categoryTreeQuery = queryOptions({
  queryKey: ["admin", categories.name, "list", "tree"],
  queryFn: ({ signal }) => loadCategories(adminSdk(), signal),
  staleTime: 10_000,
})

export async function findCategory({ handle }: { handle: string }): Promise<ProductCategory | undefined> {
  return (await adminSdk().admin.productCategory.list({ query: { handle, fields: categories.fields.one } }))
    .product_categories[0]
}

/**
 * Moves the children of a category to another parent (null: the top level), then deletes it. Children that were moved
 * before stay where they are, so it can be repeated.
 */
export async function deleteCategory(client: QueryClient, id: string, parent: string | null): Promise<void> {
  try {
    await moveChildren(await loadCategories(adminSdk()), id, parent)
    await unlessMissing(categories.remove(id))
  } finally {
    await categories.forget(client, id)
  }
}

/** Someone else may have deleted it. */
async function unlessMissing(request: Promise<void>): Promise<void> {
  await request.catch((error: unknown) => {
    if (toApiError(error).status !== 404) throw error
  })
}

async function moveChildren(nodes: readonly CategoryNode[], id: string, parent: string | null): Promise<void> {
  const children = childrenByParent(nodes)
  let index = (children.get(parent) ?? []).length
  for (const child of children.get(id) ?? []) {
    const from = placeOf(nodes, child.id)
    if (from) await unlessMissing(moveCategory(adminSdk(), { id: child.id, from, to: { parent, index } }))
    index += 1
  }
}
