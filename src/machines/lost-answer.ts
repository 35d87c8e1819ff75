import { toApiError } from "#sdk/error.ts"

/**
 * Acts once. Where the answer was lost on its way, it looks whether the thing has happened, so that nobody is asked to do it a
 * second time; where even that cannot be seen, the loss is told.
 */
export async function actOnce(act: () => Promise<unknown>, hasHappened: () => Promise<boolean>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const isLost = toApiError(error).kind === "network"
    if (!isLost || !(await hasHappened().catch(() => false))) throw error
  }
}
