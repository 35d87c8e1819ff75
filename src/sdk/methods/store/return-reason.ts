// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { returnReasonEndpoints } from "#schema/store/return-reason.endpoints.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Of<M extends keyof typeof returnReasonEndpoints> = MethodOf<typeof returnReasonEndpoints, M>

export interface ReturnReason {
  /**
   * List return reasons.
   *
   * `GET /store/return-reasons`
   * @param args - optional query with `limit`, `offset`, `order`, `fields`, `with_deleted`
   */
  readonly list: Of<"list">
  /**
   * Get a return reason.
   *
   * `GET /store/return-reasons/:id`
   * @param args - `id`; optional query with `fields`
   */
  readonly retrieve: Of<"retrieve">
}
