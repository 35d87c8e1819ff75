import { isLost } from "#machines/lost-answer.ts"
import { refusalReason, toApiError } from "#sdk/error.ts"

interface ErrorTexts {
  /** For a refusal (4xx), with the server's reason. */
  refused: (reason: string) => string
  /** What to do when the server failed. */
  server: string
  /** When the response was lost. */
  lost: string
}

/** Returns what a page may say about a failed request: the server's own words only when it refused the request. */
export function errorText(error: unknown, { refused, server, lost }: ErrorTexts): string {
  const reason = refusalReason(error)
  if (reason !== undefined) return refused(reason)
  const apiError = toApiError(error)
  return apiError.kind !== "http" || isLost(apiError) ? lost : server
}
