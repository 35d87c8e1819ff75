// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["apiKey"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ApiKey {
  /**
   * List API keys. `GET /admin/api-keys`
   * @param args - optional query with `id`, `title`, `token`, `type`, `created_at`, `updated_at`, `deleted_at`,
   *   `revoked_at`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create an API key. `POST /admin/api-keys`
   * @param args - body with `title`, `type`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete an API key. `DELETE /admin/api-keys/:id`
   * @param args - `id`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get an API key. `GET /admin/api-keys/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update an API key. `POST /admin/api-keys/:id`
   * @param args - `id`; body with `title`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly update: Of<"update">
  /**
   * Revoke an API key, now or in some seconds. `POST /admin/api-keys/:id/revoke`
   * @param args - `id`; optional body with `revoke_in`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly revoke: Of<"revoke">
  /**
   * Add sales channels to a publishable key, or remove them. `POST /admin/api-keys/:id/sales-channels`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly batchSalesChannels: Of<"batchSalesChannels">
}
