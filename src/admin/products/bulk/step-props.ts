import type { BulkEditRef, BulkEditSnapshot } from "#machines/kit/bulk-edit/bulk-edit.machine.ts"

export interface StepProps {
  readonly snapshot: BulkEditSnapshot
  readonly send: BulkEditRef["send"]
}
