// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["translation"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Translation {
  /**
   * List translations. Needs the server's feature flag `translation`. `GET /admin/translations`
   * @param args - optional query with `reference_id`, `reference`, `locale_code`, `q`, `limit`, `offset`, `order`,
   *   `fields`, …
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly list: Of<"list">
  /**
   * Create, update and delete translations. Needs the server's feature flag `translation`. `POST
   * /admin/translations/batch`
   * @param args - optional body with `create`, `update`, `delete`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batch: Of<"batch">
  /**
   * List translatable records and their texts. `GET /admin/translations/entities`
   * @param args - query with `type`, optional `id`, `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly entities: Of<"entities">
  /**
   * List the translatable fields of each entity. Needs the server's feature flag `translation`. `GET
   * /admin/translations/settings`
   * @param args - optional query with `entity_type`, `is_active`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly settings: Of<"settings">
  /**
   * Create, update and delete translation settings. Needs the server's feature flag `translation`. `POST
   * /admin/translations/settings/batch`
   * @param args - optional body with `create`, `update`, `delete`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly batchSettings: Of<"batchSettings">
  /**
   * Count translations by locale. Needs the server's feature flag `translation`. `GET /admin/translations/statistics`
   * @param args - query with `locales`, `entity_types`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly statistics: Of<"statistics">
}
