import type { StopReason } from "#machines/kit/send-rows.ts"
import type { ApiError } from "#sdk/error.ts"
import type { PriceChange } from "./price-change.ts"
import type { PriceListDraft } from "./price-list.draft.ts"
import type { ListStep } from "./price-list.rules.ts"

/** A price that the server refused. */
export interface RefusedPrice {
  readonly variant: string
  readonly column: string
  /** The server's message. */
  readonly text: string
  /** Its variant was deleted. */
  readonly isGone: boolean
}

/** How far the prices are sent. */
export interface Filled {
  /** Prices to send; null while it is unknown which ones the list has. */
  readonly left: readonly PriceChange[] | null
  readonly refused: readonly RefusedPrice[]
  /** Why sending stopped before the end. */
  readonly stop: StopReason | null
  /** Number of prices to send; missing if it is the same as before. */
  readonly total?: number
}

export type PriceListEvents =
  | { type: "draft.change"; change: Partial<PriceListDraft> }
  | { type: `go.${ListStep}` }
  | { type: "create.draft" }
  | { type: "create.active" }
  | { type: "retry" }
  | { type: "drop" }
  | { type: "keep" }

export interface PriceListInput {
  readonly draft: PriceListDraft
  /** Continues after a reload: the list that was created. */
  readonly listId?: string | null
  /** Continues after a reload: the list was sent, its response is lost. */
  readonly isSent?: boolean
  readonly activate?: boolean
}

export interface PriceListContext extends Omit<Filled, "total"> {
  readonly draft: PriceListDraft
  readonly listId: string | null
  readonly isSent: boolean
  readonly activate: boolean
  readonly total: number
  readonly error: ApiError | null
  /** The list was deleted while its prices were sent. */
  readonly isDeleted: boolean
}

export interface PriceListOutcome {
  readonly outcome: "created"
  readonly id: string
  readonly isActive: boolean
  readonly isComplete: boolean
}
