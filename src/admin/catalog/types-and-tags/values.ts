import { adminSdk } from "#admin/api/client.ts"
import type { ManagedResource } from "#admin/kit/managed-resource.ts"
import type { ProductFilter } from "#admin/products/product.resource.ts"
import { productTags } from "./product-tag.resource.ts"
import { productTypes } from "./product-type.resource.ts"
import type { ValueSearch } from "./value-search.ts"

/** A product type or a product tag. */
export interface ValueRow {
  readonly id: string
  readonly value?: string | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
  readonly created_at?: string | undefined
  readonly updated_at?: string | undefined
}
export interface ValueBody {
  value: string
  metadata: Record<string, unknown>
}

type ValueResource = ManagedResource<ValueRow, ValueSearch, ValueBody>

const FIELDS = "id,value,metadata"

/** What the pages of types and tags have in common. */
export const valueKinds = {
  type: {
    resource: productTypes as ValueResource,
    texts: "productTypes",
    pages: { list: "/admin/product-types", create: "/admin/product-types/new", one: "/admin/product-types/$id" },
    products: (id: string): ProductFilter => ({ type_id: id }),
    find: async ({ value }: ValueBody): Promise<ValueRow | undefined> =>
      (await adminSdk().admin.productType.list({ query: { value, fields: FIELDS } })).product_types[0],
  },
  tag: {
    resource: productTags as ValueResource,
    texts: "productTags",
    pages: { list: "/admin/product-tags", create: "/admin/product-tags/new", one: "/admin/product-tags/$id" },
    products: (id: string): ProductFilter => ({ tag_id: id }),
    find: async ({ value }: ValueBody): Promise<ValueRow | undefined> =>
      (await adminSdk().admin.productTag.list({ query: { value, fields: FIELDS } })).product_tags[0],
  },
} as const

export type ValueKind = keyof typeof valueKinds
