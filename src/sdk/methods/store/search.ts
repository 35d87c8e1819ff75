// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { searchEndpoints } from "#schema/store/search.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof searchEndpoints> = MethodOf<typeof searchEndpoints, M>

export interface Search {
  /**
   * Search for products.
   *
   * `POST /store/search`
   * @param args - body with `queries`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly query: Of<"query">
}
