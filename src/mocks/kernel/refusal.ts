/**
 * Thrown by rules and resolvers; rolls the request back and responds with the wire error `{ code?, type, message }`.
 */
export class Refusal extends Error {
  readonly status: number
  readonly type: string | undefined
  readonly code: string | undefined
  /** Response body that replaces the usual one. */
  readonly body: unknown
  /** What the real server leaves behind, in the order in which it undoes its steps; runs after the rollback. */
  readonly leftovers: (() => void)[] = []

  constructor(status: number, type: string | undefined, message: string, more: { code?: string; body?: unknown } = {}) {
    super(message)
    this.name = "Refusal"
    this.status = status
    this.type = type
    this.code = more.code
    this.body = more.body
  }

  toBody(): unknown {
    return this.body ?? { code: this.code, type: this.type, message: this.message }
  }
}

export const invalidData = (message: string) => new Refusal(400, "invalid_data", message)
export const notAllowed = (message: string, code?: string) =>
  new Refusal(400, "not_allowed", message, code ? { code } : {})
export const notFound = (message: string) => new Refusal(404, "not_found", message)
export const unauthorized = (message: string) => new Refusal(401, "unauthorized", message)
export const forbidden = (message: string) => new Refusal(403, "forbidden", message)
export const duplicate = (message: string) =>
  new Refusal(422, "duplicate_error", message, { code: "invalid_request_error" })
export const conflict = () =>
  new Refusal(
    409,
    "conflict",
    "The request conflicted with another request. You may retry the request with the provided Idempotency-Key.",
    { code: "invalid_state_error" },
  )
/** 401 without a type, like the server's authentication errors. */
export const unauthenticated = (message = "Unauthorized") => new Refusal(401, undefined, message, { body: { message } })

/** Runs part of a request. If it is refused, `leave` writes what the real server leaves of the steps before it. */
export function leaving<T>(leave: () => void, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) error.leftovers.push(leave)
    throw error
  }
}

/** Returns the row, or throws 404 with the server's message. */
export function found<T>(row: T | undefined, message: string): T {
  if (row === undefined) throw notFound(message)
  return row
}
