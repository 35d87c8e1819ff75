import type { Database } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"

/** Works as a request does: rolls back a refusal, and keeps what it leaves. Returns the refusal's message. */
export function refused(db: Database, work: () => unknown): string | undefined {
  try {
    db.attempt(work)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const leave of error.leftovers) leave()
    return error.message
  }
  return undefined
}
