// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["inventoryItem"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface InventoryItem {
  /**
   * List inventory items. `GET /admin/inventory-items`
   * @param args - optional query with `id`, `sku`, `origin_country`, `mid_code`, `hs_code`, `material`,
   *   `requires_shipping`, `weight`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create an inventory item. `POST /admin/inventory-items`
   * @param args - optional body with `sku`, `hs_code`, `weight`, `length`, `height`, `width`, `origin_country`,
   *   `mid_code`, …; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete an inventory item. `DELETE /admin/inventory-items/:id`
   * @param args - `id`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get an inventory item. `GET /admin/inventory-items/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update an inventory item. `POST /admin/inventory-items/:id`
   * @param args - `id`; optional body with `sku`, `hs_code`, `weight`, `length`, `height`, `width`, `origin_country`,
   *   `mid_code`, …; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * List the levels of an inventory item. `GET /admin/inventory-items/:id/location-levels`
   * @param args - `id`; optional query with `location_id`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, `$or`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listLevels: Of<"listLevels">
  /**
   * Add a level at a location. `POST /admin/inventory-items/:id/location-levels`
   * @param args - `id`; body with `location_id`, optional `stocked_quantity`, `incoming_quantity`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly createLevel: Of<"createLevel">
  /**
   * Delete the level at a location. `DELETE /admin/inventory-items/:id/location-levels/:location_id`
   * @param args - `id`, `location_id`; optional query with `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly deleteLevel: Of<"deleteLevel">
  /**
   * Set the quantity at a location. `POST /admin/inventory-items/:id/location-levels/:location_id`
   * @param args - `id`, `location_id`; optional body with `stocked_quantity`, `incoming_quantity`; optional query
   *   with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly updateLevel: Of<"updateLevel">
  /**
   * Create, update and delete levels of one item. `POST /admin/inventory-items/:id/location-levels/batch`
   * @param args - `id`; optional body with `create`, `update`, `delete`, `force`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchInventoryItemLocationLevels: Of<"batchInventoryItemLocationLevels">
  /**
   * Export inventory items to a file. `POST /admin/inventory-items/export`
   * @param args - optional query with `id`, `sku`, `origin_country`, `mid_code`, `hs_code`, `material`,
   *   `requires_shipping`, `weight`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly export: Of<"export">
  /**
   * Create, update and delete levels of several items. `POST /admin/inventory-items/location-levels/batch`
   * @param args - optional body with `create`, `update`, `delete`, `force`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly batchInventoryItemsLocationLevels: Of<"batchInventoryItemsLocationLevels">
}
