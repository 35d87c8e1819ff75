import type { PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"

export interface StepProps {
  readonly draft: PromotionDraft
  /** The text of the problem of a field; a field that is still empty has none until `continue` was tried. */
  readonly problemOf: (field: string) => string | undefined
  readonly change: (change: Partial<PromotionDraft>) => void
}
