// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { regionEndpoints } from "#schema/store/region.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof regionEndpoints> = MethodOf<typeof regionEndpoints, M>

export interface Region {
  /**
   * List regions.
   *
   * `GET /store/regions`
   * @param args - optional query with `id`, `currency_code`, `name`, `q`, `limit`, `offset`, `order`, `fields`, …
   * @throws `ApiError` with 400 `not_allowed`
   */
  readonly list: Of<"list">
  /**
   * Get a region.
   *
   * `GET /store/regions/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
}
