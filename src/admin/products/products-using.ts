import { adminSdk } from "#admin/api/client.ts"
import type { Dependants } from "#admin/kit/removal.ts"
import type { ProductFilter } from "./product.resource.ts"

const MAX_NAMED = 5

/** Loads the products that use a record, for the dialog that deletes it. */
export async function productsUsing(filter: ProductFilter, signal: AbortSignal): Promise<Dependants> {
  const query = { ...filter, fields: "id,title", order: "title", limit: MAX_NAMED }
  const { products: found, count } = await adminSdk().admin.product.list({ query }, { signal })
  return { count, first: found.map(({ id, title }) => ({ id, name: title })) }
}
