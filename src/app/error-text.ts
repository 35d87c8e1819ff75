import { isLost } from "#machines/kit/lost-response.ts"
import { refusalReason, toApiError } from "#sdk/error.ts"

interface ErrorTexts {
  /** For a refused request (4xx), with the server's reason. */
  refused: (reason: string) => string
  server: string
  lost: string
}

/** Ids in the server's messages say nothing to a reader: "The payment: pay_01M8… has been canceled." */
export const withoutIds = (text: string): string => text.replace(/[:,]?\s*\b[a-z]+_[0-9A-Z]{20,}\b/g, "")

/** Returns the text for a failed request; contains the server's message only if the server refused the request. */
export function errorText(error: unknown, { refused, server, lost }: ErrorTexts): string {
  const reason = refusalReason(error)
  if (reason !== undefined) return withoutIds(refused(reason))
  const apiError = toApiError(error)
  return apiError.kind !== "http" || isLost(apiError) ? lost : server
}
