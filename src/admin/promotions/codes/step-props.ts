import type { CodesEdit } from "#admin/kit/bulk-job/kinds.ts"
import type { PromotionCodesSnapshot } from "#machines/promotions/promotion-codes/promotion-codes.machine.ts"
import type { CodesChange } from "#machines/promotions/promotion-codes/promotion-codes.rules.ts"

export interface StepProps {
  readonly snapshot: PromotionCodesSnapshot
  readonly send: CodesEdit["actor"]["send"]
  readonly change: Extract<CodesChange, { type: "copy" }>
  readonly onClose: () => void
}
