// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as authEndpoints from "#schema/auth/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof authEndpoints)["verification"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Verification {
  /**
   * Verify an address with the code sent to it. `POST /auth/verification/confirm`
   * @param args - body with `code`, optional `code_provider`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly confirm: Of<"confirm">
  /**
   * Send a verification code to an address. `POST /auth/verification/request`
   * @param args - body with `entity_id`, `entity_type`, optional `code_provider`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly request: Of<"request">
}
