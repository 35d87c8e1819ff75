import type { BulkEdit } from "./kinds.ts"

/** The message catalog's part of a kind of bulk edit. */
export type StepTexts = BulkEdit["kind"]

export interface SharedStepProps {
  readonly texts: StepTexts
  readonly snapshot: ReturnType<BulkEdit["actor"]["getSnapshot"]>
  readonly send: BulkEdit["actor"]["send"]
}
