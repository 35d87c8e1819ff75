// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { currencyEndpoints } from "#schema/admin/currency.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof currencyEndpoints> = MethodOf<typeof currencyEndpoints, M>

export interface Currency {
  /**
   * List currencies.
   *
   * `GET /admin/currencies`
   * @param args - optional query with `code`, `q`, `limit`, `offset`, `order`, `fields`, `with_deleted`, `$and`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Get a currency.
   *
   * `GET /admin/currencies/:code`
   * @param args - `code`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
