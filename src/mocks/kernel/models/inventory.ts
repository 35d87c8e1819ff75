import { big, flag, json, number, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

export const inventoryItem = model(
  "inventory_item",
  "iitem",
  {
    sku: ref.null,
    origin_country: text.null,
    hs_code: text.null,
    mid_code: text.null,
    material: text.null,
    unit_of_measure: text.null,
    weight: number.null,
    length: number.null,
    height: number.null,
    width: number.null,
    requires_shipping: flag(true),
    description: text.null,
    title: text.null,
    thumbnail: text.null,
    metadata: json.null,
  },
  ["sku", "hs_code", "mid_code", "description", "title"],
)

/** `reserved_quantity` is updated only by the inventory rules, along with the reservations. */
export const inventoryLevel = model("inventory_level", "ilev", {
  inventory_item_id: ref(),
  location_id: ref(),
  stocked_quantity: big(0),
  reserved_quantity: big(0),
  incoming_quantity: big(0),
  metadata: json.null,
})

export const reservation = model(
  "reservation",
  "resitem",
  {
    line_item_id: ref.null,
    inventory_item_id: ref(),
    location_id: ref(),
    quantity: big(),
    allow_backorder: flag(false),
    external_id: text.null,
    description: text.null,
    created_by: text.null,
    metadata: json.null,
  },
  ["description", "inventory_item.*"],
)

export const variantInventoryItem = model("variant_inventory_item", "pvitem", {
  variant_id: ref(),
  inventory_item_id: ref(),
  required_quantity: number(1),
})
