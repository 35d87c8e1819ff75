import { retryAfter } from "./retry-after.ts"

/** How a call failed: error response, no response, abort by the caller, or a response that violates its schema. */
export type ErrorKind = "http" | "network" | "aborted" | "schema"

interface Facts {
  readonly kind: ErrorKind
  readonly message: string
  readonly status?: number
  readonly statusText?: string
  readonly type?: string
  readonly code?: string | undefined
  readonly errors?: readonly string[]
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/** The only error type of the client. Branch on `kind`, `type` and `status`, never on `message`. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  /** 0 without a response. */
  readonly status: number
  readonly statusText: string
  /** The wire's type (`invalid_data`, `not_found`, …); derived from the status if the body has none. */
  readonly type: string
  readonly code: string | undefined
  /** All problems, if the server lists several. */
  readonly errors: readonly string[]
  /** Milliseconds to wait before a retry, if the server says so. */
  readonly retryAfter: number | undefined

  constructor({ kind, message, status = 0, statusText = "", type, code, errors = [], retryAfter, cause }: Facts) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = "ApiError"
    this.kind = kind
    this.status = status
    this.statusText = statusText
    this.type = type ?? `${kind}_error`
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
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

/** Reads an error response: the usual `{ code, type, message }`, `{ message }`, `{ errors, message }`, or no JSON. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response
  const body: unknown = await response.json().catch(() => undefined)
  const facts = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>
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
  })
}

const hasTimedOut = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError")

/** Converts any thrown value to an ApiError. Pass the call's signal to recognize an abort with any reason. */
export function toApiError(error: unknown, signal?: AbortSignal): ApiError {
  if (error instanceof ApiError) return error
  const message = error instanceof Error ? error.message : String(error ?? "unknown")
  return new ApiError({ kind: signal?.aborted || hasTimedOut(error) ? "aborted" : "network", message, cause: error })
}

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
