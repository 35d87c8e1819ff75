import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { ProductSearch } from "./product-search.ts"

/** Which products: those of a collection, a category, a type, a tag or a sales channel. */
export interface ProductFilter {
  readonly collection_id?: string
  readonly category_id?: string
  readonly type_id?: string
  readonly tag_id?: string
  readonly sales_channel_id?: string
}

/** Products, as their own pages and those of collections, categories, types and tags show them. */
export const products = defineResource({
  name: "products",
  table: () => adminSdk().admin.product,
  keys: { many: "products", one: "product" },
  fields: {
    list: "id,title,thumbnail,status,collection_id,collection.title,type.value,sales_channels.id,sales_channels.name,shipping_profile.id,categories.id,created_at,updated_at",
    selected: "id,title",
    one: [
      "id,title,subtitle,handle,description,status,discountable,thumbnail,images.id,images.url,images.rank",
      "type_id,type.value,collection_id,collection.title,categories.id,categories.name,tags.id,tags.value",
      "sales_channels.id,sales_channels.name,shipping_profile.id,shipping_profile.name",
      "weight,length,width,height,origin_country,hs_code,mid_code,material,metadata,created_at,updated_at",
    ].join(","),
  },
  sort: "title",
  toQuery: (search: ProductFilter & ProductSearch) => ({
    collection_id: search.collection_id ?? search.collection,
    category_id: search.category_id ?? search.category,
    type_id: search.type_id ?? search.type,
    tag_id: search.tag_id ?? search.tag,
    sales_channel_id: search.sales_channel_id ?? search.channel,
    status: search.status,
    variants: search.sku ? { sku: search.sku } : undefined,
    ...datesQuery(search),
  }),
})

export type ProductRow = NonNullable<Awaited<ReturnType<typeof products.all>>[number]>

/** Products, with what the cards of other records show of them. */
export const linkedProducts = products.withFields({
  list: "id,title,thumbnail,status,collection_id,collection.title,categories.id,sales_channels.id",
  one: "id,title",
})

export type LinkedProduct = NonNullable<Awaited<ReturnType<typeof linkedProducts.all>>[number]>
