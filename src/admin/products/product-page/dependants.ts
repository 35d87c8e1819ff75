import { adminSdk } from "#admin/api/client.ts"
import type { Dependants } from "#admin/kit/removal.ts"

const MAX_NAMED = 5

/** Loads the variants that are deleted with a product, for the dialog that deletes it. */
export async function variantsOf(id: string, signal: AbortSignal): Promise<Dependants> {
  const query = { fields: "id,title,sku", order: "variant_rank", limit: MAX_NAMED }
  const { variants, count } = await adminSdk().admin.product.listVariants({ id, query }, { signal })
  return {
    count,
    first: variants.map((row) => ({ id: row.id, name: row.sku ? `${row.title} · ${row.sku}` : String(row.title) })),
  }
}
