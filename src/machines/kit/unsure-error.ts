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
