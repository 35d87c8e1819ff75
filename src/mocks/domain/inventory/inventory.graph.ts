import type { Selection } from "#mocks/graph/fields.ts"
import { joined, linked, many, type Node, node, one, type Scope } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/inventory.ts"
import { type LevelQuantity, quantitiesByItem } from "./quantities-by-item.ts"

const itemRelations: Node<Row<"inventoryItem">>["relations"] = {
  location_levels: many("inventory_level", "inventoryLevel", "inventory_item_id"),
  reservation_items: joined(many("reservation", "reservation", "inventory_item_id")),
  variants: linked({
    node: "product_variant",
    of: (row, scope) =>
      scope.tables.variantInventoryItem
        .by("inventory_item_id", row.id)
        .flatMap((link) => scope.tables.productVariant.get(link.variant_id) ?? []),
  }),
}

/** Quantities are calculated only if they are requested by name; `*` and the relation's plain name return null. */
const UNCOUNTED = { stocked_quantity: null, reserved_quantity: null }
const countedItem = joined({
  ...one<{ inventory_item_id: string }>("inventory_item", "inventoryItem", "inventory_item_id"),
  named: ["id", ...Object.keys(UNCOUNTED)],
  namedNode: "named_inventory_item",
})

/** The available quantity is made from two columns; if it alone is requested, all columns are read. */
const readsStock = ({ star, fields }: Selection): boolean =>
  star ||
  fields.size === 1 ||
  ["stocked_quantity", "reserved_quantity"].every((name) => fields.has(name) || fields.has(`raw_${name}`))

export const inventoryNodes = {
  inventory_item: node("inventoryItem", m.inventoryItem, {
    relations: itemRelations,
    computed: [
      {
        fields: ["stocked_quantity", "reserved_quantity"],
        inStar: true,
        inStarAs: UNCOUNTED,
        isSortable: true,
        of: (row: Row<"inventoryItem">, scope) => {
          const levels = scope.tables.inventoryLevel.by("inventory_item_id", row.id)
          return {
            stocked_quantity: levels.reduce((sum, l) => sum + l.stocked_quantity, 0),
            reserved_quantity: levels.reduce((sum, l) => sum + l.reserved_quantity, 0),
          }
        },
        sortKey: (field, scope) => {
          const quantities = quantitiesByItem(scope.tables.inventoryLevel, field as LevelQuantity)
          return (id) => quantities.get(id) ?? 0
        },
      },
    ],
  }),
  /** An inventory item returned for the plain name of a relation. */
  named_inventory_item: node("inventoryItem", m.inventoryItem, {
    computed: [{ fields: Object.keys(UNCOUNTED), of: () => UNCOUNTED }],
  }),
  inventory_level: node("inventoryLevel", m.inventoryLevel, {
    relations: {
      inventory_item: countedItem,
      // One location, which the server returns as a list.
      stock_locations: linked({
        ...one<Row<"inventoryLevel">>("stock_location", "stockLocation", "location_id"),
        of: (row: Row<"inventoryLevel">, scope: Scope) =>
          [scope.tables.stockLocation.get(row.location_id)].filter((place) => place !== undefined),
      }),
    },
    needs: { available_quantity: readsStock },
    computed: [
      {
        fields: ["available_quantity"],
        inStar: true,
        of: (row: Row<"inventoryLevel">) => ({ available_quantity: row.stocked_quantity - row.reserved_quantity }),
      },
    ],
  }),
  reservation: node("reservation", m.reservation, {
    relations: {
      inventory_item: countedItem,
    },
  }),
  variant_inventory_item: node("variantInventoryItem", m.variantInventoryItem, {
    relations: {
      inventory: linked(one("inventory_item", "inventoryItem", "inventory_item_id")),
      variant: linked(one("product_variant", "productVariant", "variant_id")),
    },
  }),
}
