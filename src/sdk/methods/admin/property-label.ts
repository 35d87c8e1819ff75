// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["propertyLabel"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface PropertyLabel {
  /**
   * List property labels. Needs the server's feature flag `view_configurations`. `GET /admin/property-labels`
   * @param args - optional query with `entity`, `property`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly list: Of<"list">
  /**
   * Create a property label. Needs the server's feature flag `view_configurations`. `POST /admin/property-labels`
   * @param args - body with `entity`, `property`, `label`, optional `description`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Delete a property label. Needs the server's feature flag `view_configurations`. `DELETE
   * /admin/property-labels/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"delete">
  /**
   * Get a property label. Needs the server's feature flag `view_configurations`. `GET /admin/property-labels/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a property label. Needs the server's feature flag `view_configurations`. `POST /admin/property-labels/:id`
   * @param args - `id`; optional body with `label`, `description`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * Create, update and delete property labels. Needs the server's feature flag `view_configurations`. `POST
   * /admin/property-labels/batch`
   * @param args - optional body with `create`, `update`, `delete`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batch: Of<"batch">
}
