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

const entityOf = (entity: string, fields: string, more: Partial<SearchEntity> = {}): SearchEntity => ({
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
  entityOf("order", "display_id,email", { filters: { is_draft_order: false } }),
  entityOf("product", "title,thumbnail"),
  entityOf("product_variant", "title,sku,product_id"),
  entityOf("product_category", "name"),
  entityOf("product_collection", "title"),
  entityOf("customer", "email,first_name,last_name"),
  entityOf("customer_group", "name"),
  entityOf("inventory_item", "title,sku"),
  entityOf("promotion", "code,status"),
  entityOf("campaign", "name"),
  entityOf("price_list", "title"),
  entityOf("user", "email,first_name,last_name"),
  entityOf("region", "name"),
  entityOf("tax_region", "country_code,province_code"),
  entityOf("return_reason", "label,value"),
  entityOf("sales_channel", "name"),
  entityOf("product_type", "value"),
  entityOf("product_tag", "value"),
  entityOf("stock_location", "name"),
  entityOf("shipping_profile", "name"),
  entityOf("publishable_api_key", "title,redacted", keys("publishable")),
  entityOf("secret_api_key", "title,redacted", keys("secret")),
]

/** Strips the `#` of an order number such as `#12`. */
export const searchWords = (q: string): string => q.trim().replace(/^#/, "")
