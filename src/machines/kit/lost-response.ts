import { type ApiError, toApiError } from "#sdk/error.ts"

/** Whether a failed request may have been executed: no response (in time), a gateway error or an unreadable response. */
export const isLost = ({ kind, status }: Pick<ApiError, "kind" | "status">): boolean =>
  kind === "network" || kind === "timeout" || kind === "schema" || [502, 503, 504].includes(status)

/**
 * Runs a request once. If its response is lost, checks whether it was executed, so that it isn't sent twice; throws
 * the error if it wasn't or if the check fails too.
 */
export async function runIdempotent(act: () => Promise<unknown>, hasHappened: () => Promise<boolean>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!isLost(toApiError(error)) || !(await hasHappened().catch(() => false))) throw error
  }
}
