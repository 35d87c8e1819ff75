import { runIdempotent } from "#machines/kit/lost-response.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { ApiError } from "#sdk/error.ts"
import { type CategoryNode, isAt, isWithin, type Move } from "./category-reorder.rules.ts"

const FIELDS = "id,name,handle,parent_category_id,rank,is_active,is_internal"
const PAGE = 1_000

/** Code of the error for a move below the category itself, which this client refuses before sending. */
export const BELOW_ITSELF = "below_itself"

const refusal = (status: number, message: string, code?: string) =>
  new ApiError({
    kind: "http",
    status,
    type: status === 404 ? "not_found" : "not_allowed",
    message,
    ...(code ? { code } : {}),
  })

/** Loads all categories, without their texts. */
export async function loadCategories({ admin }: AdminSdk, signal?: AbortSignal): Promise<readonly CategoryNode[]> {
  const nodes = new Map<string, CategoryNode>()
  for (let offset = 0; ; ) {
    const query = { fields: FIELDS, limit: PAGE, offset }
    const { product_categories: page, count } = await admin.productCategory.list({ query }, signal ? { signal } : {})
    for (const node of page) nodes.set(node.id, node)
    offset += page.length
    if (page.length === 0 || offset >= count) return [...nodes.values()]
  }
}

/**
 * Moves a category once. Before a move to another parent it loads the tree, because someone else may have moved the
 * parent below the category, and the server would accept the circle.
 */
export async function moveCategory(sdk: AdminSdk, move: Move): Promise<void> {
  const { id, from, to } = move
  const hasNewParent = to.parent !== from.parent
  if (hasNewParent && isWithin(await loadCategories(sdk), to.parent, id))
    throw refusal(400, "A category can't be moved below itself", BELOW_ITSELF)
  const body = { rank: to.index, ...(hasNewParent ? { parent_category_id: to.parent } : {}) }
  const isDone = async () => isAt(await loadCategories(sdk), move)
  await runIdempotent(async () => {
    const { product_category } = await sdk.admin.productCategory.update({ id, body, query: { fields: "id" } })
    // The server answers without a category if it was deleted.
    if (!product_category && !(await isDone())) throw refusal(404, `Product category ${id} was not found`)
  }, isDone)
}
