// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["payment"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Payment {
  /**
   * List payments. `GET /admin/payments`
   * @param args - optional query with `id`, `payment_session_id`, `created_at`, `updated_at`, `deleted_at`, `q`,
   *   `limit`, `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get a payment. `GET /admin/payments/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Capture a payment, in whole or in part. `POST /admin/payments/:id/capture`
   * @param args - `id`; optional body with `amount`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly capture: Of<"capture">
  /**
   * Refund a payment, in whole or in part. `POST /admin/payments/:id/refund`
   * @param args - `id`; optional body with `amount`, `refund_reason_id`, `note`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly refund: Of<"refund">
  /**
   * List payment providers. `GET /admin/payments/payment-providers`
   * @param args - optional query with `id`, `is_enabled`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listPaymentProviders: Of<"listPaymentProviders">
}
