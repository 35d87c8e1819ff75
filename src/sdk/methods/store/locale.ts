// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { localeEndpoints } from "#schema/store/locale.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof localeEndpoints> = MethodOf<typeof localeEndpoints, M>

export interface Locale {
  /**
   * List locales. Needs the server's feature flag `translation`.
   *
   * `GET /store/locales`
   * @throws `ApiError` with 404 `not_found`
   */
  readonly list: Of<"list">
}
