import { z } from "zod"
import { dateFilters, flag, groupFilters, listQuery, looseListQuery, oneOrMany } from "#schema/fields.ts"

const variantFilters = {
  id: oneOrMany(z.string()).optional(),
  manage_inventory: flag().optional(),
  allow_backorder: flag().optional(),
  sku: oneOrMany(z.string()).optional(),
  ean: oneOrMany(z.string()).optional(),
  upc: oneOrMany(z.string()).optional(),
  barcode: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
}

/** Filters allowed inside `$and` and `$or`; anything else is dropped. */
const listed = {
  variants: z
    .object({
      ...variantFilters,
    })
    .optional(),
  status: z.array(z.enum(["draft", "proposed", "published", "rejected"])).optional(),
  price_list_id: z.array(z.string()).optional(),
}

export const ListProductQuery = looseListQuery({
  ...listed,
  $and: z.array(z.object(listed)).optional(),
  $or: z.array(z.object(listed)).optional(),
  sales_channel_id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  handle: oneOrMany(z.string()).optional(),
  is_giftcard: flag().optional(),
  category_id: oneOrMany(z.string()).optional(),
  option_id: oneOrMany(z.string()).optional(),
  option_value_id: oneOrMany(z.string()).optional(),
  external_id: oneOrMany(z.string()).optional(),
  collection_id: oneOrMany(z.string()).optional(),
  tag_id: oneOrMany(z.string()).optional(),
  type_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
})

export const ListOptionsQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: z.string().optional(),
  ...dateFilters,
  ...groupFilters,
})

export const ListVariantsQuery = listQuery({ q: z.string().optional(), ...variantFilters })
