// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["order"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Order {
  /**
   * List the signed-in customer's orders. `GET /store/orders`
   * @param args - optional query with `id`, `status`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get an order. `GET /store/orders/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Accept the transfer of an order. `POST /store/orders/:id/transfer/accept`
   * @param args - `id`; body with `token`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly acceptTransfer: Of<"acceptTransfer">
  /**
   * Withdraw a transfer request. `POST /store/orders/:id/transfer/cancel`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`, 401 `unauthorized`
   */
  readonly cancelTransfer: Of<"cancelTransfer">
  /**
   * Decline the transfer of an order. `POST /store/orders/:id/transfer/decline`
   * @param args - `id`; body with `token`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 400 `not_allowed`
   */
  readonly declineTransfer: Of<"declineTransfer">
  /**
   * Request the transfer of a guest order. `POST /store/orders/:id/transfer/request`
   * @param args - `id`; optional body with `description`, `update_order_email`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`, 404 `not_found`
   */
  readonly requestTransfer: Of<"requestTransfer">
}
