import { adminSdk } from "#admin/api/client.ts"
import type { ProductFilter } from "#admin/products/product.resource.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { toApiError } from "#sdk/error.ts"
import { type ValueKind, valueKinds } from "./values.ts"

/** Products per request. */
const CHUNK = 100

interface TaggedProduct {
  readonly id: string
  readonly title: string
  readonly tags?: readonly { readonly id: string }[] | null | undefined
}

/** A product that still has the old type or tag. */
export interface UnmovedProduct {
  readonly title: string
  readonly error: unknown
}

/** Products that couldn't be moved, so that the type or tag was kept. */
export class UnmovedProducts extends Error {
  readonly products: readonly UnmovedProduct[]

  constructor(products: readonly UnmovedProduct[]) {
    super(`${products.length} products weren't moved`)
    this.products = products
  }
}

/**
 * Moves the products of a type or tag to another one, then deletes it. It is deleted only if no product has it any
 * more: throws `UnmovedProducts` if the server refused some. Can be repeated. Don't merge several at once: each request
 * replaces all tags of a product.
 */
export async function mergeValue(kind: ValueKind, from: string, to: string): Promise<void> {
  const { resource, products } = valueKinds[kind]
  const unmoved: UnmovedProduct[] = []
  // Those that were moved no longer match; those that weren't stay at the front.
  for (;;) {
    const found = await load(products(from), unmoved.length)
    if (found.length === 0) break
    unmoved.push(...(await move(kind, found, from, to)))
  }
  if (unmoved.length > 0) throw new UnmovedProducts(unmoved)
  await resource.remove(from)
}

/** Reads the products right before each request, because it replaces their tags. */
async function load(filter: ProductFilter, offset: number): Promise<readonly TaggedProduct[]> {
  const query = { ...filter, fields: "id,title,tags.id", order: "id", limit: CHUNK, offset }
  return (await adminSdk().admin.product.list({ query })).products
}

/** Moves products in one request; if it is refused, one by one. Returns those that weren't moved. */
async function move(
  kind: ValueKind,
  found: readonly TaggedProduct[],
  from: string,
  to: string,
): Promise<readonly UnmovedProduct[]> {
  const { product } = adminSdk().admin
  const bodyOf = ({ tags }: TaggedProduct) => {
    if (kind === "type") return { type_id: to }
    const others = (tags ?? []).map(({ id }) => id).filter((id) => id !== from && id !== to)
    return { tags: [...others, to].map((id) => ({ id })) }
  }
  try {
    await product.batch({
      body: { update: found.map((each) => ({ id: each.id, ...bodyOf(each) })) },
      query: { fields: "id" },
    })
    return []
  } catch (error) {
    if (isLost(toApiError(error))) throw error
  }
  const unmoved: UnmovedProduct[] = []
  for (const each of found)
    await product.update({ id: each.id, body: bodyOf(each), query: { fields: "id" } }).catch((error: unknown) => {
      if (isLost(toApiError(error))) throw error
      unmoved.push({ title: each.title, error })
    })
  return unmoved
}
