import { type ApiError, toApiError } from "#sdk/error.ts"

/** Thrown if a response was lost and it couldn't be checked whether the request was executed. */
export class UnsureError extends Error {
  override readonly name = "UnsureError"
  /** What the next attempt needs to check it first. */
  readonly before: unknown
  constructor(cause: unknown, before: unknown) {
    super("the response was lost", { cause })
    this.before = before
  }
}

/** The error of the failed request. */
export const causeOf = (error: unknown): ApiError => toApiError(error instanceof UnsureError ? error.cause : error)
