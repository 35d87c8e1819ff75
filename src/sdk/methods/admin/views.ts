// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["views"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Views {
  /**
   * List the available columns of a table. Needs the server's feature flag `view_configurations`. `GET
   * /admin/views/:entity/columns`
   * @param args - `entity`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly columns: Of<"columns">
  /**
   * List saved views of a table. Needs the server's feature flag `view_configurations`. `GET
   * /admin/views/:entity/configurations`
   * @param args - `entity`; optional query with `id`, `entity`, `name`, `user_id`, `is_system_default`, `created_at`,
   *   `updated_at`, `limit`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly listConfigurations: Of<"listConfigurations">
  /**
   * Save a view of a table. Needs the server's feature flag `view_configurations`. `POST
   * /admin/views/:entity/configurations`
   * @param args - `entity`; body with `configuration`, optional `name`, `is_system_default`, `set_active`; optional
   *   query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`, 422 `duplicate_error`
   */
  readonly createConfiguration: Of<"createConfiguration">
  /**
   * Delete a saved view. Needs the server's feature flag `view_configurations`. `DELETE
   * /admin/views/:entity/configurations/:id`
   * @param args - `entity`, `id`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly deleteConfiguration: Of<"deleteConfiguration">
  /**
   * Get a saved view. Needs the server's feature flag `view_configurations`. `GET
   * /admin/views/:entity/configurations/:id`
   * @param args - `entity`, `id`; optional query with `fields`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieveConfiguration: Of<"retrieveConfiguration">
  /**
   * Update a saved view. Needs the server's feature flag `view_configurations`. `POST
   * /admin/views/:entity/configurations/:id`
   * @param args - `entity`, `id`; optional body with `name`, `is_system_default`, `set_active`, `configuration`;
   *   optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly updateConfiguration: Of<"updateConfiguration">
  /**
   * Get the active view of a table. Needs the server's feature flag `view_configurations`. `GET
   * /admin/views/:entity/configurations/active`
   * @param args - `entity`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieveActiveConfiguration: Of<"retrieveActiveConfiguration">
  /**
   * Set the active view of a table. Needs the server's feature flag `view_configurations`. `POST
   * /admin/views/:entity/configurations/active`
   * @param args - `entity`; body with `view_configuration_id`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly setActiveConfiguration: Of<"setActiveConfiguration">
  /**
   * List the entities that have views. Needs the server's feature flag `view_configurations`. `GET
   * /admin/views/entities`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly listEntities: Of<"listEntities">
}
