import { retryAfter } from "./retry-after.ts"

/**
 * How a call failed: an error response, no response, no response in time, an abort by the caller, a response that
 * violates its schema, or arguments that make no request.
 */
export type ErrorKind = "http" | "network" | "timeout" | "aborted" | "schema" | "request"

interface Facts {
  readonly kind: ErrorKind
  readonly message: string
  readonly status?: number
  readonly statusText?: string
  readonly type?: string
  readonly code?: string | undefined
  readonly errors?: readonly string[]
  readonly retryAfter?: number | undefined
  readonly body?: unknown
  readonly requestId?: string | undefined
  readonly cause?: unknown
}

/** The error of every failed call. Branch on `kind`, `type` and `status`, never on `message`. */
export class ApiError extends Error {
  declare readonly kind: ErrorKind
  /** 0 without a response. */
  declare readonly status: number
  declare readonly statusText: string
  /** The wire's type (`invalid_data`, `not_found`, …); derived from the status if the body has none. */
  declare readonly type: string
  declare readonly code: string | undefined
  /** All problems, if the server lists several. */
  declare readonly errors: readonly string[]
  /** Milliseconds to wait before a retry, if the server says so. */
  declare readonly retryAfter: number | undefined
  /** The response's body: parsed JSON, or the text if it isn't JSON. */
  declare readonly body: unknown
  /** Method and URL of the request; added by the client, so undefined in an error that isn't a call's. */
  declare readonly method: string | undefined
  declare readonly url: string | undefined
  /** The response's `x-request-id`, or else the request's, by which a server's logs name the request. */
  declare readonly requestId: string | undefined

  constructor({ message, cause, ...facts }: Facts) {
    super(message, cause === undefined ? undefined : { cause })
    const unknown = { status: 0, statusText: "", type: `${facts.kind}_error`, errors: [] }
    Object.assign(this, { name: "ApiError" }, unknown, facts)
  }
}

const typeOfStatus: Readonly<Record<number, string>> = {
  400: "invalid_data",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  429: "too_many_requests",
}

export const requestIdOf = (headers: Headers): string | undefined => headers.get("x-request-id") ?? undefined

/** The error of a response with this body: `{ code, type, message }`, `{ message }`, `{ errors, message }`, or no JSON. */
export function errorOf(response: Response, body: string): ApiError {
  const { status, statusText, headers } = response
  const content = parsedOr(body)
  const facts = (typeof content === "object" && content !== null ? content : {}) as Record<string, unknown>
  const text = (key: string) => (typeof facts[key] === "string" && facts[key] ? facts[key] : undefined)
  return new ApiError({
    kind: "http",
    status,
    statusText,
    message: text("message") ?? (statusText || `HTTP ${status}`),
    type: text("type") ?? typeOfStatus[status] ?? "unknown_error",
    code: text("code"),
    errors: Array.isArray(facts.errors) ? facts.errors.map(String) : [],
    retryAfter: retryAfter(response),
    body: content,
    requestId: requestIdOf(headers),
  })
}

/** Adds the request to an error that has none yet. */
export function withRequest(error: unknown, { method, url, headers }: RequestFacts): unknown {
  if (!(error instanceof ApiError) || error.url !== undefined) return error
  return Object.assign(error, { method, url, requestId: error.requestId ?? headers["x-request-id"] })
}
interface RequestFacts {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Parsed JSON, or the text if it isn't JSON. */
export function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const hasTimedOut = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError")

/** Converts any thrown value to an ApiError. Pass the call's signal to recognize an abort with any reason. */
export function toApiError(error: unknown, signal?: AbortSignal | null): ApiError {
  if (error instanceof ApiError) return error
  // Some implementations of `fetch` reject with an error of their own, not with the caller's reason.
  const cause = signal?.aborted ? signal.reason : error
  if (cause instanceof ApiError) return cause
  const message = cause instanceof Error ? cause.message : String(cause ?? "unknown")
  return new ApiError({ kind: signal?.aborted || hasTimedOut(cause) ? "aborted" : "network", message, cause })
}

/** Whether a request got no response, so that it's unknown whether it was executed. */
export const hasNoResponse = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === "network" || error.kind === "timeout")

/** Whether the server refused a request (4xx) for a reason that lasts, unlike a timeout or too many requests. */
export const isRefused = ({ kind, status }: ApiError): boolean =>
  kind === "http" && status >= 400 && status < 500 && status !== 408 && status !== 429

/** Technical details of an error: only the status for server errors, whose messages aren't meant for users. */
export function errorDetails(error: unknown): string {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown }
  if (typeof status === "number" && status >= 500) return `HTTP ${status}`
  return error instanceof Error ? String(message) : String(error)
}

/**
 * The message of an error response (4xx) as a sentence with a period. `undefined` for all other errors, whose
 * messages aren't meant for users.
 */
export function refusalReason(error: unknown): string | undefined {
  const { kind, status, message } = toApiError(error)
  if (kind !== "http" || status >= 500) return undefined
  const reason = message.trim()
  return /[.!?…]$/.test(reason) ? reason : `${reason}.`
}
