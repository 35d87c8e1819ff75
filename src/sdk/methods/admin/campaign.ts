// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["campaign"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Campaign {
  /**
   * List campaigns. `GET /admin/campaigns`
   * @param args - optional query with `campaign_identifier`, `budget`, `q`, `limit`, `offset`, `order`, `fields`,
   *   `with_deleted`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create a campaign. `POST /admin/campaigns`
   * @param args - body with `name`, `campaign_identifier`, optional `description`, `budget`, `starts_at`, `ends_at`,
   *   `additional_data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete a campaign. `DELETE /admin/campaigns/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a campaign. `GET /admin/campaigns/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a campaign. `POST /admin/campaigns/:id`
   * @param args - `id`; optional body with `name`, `campaign_identifier`, `description`, `budget`, `starts_at`,
   *   `ends_at`, `additional_data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * Add promotions to a campaign, or remove them. `POST /admin/campaigns/:id/promotions`
   * @param args - `id`; optional body with `add`, `remove`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly batchPromotions: Of<"batchPromotions">
}
