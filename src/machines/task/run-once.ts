import { isLost } from "#machines/lost-answer.ts"
import { toApiError } from "#sdk/error.ts"

/**
 * Thrown by a task whose response was lost and whose effect couldn't be checked. `before` is what was there before it ran; the
 * next run of the same task gets it and can tell first whether the task is done.
 */
export class UnsureError extends Error {
  override readonly name = "UnsureError"
  readonly before: unknown
  constructor(cause: unknown, before: unknown) {
    super("the response was lost", { cause })
    this.before = before
  }
}

interface Once<Before> {
  /** What an earlier run of the same task passed on, when it couldn't tell whether it was done. */
  readonly unsure: Before | null
  /** What the check compares with, read before anything is sent. */
  readonly before: Before
  act(): Promise<unknown>
  hasHappened(before: Before): Promise<boolean>
}

/**
 * Does something once, however often it is tried: after a lost response it checks whether it has happened, at once or, where
 * that fails too, at the next try. Throws `UnsureError` while nobody knows.
 */
export async function runOnce<Before>({ unsure, before, act, hasHappened }: Once<Before>): Promise<void> {
  if (unsure !== null && (await hasHappened(unsure))) return
  try {
    await act()
  } catch (error) {
    if (!isLost(toApiError(error))) throw error
    const isDone = await hasHappened(before).catch(() => {
      throw new UnsureError(error, before)
    })
    if (!isDone) throw error
  }
}

/** The same for what can be seen without knowing what was there before. */
export const runTask = (unsure: true | null, act: () => Promise<unknown>, hasHappened: () => Promise<boolean>) =>
  runOnce<true>({ unsure, before: true, act, hasHappened })
