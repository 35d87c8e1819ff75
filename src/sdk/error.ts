/** Where a call failed: the server refused, nobody answered, the caller gave up, or the answer was not as agreed. */
export type ErrorKind = "http" | "network" | "aborted" | "schema"

/** The one error of the client. Branch on `type` and `status`, never on `message`. */
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

  constructor(facts: {
    kind: ErrorKind
    message: string
    status?: number
    statusText?: string
    type?: string
    code?: string | undefined
    errors?: readonly string[]
    cause?: unknown
  }) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.name = "ApiError"
    this.kind = facts.kind
    this.status = facts.status ?? 0
    this.statusText = facts.statusText ?? ""
    this.type = facts.type ?? `${facts.kind}_error`
    this.code = facts.code
    this.errors = facts.errors ?? []
  }
}

const typeOfStatus: Readonly<Record<number, string>> = {
  400: "invalid_data",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
}

/** Reads a refusal: the usual `{ code, type, message }`, a bare `{ message }`, `{ errors, message }`, or no JSON at all. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response
  const body: unknown = await response.json().catch(() => undefined)
  const facts = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>
  const text = (key: string) => (typeof facts[key] === "string" ? facts[key] : undefined)
  const errors = Array.isArray(facts.errors) ? facts.errors.map(String) : []
  return new ApiError({
    kind: "http",
    status,
    statusText,
    message: text("message") ?? (statusText || `HTTP ${status}`),
    type: text("type") ?? typeOfStatus[status] ?? "unknown_error",
    code: text("code"),
    errors,
  })
}

/** Whatever was thrown, as the one error. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const message = error instanceof Error ? error.message : String(error ?? "unknown")
  const aborted = error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError")
  return new ApiError({ kind: aborted ? "aborted" : "network", message, cause: error })
}
