// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["paymentCollection"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface PaymentCollection {
  /**
   * Create a payment collection. `POST /admin/payment-collections`
   * @param args - body with `order_id`, `amount`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly create: Of<"create">
  /**
   * Delete a payment collection. `DELETE /admin/payment-collections/:id`
   * @param args - `id`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly delete: Of<"delete">
  /**
   * Record a payment received outside the system. `POST /admin/payment-collections/:id/mark-as-paid`
   * @param args - `id`; body with `order_id`, optional `provider_id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`, 404 `not_found`
   */
  readonly markAsPaid: Of<"markAsPaid">
  /**
   * Create a payment session for the balance due. `POST /admin/payment-collections/:id/payment-sessions`
   * @param args - `id`; body with `provider_id`, optional `data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly createPaymentSession: Of<"createPaymentSession">
}
