import { type ApiError, toApiError } from "#sdk/error.ts"

/**
 * Whether a request may have been done although it failed: no response, one from a proxy that doesn't know, or one that
 * can't be read.
 */
export const isLost = ({ kind, status }: Pick<ApiError, "kind" | "status">): boolean =>
  kind === "network" || kind === "schema" || [502, 503, 504].includes(status)

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
