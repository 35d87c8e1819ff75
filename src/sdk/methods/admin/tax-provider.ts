// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { taxProviderEndpoints } from "#schema/admin/tax-provider.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof taxProviderEndpoints> = MethodOf<typeof taxProviderEndpoints, M>

export interface TaxProvider {
  /**
   * List tax providers.
   *
   * `GET /admin/tax-providers`
   * @param args - optional query with `id`, `is_enabled`, `limit`, `offset`, `order`, `fields`, `with_deleted`,
   *   `$and`, …
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly list: Of<"list">
}
