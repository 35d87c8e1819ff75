import type { Order } from "#schema/store/entities/order.ts"
import type { ApiError } from "#sdk/error.ts"
import type { LoadedOrder } from "./self-return.actors.ts"
import type { Returned, ReturnSelections } from "./self-return.rules.ts"

/** The choices from before the page was left or reloaded. */
export interface ReturnDraft {
  readonly selections: ReturnSelections
  readonly optionId: string | null
  /** Returned units before the request was sent; unset if no request was sent. */
  readonly before?: Returned | undefined
}

export interface SelfReturnContext extends Omit<LoadedOrder, "order"> {
  orderId: string
  order: Order | null
  selections: ReturnSelections
  optionId: string | null
  before: Returned | undefined
  error: ApiError | null
}
