import { adminSdk } from "#admin/api/client.ts"
import { defineResource } from "#admin/kit/resource.ts"

const FIELDS = "id,name,handle,description,is_active,is_internal,parent_category_id,metadata,created_at,updated_at"

export const categories = defineResource({
  name: "categories",
  table: () => adminSdk().admin.productCategory,
  keys: { many: "product_categories", one: "product_category" },
  fields: { list: FIELDS, one: FIELDS },
  sort: "name",
  affects: ["products"],
})

/** Names of categories, with that of the parent. */
export const categoryNames = categories.withFields({ list: "id,name,parent_category.name" })
