// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["productVariant"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface ProductVariant {
  /**
   * List product variants. `GET /admin/product-variants`
   * @param args - optional query with `id`, `manage_inventory`, `allow_backorder`, `sku`, `ean`, `upc`, `barcode`,
   *   `created_at`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
}
