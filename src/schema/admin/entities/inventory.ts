import { z } from "zod"
import { datetime, json, lifecycle, loose, optional, timestamps } from "#schema/fields.ts"

export const InventoryLevel = loose({
  id: z.string(),
  ...timestamps,
  deleted_at: datetime.nullable().optional(),
  inventory_item_id: z.string(),
  location_id: z.string(),
  stocked_quantity: z.number(),
  reserved_quantity: z.number(),
  incoming_quantity: z.number(),
  metadata: json.nullable(),
  available_quantity: z.number().nullable(),
}).extend({
  get inventory_item(): z.ZodOptional<typeof InventoryItem> {
    return InventoryItem.optional()
  },
})
export type InventoryLevel = z.infer<typeof InventoryLevel>

export const InventoryItem = loose({
  id: z.string(),
  sku: z.string().nullable().optional(),
  origin_country: z.string().nullable().optional(),
  hs_code: z.string().nullable().optional(),
  requires_shipping: z.boolean().optional(),
  mid_code: z.string().nullable().optional(),
  material: z.string().nullable().optional(),
  unit_of_measure: z.string().nullable().optional(),
  weight: z.number().nullable().optional(),
  length: z.number().nullable().optional(),
  height: z.number().nullable().optional(),
  width: z.number().nullable().optional(),
  title: z.string().nullable().optional(),
  description: z.string().nullable().optional(),
  thumbnail: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  location_levels: z.array(InventoryLevel).optional(),
  stocked_quantity: z.number().nullable(),
  reserved_quantity: z.number().nullable(),
})
export type InventoryItem = z.infer<typeof InventoryItem>

export const Reservation = loose({
  id: z.string(),
  line_item_id: z.string().nullable(),
  location_id: z.string(),
  quantity: z.number(),
  allow_backorder: z.boolean().optional(),
  external_id: z.string().nullable().optional(),
  description: z.string().nullable(),
  inventory_item_id: z.string(),
  inventory_item: InventoryItem.optional(),
  metadata: json.nullable().optional(),
  created_by: z.string().nullable().optional(),
  ...optional(lifecycle),
})
export type Reservation = z.infer<typeof Reservation>
