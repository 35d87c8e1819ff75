import type { Endpoint } from "#schema/endpoint.ts"
import { type ApiError, errorOf, toApiError } from "./error.ts"
import { toQueryString } from "./query.ts"
import { type TokenStorage, type TokenStorageMethod, tokenStorage } from "./storage.ts"

export interface ClientOptions {
  /** Where the API is: an origin, or an origin with a path. */
  readonly baseUrl: string
  readonly publishableKey?: string | undefined
  readonly auth?: {
    /** `jwt` sends a bearer token, `session` lets the browser send its cookie. */
    readonly type?: "jwt" | "session"
    readonly storage?: TokenStorageMethod
    readonly storageKey?: string
    readonly customStorage?: TokenStorage
    /** A secret API key: sent as basic authentication, instead of a token. */
    readonly apiKey?: string
  }
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
  /** How often a read is tried again after a lost connection or an overloaded server; 2 if left out. */
  readonly retries?: number
  /** Milliseconds before the first repetition; doubles with each; 200 if left out. */
  readonly retryDelay?: number
  /** Told once when the server no longer knows who calls. */
  readonly onUnauthorized?: (error: ApiError) => void
  /** Looks at every answer, in development and tests; what it throws becomes an error of kind `schema`. */
  readonly checkAnswer?: (endpoint: Endpoint, answer: unknown, args: Args) => void | Promise<void>
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}
export interface Args {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly [param: string]: unknown
}

export interface Client {
  call(endpoint: Endpoint, args?: Args, options?: CallOptions): Promise<unknown>
  readonly storage: TokenStorage
  readonly options: ClientOptions
  /** The headers of every call; reading only. */
  readonly headers: Readonly<Record<string, string>>
  /** One refresh at a time: parallel callers share it. */
  refresh(): Promise<string>
}

const RETRIED = new Set([429, 502, 503, 504])

/** Fills `:params` in; an empty one throws instead of asking for another resource. */
function pathOf(endpoint: Endpoint, args: Args): string {
  return endpoint.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = args[key]
    if (value === undefined || value === null || value === "")
      throw new Error(`${endpoint.method} ${endpoint.path} needs a value for "${key}"`)
    return encodeURIComponent(String(value))
  })
}

/** Field names and values or files, as multipart. */
function toForm(body: unknown): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [field, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    for (const part of Array.isArray(value) ? value : [value])
      form.append(field, part instanceof Blob ? part : String(part))
  return form
}

const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener("abort", () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const readOnly = (headers: Record<string, string>): Readonly<Record<string, string>> =>
  new Proxy(headers, {
    set: () => {
      throw new Error("Headers cannot be modified.")
    },
    deleteProperty: () => {
      throw new Error("Headers cannot be modified.")
    },
  })

export function createClient(options: ClientOptions): Client {
  const { auth = {} } = options
  const base = options.baseUrl.replace(/\/+$/, "")
  const storage = tokenStorage(auth.type === "session" ? "nostore" : auth.storage, {
    key: auth.storageKey,
    custom: auth.customStorage,
  })
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args))
  const common: Record<string, string> = { accept: "application/json", ...options.headers }
  if (options.publishableKey) common["x-publishable-api-key"] = options.publishableKey
  if (auth.apiKey) common.authorization = `Basic ${btoa(`${auth.apiKey}:`)}`
  let lost = false

  async function request(endpoint: Endpoint, args: Args, call: CallOptions): Promise<Response> {
    const headers: Record<string, string> = { ...common }
    const token = auth.apiKey ? null : await storage.get()
    if (token) headers.authorization = `Bearer ${token}`
    let body: string | FormData | null = null
    if (endpoint.wire === "form") body = toForm(args.body)
    else {
      headers["content-type"] = "application/json"
      if (args.body !== undefined) body = JSON.stringify(args.body)
    }
    if (endpoint.wire === "text") headers.accept = "text/plain"
    Object.assign(headers, call.headers)
    const credentials: RequestCredentials = auth.type === "session" ? "include" : "omit"
    const init: RequestInit = { method: endpoint.method, headers, body, credentials, signal: call.signal ?? null }
    return send(base + pathOf(endpoint, args) + toQueryString(args.query), init)
  }

  /** Reads are repeated after a pause; writes never, because nobody knows what the first one did. */
  async function persist(endpoint: Endpoint, args: Args, call: CallOptions): Promise<Response> {
    const tries = endpoint.method === "GET" ? (options.retries ?? 2) : 0
    for (let attempt = 0; ; attempt++) {
      const last = attempt >= tries
      try {
        const response = await request(endpoint, args, call)
        if (last || !RETRIED.has(response.status)) return response
      } catch (error) {
        const reason = toApiError(error)
        if (last || call.signal?.aborted || !(error instanceof TypeError)) throw reason
      }
      await wait((options.retryDelay ?? 200) * 2 ** attempt, call.signal).catch((reason) => {
        throw toApiError(reason)
      })
    }
  }

  async function call(endpoint: Endpoint, args: Args = {}, callOptions: CallOptions = {}): Promise<unknown> {
    const response = await persist(endpoint, args, callOptions)
    if (response.status >= 300) {
      const error = await errorOf(response)
      if (error.status === 401 && !endpoint.path.startsWith("/auth/") && !lost) {
        lost = true
        options.onUnauthorized?.(error)
      }
      throw error
    }
    lost = false
    if (endpoint.wire === "events") return response.body
    if (endpoint.wire === "text") return response.text()
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw toApiError(error)
    })
    if (options.checkAnswer) await options.checkAnswer(endpoint, answer, args)
    return answer
  }

  let refreshing: Promise<string> | undefined
  const refresh = (): Promise<string> => {
    refreshing ??= (async () => {
      const answer = (await call({ method: "POST", path: "/auth/token/refresh" })) as { token: string }
      await storage.set(answer.token)
      return answer.token
    })().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return { call, storage, options, headers: readOnly(common), refresh }
}
