import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { inventoryItemSchemas } from "./inventory-item.ts"

export const inventoryItemEndpoints = endpoints<typeof inventoryItemSchemas>()({
  list: get("/admin/inventory-items"),
  create: post("/admin/inventory-items"),
  delete: del("/admin/inventory-items/:id"),
  retrieve: get("/admin/inventory-items/:id"),
  update: post("/admin/inventory-items/:id"),
  listLevels: get("/admin/inventory-items/:id/location-levels"),
  createLevel: post("/admin/inventory-items/:id/location-levels"),
  deleteLevel: del("/admin/inventory-items/:id/location-levels/:location_id"),
  updateLevel: post("/admin/inventory-items/:id/location-levels/:location_id"),
  batchInventoryItemLocationLevels: post("/admin/inventory-items/:id/location-levels/batch"),
  export: post("/admin/inventory-items/export"),
  batchInventoryItemsLocationLevels: post("/admin/inventory-items/location-levels/batch"),
})
