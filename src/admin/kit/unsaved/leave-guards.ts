/** What would be lost: unsaved input, or the rest of something that runs. */
export type LeaveReason = "input" | "running"

/** Texts of the question, if it isn't about unsaved changes. */
export interface LeaveTexts {
  readonly title: string
  readonly text: string
  readonly keep: string
  readonly discard: string
}

type Ask = () => Promise<boolean>

const guards = new Set<Ask>()

/** Registers a form that asks about its unsaved changes; returns the function that removes it. */
export function addLeaveGuard(ask: Ask): () => void {
  guards.add(ask)
  return () => {
    guards.delete(ask)
  }
}

/** Asks about the unsaved changes of all open forms; false if the user keeps editing. For signing out. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false
  return true
}
