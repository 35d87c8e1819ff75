import { retryAfter } from "./retry-after.ts"

/** Where a call failed: the server refused, nobody answered, the caller gave up, or the answer was not as agreed. */
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

/** The one error of the client. Branch on `kind`, `type` and `status`, never on `message`. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  /** 0 where there was no answer. */
  readonly status: number
  readonly statusText: string
  /** The wire's type (`invalid_data`, `not_found`, …); where the body has none, one that fits the status. */
  readonly type: string
  readonly code: string | undefined
  /** All problems, where the server lists several. */
  readonly errors: readonly string[]
  /** Milliseconds that the server asks to wait before the next try. */
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

/** Reads a refusal: the usual `{ code, type, message }`, a bare `{ message }`, `{ errors, message }`, or no JSON at all. */
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

const gaveUp = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError")

/** Whatever was thrown, as the one error. With the call's signal an abort is known by it, whatever its reason is. */
export function toApiError(error: unknown, signal?: AbortSignal): ApiError {
  if (error instanceof ApiError) return error
  const message = error instanceof Error ? error.message : String(error ?? "unknown")
  return new ApiError({ kind: signal?.aborted || gaveUp(error) ? "aborted" : "network", message, cause: error })
}

/** What technical details may say about an error: only the status when a server failed, as its message isn't meant for people. */
export function errorDetails(error: unknown): string {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown }
  if (typeof status === "number" && status >= 500) return `HTTP ${status}`
  return error instanceof Error ? String(message) : String(error)
}

/**
 * Why the server refused a request (4xx), as a sentence with its period. `undefined` for everything else: the message of a
 * server that failed isn't meant for people.
 */
export function refusalReason(error: unknown): string | undefined {
  const { kind, status, message } = toApiError(error)
  if (kind !== "http" || status >= 500) return undefined
  const reason = message.trim()
  return /[.!?…]$/.test(reason) ? reason : `${reason}.`
}
