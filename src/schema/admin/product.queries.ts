import { z } from "zod"
import {
  dateFilters,
  flag,
  groupFilters,
  listQuery,
  looseListQuery,
  oneOrMany,
  recordQuery,
  textFilters,
} from "#schema/fields.ts"

const variantFilters = {
  id: oneOrMany(z.string()).optional(),
  manage_inventory: flag().optional(),
  allow_backorder: flag().optional(),
  ...textFilters("sku", "ean", "upc", "barcode"),
  ...dateFilters,
  ...groupFilters,
}

/** Filters allowed inside `$and` and `$or`; anything else is dropped. */
const listed = {
  variants: z.object(variantFilters).optional(),
  status: z.array(z.enum(["draft", "proposed", "published", "rejected"])).optional(),
  price_list_id: z.array(z.string()).optional(),
}

export const ListProductQuery = looseListQuery({
  ...listed,
  $and: z.array(z.object(listed)).optional(),
  $or: z.array(z.object(listed)).optional(),
  sales_channel_id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  ...textFilters("id", "title", "handle"),
  is_giftcard: flag().optional(),
  ...textFilters("category_id", "option_id", "option_value_id", "external_id", "collection_id", "tag_id", "type_id"),
  ...dateFilters,
})

export const ListOptionsQuery = recordQuery({ title: z.string().optional() })

export const ListVariantsQuery = listQuery({ q: z.string().optional(), ...variantFilters })
