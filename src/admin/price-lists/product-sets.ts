import { adminSdk } from "#admin/api/client.ts"
import { defineResource } from "#admin/kit/resource.ts"

const collections = defineResource({
  name: "collections",
  table: () => adminSdk().admin.productCollection,
  keys: { many: "collections", one: "collection" },
  fields: { list: "id,title", one: "id,title" },
  sort: "title",
})
const categories = defineResource({
  name: "categories",
  table: () => adminSdk().admin.productCategory,
  keys: { many: "product_categories", one: "product_category" },
  fields: { list: "id,name", one: "id,name" },
  sort: "name",
})
const types = defineResource({
  name: "product-types",
  table: () => adminSdk().admin.productType,
  keys: { many: "product_types", one: "product_type" },
  fields: { list: "id,value", one: "id,value" },
  sort: "value",
})
const tags = defineResource({
  name: "product-tags",
  table: () => adminSdk().admin.productTag,
  keys: { many: "product_tags", one: "product_tag" },
  fields: { list: "id,value", one: "id,value" },
  sort: "value",
})

/** Records whose products can be added at once. */
export const productSets = { collection: collections, category: categories, type: types, tag: tags }

export const productSources = ["products", "collection", "category", "type", "tag", "all"] as const
/** Which products to add: single ones, those of a record, or all. */
export type ProductSource = (typeof productSources)[number]
