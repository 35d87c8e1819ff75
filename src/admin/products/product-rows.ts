import { adminSdk } from "#admin/api/client.ts"
import type { ListParams } from "#admin/kit/list-search.ts"
import type { Dependants } from "#admin/kit/removal.ts"
import { defineResource } from "#admin/kit/resource.ts"

/** Which products: those of a collection, a category, a type, a tag or a sales channel. */
export interface ProductFilter {
  readonly collection_id?: string
  readonly category_id?: string
  readonly type_id?: string
  readonly tag_id?: string
  readonly sales_channel_id?: string
}

/** Products, with what the cards of other records show of them. */
export const linkedProducts = defineResource({
  name: "products",
  table: () => adminSdk().admin.product,
  keys: { many: "products", one: "product" },
  fields: {
    list: "id,title,thumbnail,status,collection_id,collection.title,categories.id,sales_channels.id",
    one: "id,title",
  },
  sort: "title",
  toQuery: ({ collection_id, category_id, type_id, tag_id, sales_channel_id }: ProductFilter & ListParams) => ({
    collection_id,
    category_id,
    type_id,
    tag_id,
    sales_channel_id,
  }),
})

export type LinkedProduct = NonNullable<Awaited<ReturnType<typeof linkedProducts.all>>[number]>

/** Adds products to a record and removes them from it, by their ids. */
export type ChangeProducts = (change: { add?: string[]; remove?: string[] }) => Promise<unknown>

const MAX_NAMED = 5

/** Loads the products that use a record, for the dialog that deletes it. */
export async function productsUsing(filter: ProductFilter, signal: AbortSignal): Promise<Dependants> {
  const query = { ...filter, fields: "id,title", order: "title", limit: MAX_NAMED }
  const { products: found, count } = await adminSdk().admin.product.list({ query }, { signal })
  return { count, first: found.map(({ id, title }) => ({ id, name: title })) }
}
