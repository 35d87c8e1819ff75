import { type ApiError, toApiError } from "#sdk/error.ts"

/** Nobody answered, or somebody on the way who does not know what became of it: it may have happened all the same. */
export const isLost = ({ kind, status }: Pick<ApiError, "kind" | "status">): boolean =>
  kind === "network" || [502, 503, 504].includes(status)

/**
 * Acts once. Where the answer was lost on its way, it looks whether the thing has happened, so that nobody is asked to do it a
 * second time; where even that cannot be seen, the loss is told.
 */
export async function actOnce(act: () => Promise<unknown>, hasHappened: () => Promise<boolean>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!isLost(toApiError(error)) || !(await hasHappened().catch(() => false))) throw error
  }
}
