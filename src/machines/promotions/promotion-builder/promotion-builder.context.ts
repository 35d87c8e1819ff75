import type { ApiError } from "#sdk/error.ts"
import type { PromotionStatus } from "./promotion-body.ts"
import type { PromotionDraft } from "./promotion-builder.draft.ts"
import type { BuilderStep } from "./promotion-builder.rules.ts"

/** A value that the server refused, at its field: another record has it, or the record doesn't exist anymore. */
export interface PlacedRefusal {
  readonly field: "code" | "identifier" | "existing"
  readonly kind: "taken" | "gone"
  readonly value: string
}

export type BuilderEvents =
  | { type: "draft.change"; change: Partial<PromotionDraft> }
  | { type: `go.${BuilderStep}` }
  | { type: "create.draft" }
  | { type: "create.active" }
  | { type: "retry" }

export interface BuilderInput {
  readonly draft: PromotionDraft
  readonly status?: PromotionStatus
  /** Continues after a reload: the request that was sent and whose response is lost, as JSON. */
  readonly sent?: string | null
}

export interface BuilderContext {
  readonly draft: PromotionDraft
  readonly status: PromotionStatus
  readonly sent: string | null
  readonly id: string | null
  readonly error: ApiError | null
  /** The server's refusal on its field. */
  readonly placed: PlacedRefusal | null
}

export type BuilderOutcome = { readonly outcome: "created"; readonly id: string; readonly isActive: boolean }
