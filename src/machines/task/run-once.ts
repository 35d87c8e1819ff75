import { isLost } from "#machines/lost-response.ts"
import { toApiError } from "#sdk/error.ts"

/**
 * Thrown if a task's response was lost and its effect couldn't be checked. `before` is the state before the task ran;
 * the next run of the same task gets it to check first whether the task is done.
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
  /** The `before` value of an earlier run of the same task whose outcome is unknown. */
  readonly unsure: Before | null
  /** The state that the check compares with, read before the request is sent. */
  readonly before: Before
  act(): Promise<unknown>
  hasHappened(before: Before): Promise<boolean>
}

/**
 * Runs a task once, however often it is tried: after a lost response it checks for the effect, immediately or, if
 * that fails too, on the next try. Throws `UnsureError` while the outcome is unknown.
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

/** `runOnce` for tasks that can be checked without the previous state. */
export const runTask = (unsure: true | null, act: () => Promise<unknown>, hasHappened: () => Promise<boolean>) =>
  runOnce<true>({ unsure, before: true, act, hasHappened })
