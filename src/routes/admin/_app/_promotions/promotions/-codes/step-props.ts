import type { PromotionCodesSnapshot } from "#machines/promotion-codes/promotion-codes.machine.ts"
import type { CodesChange } from "#machines/promotion-codes/promotion-codes.rules.ts"
import type { CodesEdit } from "#routes/admin/_app/-bulk-edit/kinds.ts"

export interface StepProps {
  readonly snapshot: PromotionCodesSnapshot
  readonly send: CodesEdit["actor"]["send"]
  readonly change: Extract<CodesChange, { type: "copy" }>
  readonly onClose: () => void
}
