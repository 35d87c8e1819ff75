import { z } from "zod"
import { InventoryItem, InventoryLevel } from "#schema/admin/entities/inventory.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deletedFrom,
  flag,
  groupFilters,
  int,
  listQuery,
  loose,
  metadata,
  oneOrMany,
  operators,
  optionalTexts,
  page,
  selectQuery,
  textFilters,
} from "#schema/fields.ts"
import { batchBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListInventoryItemQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("id", "sku", "origin_country", "mid_code", "hs_code", "material"),
  requires_shipping: flag().optional(),
  weight: operators(int()).optional(),
  length: operators(int()).optional(),
  height: operators(int()).optional(),
  width: operators(int()).optional(),
  location_levels: z.object({ location_id: oneOrMany(z.string()).optional() }).optional(),
  ...groupFilters,
})

const UpdateLevelBody = z.strictObject({
  stocked_quantity: z.number().min(0).optional(),
  incoming_quantity: z.number().min(0).optional(),
})

const CreateLevelBody = z.strictObject({ location_id: z.string(), ...UpdateLevelBody.shape })

const CreateInventoryItemBody = z.strictObject({
  sku: z.string().nullable().optional(),
  hs_code: z.string().nullable().optional(),
  weight: z.number().nullable().optional(),
  length: z.number().nullable().optional(),
  height: z.number().nullable().optional(),
  width: z.number().nullable().optional(),
  ...optionalTexts("origin_country", "mid_code", "material", "unit_of_measure", "title", "description"),
  requires_shipping: z.boolean().optional(),
  thumbnail: z.string().nullable().optional(),
  metadata: metadata.optional(),
  location_levels: z.array(CreateLevelBody).optional(),
})

const UpdateInventoryItemBody = CreateInventoryItemBody.omit({ location_levels: true })

const ListLevelsQuery = listQuery({
  location_id: oneOrMany(z.string()).optional(),
  ...groupFilters,
})

const force = { force: z.boolean().optional() }

const BatchItemLevelsBody = batchBody(
  CreateLevelBody,
  z.strictObject({ id: z.string().optional(), ...CreateLevelBody.shape }),
).extend(force)

const itemLevel = z.object({ inventory_item_id: z.string(), ...CreateLevelBody.shape })

const BatchInventoryItemsLocationLevelsBody = batchBody(itemLevel, itemLevel).extend(force)

const operation = { auth: "user", fields: defaults.adminInventoryItemList, query: selectQuery } as const
const levelOperation = { auth: "user", fields: defaults.adminInventoryLevelList } as const

const records = recordSchemas({
  names: ["an inventory item", "inventory items"],
  keys: ["inventory_item", "inventory_items"],
  entity: InventoryItem,
  fields: defaults.adminInventoryItemList,
  limit: 20,
  query: ListInventoryItemQuery,
  create: CreateInventoryItemBody,
  update: UpdateInventoryItemBody,
})

export const inventoryItemSchemas = {
  ...records,
  listLevels: {
    ...levelOperation,
    about: "List the levels of an inventory item",
    limit: 50,
    query: ListLevelsQuery,
    response: page("inventory_levels", InventoryLevel),
  },
  createLevel: { ...records.update, about: "Add a level at a location", body: CreateLevelBody },
  deleteLevel: {
    ...operation,
    about: "Delete the level at a location",
    response: deletedFrom("inventory-level", InventoryItem),
  },
  updateLevel: { ...records.update, about: "Set the quantity at a location", body: UpdateLevelBody },
  batchInventoryItemLocationLevels: {
    ...levelOperation,
    about: "Create, update and delete levels of one item",
    query: selectQuery,
    body: BatchItemLevelsBody,
    response: loose({
      created: z.array(InventoryLevel.partial({ available_quantity: true })),
      updated: z.array(InventoryLevel.partial({ available_quantity: true })),
      deleted: z.array(z.string()),
    }),
  },
  export: {
    ...operation,
    about: "Export inventory items to a file",
    limit: 20,
    query: ListInventoryItemQuery,
    response: loose({ transaction_id: z.string() }),
  },
  batchInventoryItemsLocationLevels: {
    about: "Create, update and delete levels of several items",
    auth: "user",
    body: BatchInventoryItemsLocationLevelsBody,
    response: loose({
      created: z.array(InventoryLevel.partial({ available_quantity: true })).optional(),
      updated: z.array(InventoryLevel).optional(),
      deleted: z.array(z.string()).optional(),
    }),
  },
} satisfies EndpointSchemas
