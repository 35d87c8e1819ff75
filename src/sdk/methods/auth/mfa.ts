// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as authEndpoints from "#schema/auth/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof authEndpoints)["mfa"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Mfa {
  /**
   * Complete a sign-in with a second factor. `POST /auth/mfa/challenges/:id/verify`
   * @param args - `id`; body with `method`, `code`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly verifyChallenge: Of<"verifyChallenge">
  /**
   * List the user's second factors. `GET /auth/mfa/factors`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Start setting up a second factor. `POST /auth/mfa/factors`
   * @param args - body with `provider`, optional `label`, `issuer`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly start: Of<"start">
  /**
   * Remove a second factor. `DELETE /auth/mfa/factors/:id`
   * @param args - `id`; optional body with `method`, `code`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly disable: Of<"disable">
  /**
   * Verify a second factor, which enables it. `POST /auth/mfa/factors/:id/verify`
   * @param args - `id`; body with `code`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly verify: Of<"verify">
  /**
   * Create new recovery codes. `POST /auth/mfa/recovery-codes`
   * @param args - optional body with `count`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly generateRecoveryCodes: Of<"generateRecoveryCodes">
}
