import type { Filters } from "#mocks/graph/filter.ts"

/** An entity in the back office's search. */
export interface SearchEntity {
  readonly entity: string
  readonly node: string
  /** Fields of a hit. */
  readonly fields: string
  /** Filters for the node's rows; all are searched if unset. */
  readonly filters?: Filters
}

const of = (entity: string, fields: string, more: Partial<SearchEntity> = {}): SearchEntity => ({
  entity,
  node: entity,
  fields: `id,${fields}`,
  ...more,
})
const keys = (type: "publishable" | "secret"): Partial<SearchEntity> => ({
  node: "api_key",
  filters: { type },
})

/** Searchable entities, in the order of the response if a request names none. */
export const searchEntities: readonly SearchEntity[] = [
  of("order", "display_id,email", { filters: { is_draft_order: false } }),
  of("product", "title,thumbnail"),
  of("product_variant", "title,sku,product_id"),
  of("product_category", "name"),
  of("product_collection", "title"),
  of("customer", "email,first_name,last_name"),
  of("customer_group", "name"),
  of("inventory_item", "title,sku"),
  of("promotion", "code,status"),
  of("campaign", "name"),
  of("price_list", "title"),
  of("user", "email,first_name,last_name"),
  of("region", "name"),
  of("tax_region", "country_code,province_code"),
  of("return_reason", "label,value"),
  of("sales_channel", "name"),
  of("product_type", "value"),
  of("product_tag", "value"),
  of("stock_location", "name"),
  of("shipping_profile", "name"),
  of("publishable_api_key", "title,redacted", keys("publishable")),
  of("secret_api_key", "title,redacted", keys("secret")),
]

/** Strips the `#` of an order number such as `#12`. */
export const searchWords = (q: string): string => q.trim().replace(/^#/, "")
