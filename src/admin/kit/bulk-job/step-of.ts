import type { BulkEdit } from "./kinds.ts"

type Step = "choose" | "preview" | "progress" | "interrupted" | "result"

/** The step of its page that a bulk edit is at. */
export function stepOf(snapshot: ReturnType<BulkEdit["actor"]["getSnapshot"]>): Step {
  if (snapshot.matches("choosing")) return "choose"
  if (snapshot.matches("previewing")) return "preview"
  if (snapshot.matches("interrupted")) return "interrupted"
  // Waiting for the lock: the preview stays until the job exists.
  if (snapshot.context.job === null) return "preview"
  return snapshot.matches("working") || snapshot.matches("settling") ? "progress" : "result"
}
