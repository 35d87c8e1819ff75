import type { ApiError } from "#sdk/error.ts"
import type { Choice, FulfillmentData, fulfilledByOthers } from "./fulfill.rules.ts"

export interface FulfillContext {
  readonly orderId: string
  readonly data: FulfillmentData | null
  readonly choice: Choice
  readonly error: ApiError | null
  /** The submitted choice that failed; the next load completes the reservations it has split. */
  readonly tried: Choice | null
  /** The created choice, or the one whose response was lost; the next load checks whether that was fulfilled. */
  readonly sent: Choice | null
  /** Items that someone else fulfilled in the meantime. */
  readonly conflict: ReturnType<typeof fulfilledByOthers>
}
