// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["payment"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Payment {
  /**
   * Create a payment collection for a cart. `POST /store/payment-collections`
   * @param args - body with `cart_id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly createCollection: Of<"createCollection">
  /**
   * Create a payment session, replacing an earlier one. `POST /store/payment-collections/:id/payment-sessions`
   * @param args - `id`; body with `provider_id`, optional `data`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly createSession: Of<"createSession">
  /**
   * List the payment providers of a region. `GET /store/payment-providers`
   * @param args - query with `region_id`, optional `limit`, `offset`, `order`, `fields`, `with_deleted`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly listPaymentProviders: Of<"listPaymentProviders">
}
