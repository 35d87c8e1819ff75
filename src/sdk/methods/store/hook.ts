// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { hookEndpoints } from "#schema/store/hook.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof hookEndpoints> = MethodOf<typeof hookEndpoints, M>

export interface Hook {
  /**
   * Receive a webhook of a payment provider.
   *
   * `POST /hooks/payment/:provider`
   * @param args - `provider`
   */
  readonly payment: Of<"payment">
}
