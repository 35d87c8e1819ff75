// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as storeEndpoints from "#schema/store/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof storeEndpoints)["hook"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Hook {
  /**
   * Receive a webhook of a payment provider. `POST /hooks/payment/:provider`
   * @param args - `provider`
   */
  readonly payment: Of<"payment">
}
