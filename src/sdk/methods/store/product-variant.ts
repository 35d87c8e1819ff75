// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { productVariantEndpoints } from "#schema/store/product-variant.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof productVariantEndpoints> = MethodOf<typeof productVariantEndpoints, M>

export interface ProductVariant {
  /**
   * List product variants.
   *
   * `GET /store/product-variants`
   * @param args - optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`, `id`,
   *   `sku`, `product_id`, …
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly list: Of<"list">
  /**
   * Get a product variant.
   *
   * `GET /store/product-variants/:id`
   * @param args - `id`; optional query with `region_id`, `country_code`, `province`, `cart_id`, `sales_channel_id`,
   *   `fields`
   * @throws `ApiError` with 400 `invalid_data`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
