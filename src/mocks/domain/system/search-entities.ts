import type { Filters } from "#mocks/graph/filter.ts"

/** A kind of thing that the back-office's search looks through. */
export interface SearchEntity {
  readonly entity: string
  readonly node: string
  /** What is shown of a hit. */
  readonly fields: string
  /** Which of the node's rows are searched; all if left out. */
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

/** In the order in which they are answered when none is named. */
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

/** People write an order's number as `#12`. */
export const searchWords = (q: string): string => q.trim().replace(/^#/, "")
