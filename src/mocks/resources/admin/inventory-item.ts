import {
  availableOf,
  createInventoryItem,
  deleteInventoryItem,
  levelAt,
  updateInventoryItem,
} from "#mocks/domain/inventory/inventory.ts"
import { createLevel, deleteLevels, type LevelValues, updateLevel } from "#mocks/domain/inventory/inventory-levels.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { found, invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { deleted, filtersOf, page, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { inventoryItemEndpoints } from "#schema/admin/inventory-item.endpoints.ts"
import { inventoryItemSchemas } from "#schema/admin/inventory-item.ts"
import { exportInventory } from "./exports.ts"

interface LevelBatch {
  readonly create?: readonly (LevelValues & { readonly inventory_item_id: string })[] | undefined
  readonly update?: readonly (LevelValues & { readonly inventory_item_id: string })[] | undefined
  readonly delete?: readonly string[] | undefined
  readonly force?: boolean | undefined
}
/**
 * As on the server, created levels return neither `available_quantity` nor `inventory_item`, and updated levels return
 * their `available_quantity` from before the update.
 */
function batch(ctx: Context, { create = [], update = [], delete: gone = [], force }: LevelBatch) {
  const { inventoryLevel } = ctx.db.tables
  const answer = (row: Row<"inventoryLevel">) => show(ctx, "inventory_level", row, { only: ["*"] })
  const created = create.map((values) => createLevel(ctx.db, values.inventory_item_id, values))
  const updated = update.map((values) => {
    const before = levelAt(ctx.db, values.inventory_item_id, values.location_id)
    const row = updateLevel(ctx.db, values.inventory_item_id, values)
    return { row, available_quantity: availableOf(before ?? row) }
  })
  const levels = gone.flatMap((id) => inventoryLevel.get(id) ?? [])
  deleteLevels(ctx.db, levels, force)
  return {
    created: created.map((row) => {
      const { available_quantity: _, inventory_item: __, ...level } = answer(row)
      return level
    }),
    updated: updated.map(({ row, available_quantity }) => {
      // The server doesn't count the item's stock in this response.
      const inventory_item = { id: row.inventory_item_id, stocked_quantity: null, reserved_quantity: null }
      return { ...answer(row), inventory_item, available_quantity }
    }),
    deleted: gone,
  }
}

const { resolvers, answer, removal } = recordResolvers({
  node: "inventory_item",
  many: "inventory_items",
  missing: (id) => `Inventory item with id: ${id} was not found`,
})

export const inventoryItemRoutes = implement(inventoryItemEndpoints, inventoryItemSchemas, {
  ...resolvers,
  create: answer((ctx) => {
    const { location_levels: levels = [], ...values } = ctx.body
    const row = createInventoryItem(ctx.db, values)
    for (const level of levels) createLevel(ctx.db, row.id, level)
    return row
  }),
  update: (ctx) => {
    updateInventoryItem(ctx.db, ctx.params.id, ctx.body)
    return resolvers.retrieve(ctx)
  },
  delete: removal((ctx) => deleteInventoryItem(ctx.db, ctx.params.id)),
  listLevels: (ctx) =>
    page(ctx, "inventory_level", "inventory_levels", {
      filters: { ...filtersOf(ctx.query), inventory_item_id: ctx.params.id },
    }),
  createLevel: (ctx) => {
    createLevel(ctx.db, ctx.params.id, ctx.body)
    return resolvers.retrieve(ctx)
  },
  updateLevel: (ctx) => {
    updateLevel(ctx.db, ctx.params.id, { ...ctx.body, location_id: ctx.params.location_id })
    return resolvers.retrieve(ctx)
  },
  deleteLevel: (ctx) => {
    const { id, location_id } = ctx.params
    const level = found(
      levelAt(ctx.db, id, location_id),
      `Inventory Level for Item ${id} at Location ${location_id} not found`,
    )
    if (level.reserved_quantity > 0)
      throw notAllowed(
        `Cannot remove Inventory Level ${id} at Location ${location_id} because there are reservations at location`,
      )
    deleteLevels(ctx.db, [level])
    const parent = ctx.db.tables.inventoryItem.get(id)
    return { ...deleted(level.id, "inventory-level"), parent: parent && show(ctx, "inventory_item", parent) }
  },
  batchInventoryItemLocationLevels: (ctx) => {
    const { create = [], update = [], ...rest } = ctx.body
    const inventory_item_id = ctx.params.id
    const withItem = <V extends object>(values: V) => ({ ...values, inventory_item_id })
    return batch(ctx, { ...rest, create: create.map(withItem), update: update.map(withItem) })
  },
  batchInventoryItemsLocationLevels: (ctx) => {
    const unknown = (ctx.body.create ?? [])
      .map((level) => level.inventory_item_id)
      .filter((id) => !ctx.db.tables.inventoryItem.get(id))
    if (unknown.length > 0) throw invalidData(`Inventory Items with ids: ${unknown.join(", ")} was not found`)
    return batch(ctx, ctx.body)
  },
  export: (ctx) => exportInventory(ctx),
})
