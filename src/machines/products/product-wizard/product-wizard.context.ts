import type { ApiError } from "#sdk/error.ts"
import type { PlacedProblem } from "./placed-problem.ts"
import type { Remaining } from "./product-creation.ts"
import type { ProductDraft, SentProduct, WizardSettings } from "./product-wizard.draft.ts"
import type { WizardStep } from "./product-wizard.rules.ts"

export type WizardEvents =
  | { type: "draft.change"; change: Partial<ProductDraft> }
  | { type: `go.${WizardStep}` }
  | { type: "create.draft" }
  | { type: "create.publish" }
  | { type: "retry" }
  | { type: "finish" }

export interface WizardInput {
  readonly draft: ProductDraft
  readonly settings: WizardSettings
  /** Continues after a reload: the product that was created. */
  readonly productId?: string | null
  /** Continues after a reload: a product that was sent, whose response is lost. */
  readonly sent?: SentProduct | null
  readonly publish?: boolean
}

export interface WizardContext {
  readonly draft: ProductDraft
  readonly settings: WizardSettings
  readonly publish: boolean
  /** The product of an earlier attempt whose response was lost. */
  readonly sent: SentProduct | null
  readonly productId: string | null
  readonly remaining: Remaining
  readonly error: ApiError | null
  /** The server's refusal on its field. */
  readonly placed: PlacedProblem | null
}

export type WizardOutcome = { readonly outcome: "created"; readonly id: string; readonly isComplete: boolean }
