import { adminSdk } from "#admin/api/client.ts"
import type { ListParams } from "#admin/kit/list-search.ts"
import { defineResource } from "#admin/kit/resource.ts"

// Records that a product refers to, with as few fields as pickers and filters need.

const shared = { toQuery: (_: ListParams) => ({}) }

export const collectionNames = defineResource({
  ...shared,
  name: "collections",
  table: () => adminSdk().admin.productCollection,
  keys: { many: "collections", one: "collection" },
  fields: { list: "id,title", one: "id,title" },
  sort: "title",
})

export const categoryNames = defineResource({
  ...shared,
  name: "categories",
  table: () => adminSdk().admin.productCategory,
  keys: { many: "product_categories", one: "product_category" },
  fields: { list: "id,name,parent_category.name", one: "id,name" },
  sort: "name",
})

export const typeNames = defineResource({
  ...shared,
  name: "product-types",
  table: () => adminSdk().admin.productType,
  keys: { many: "product_types", one: "product_type" },
  fields: { list: "id,value", one: "id,value" },
  sort: "value",
})

export const tagNames = defineResource({
  ...shared,
  name: "product-tags",
  table: () => adminSdk().admin.productTag,
  keys: { many: "product_tags", one: "product_tag" },
  fields: { list: "id,value", one: "id,value" },
  sort: "value",
})

export const channelNames = defineResource({
  ...shared,
  name: "sales-channels",
  table: () => adminSdk().admin.salesChannel,
  keys: { many: "sales_channels", one: "sales_channel" },
  fields: { list: "id,name", one: "id,name" },
  sort: "name",
})

export const profileNames = defineResource({
  ...shared,
  name: "shipping-profiles",
  table: () => adminSdk().admin.shippingProfile,
  keys: { many: "shipping_profiles", one: "shipping_profile" },
  fields: { list: "id,name", one: "id,name" },
  sort: "name",
})

/** Options that products share, with their values. */
export const sharedOptions = defineResource({
  name: "options",
  table: () => adminSdk().admin.productOption,
  keys: { many: "product_options", one: "product_option" },
  fields: { list: "id,title,values.id,values.value,values.rank", one: "id,title" },
  sort: "title",
  toQuery: (_: ListParams) => ({ is_exclusive: false }),
})

export const inventoryNames = defineResource({
  ...shared,
  name: "inventory",
  table: () => adminSdk().admin.inventoryItem,
  keys: { many: "inventory_items", one: "inventory_item" },
  fields: { list: "id,title,sku", one: "id,title,sku" },
  sort: "title",
})

interface Described {
  readonly id: string
  readonly title?: string | null | undefined
  readonly name?: string | null | undefined
  readonly value?: string | null | undefined
  readonly parent_category?: { readonly name: string } | null | undefined
}

/** A record as an option of a picker or filter; a category also shows its parent. */
export const asOption = (row: Described) => ({
  value: row.id,
  label: row.title ?? row.name ?? row.value ?? row.id,
  ...(row.parent_category ? { description: row.parent_category.name } : {}),
})
