import type { Endpoint } from "#schema/endpoint.ts"
import type { ApiError } from "./error.ts"
import type { TokenStorage, TokenStorageMethod } from "./storage.ts"

export interface ClientOptions {
  /** Base URL of the API: an origin, optionally with a path. */
  readonly baseUrl: string
  /** Sent with every request to select the sales channels; required by the store API. */
  readonly publishableKey?: string | undefined
  readonly auth?: {
    /** `jwt` (the default) sends a bearer token, `session` lets the browser send its cookie. */
    readonly type?: "jwt" | "session"
    /** Storage of the token; defaults to `local` in a browser and to `nostore` on a server. */
    readonly storage?: TokenStorageMethod
    readonly storageKey?: string
    /** The storage for `storage: "custom"`. With `type: "session"` it is given each token, but none is sent from it. */
    readonly customStorage?: TokenStorage
    /** A secret API key, sent with basic authentication instead of a token. */
    readonly apiKey?: string
  }
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Language of translated texts; called before each request. */
  readonly locale?: () => string | undefined
  readonly fetch?: typeof globalThis.fetch
  /** Run around every request, the first one outermost. */
  readonly middleware?: readonly Middleware[]
  /** Milliseconds for each request and its response, including the body; no limit by default. */
  readonly timeout?: number
  /** How often a read is retried after a lost connection, a timeout, or status 408, 429 or 5xx; defaults to 2. */
  readonly retries?: number
  /** Milliseconds before the first retry, doubled with each, minus up to half at random; defaults to 200. */
  readonly retryDelay?: number
  /**
   * Called once for each login that the server no longer accepts, however many calls fail because of it. If it
   * returns `true` or a new token (or a promise of either), those calls are sent again, each at most twice. Inside
   * it, call only `auth`: other calls wait for its result.
   */
  readonly onUnauthorized?: (error: ApiError) => unknown
  /** Checks every response, in development and tests; an error it throws rejects the call. */
  readonly checkResponse?: ResponseCheck
}
export type ResponseCheck = (endpoint: Endpoint, answer: unknown, args: Args) => void | Promise<void>

/** Arguments of a call: path parameters by name, query and body. */
export interface Args {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly [param: string]: unknown
}

/** A request as it is sent, each retry anew. */
export interface HttpRequest {
  readonly url: string
  readonly method: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | Blob | null
  readonly credentials: RequestCredentials
  /** Aborts when the caller does or when the time is up. */
  readonly signal: AbortSignal | null
  /** The operation, for example to measure by `endpoint.path`. */
  readonly endpoint: Endpoint
  /** 0, then counted up with each retry and after each new login. */
  readonly attempt: number
}
export type Send = (request: HttpRequest) => Promise<Response>
/**
 * Sees each request, including retries, and its response: `(request, next) => next({ ...request, headers })`. It can
 * change both, or answer itself. An error that it throws rejects the call.
 */
export type Middleware = (request: HttpRequest, next: Send) => Promise<Response>

export interface CallOptions {
  /** Rejects the call with an error of kind `aborted`, whose `cause` is the signal's reason. */
  readonly signal?: AbortSignal
  /** Milliseconds for each request and its response; overrides the client's. 0 for no limit. */
  readonly timeout?: number
  /** How often a read is retried; overrides the client's. */
  readonly retries?: number
  /** Override the client's headers of the same name. */
  readonly headers?: Readonly<Record<string, string>>
}
export interface Progress {
  readonly loaded: number
  /** 0 while unknown. */
  readonly total: number
}
export interface UploadOptions extends CallOptions {
  /** Called with the number of bytes sent; outside a browser called once at the end with 1 of 1. */
  readonly onProgress?: (progress: Progress) => void
}
export interface EventOptions extends CallOptions {
  /** Called after each new connection: events between the two may have been missed. */
  readonly onReconnect?: () => void
}
export type AnyOptions = UploadOptions & EventOptions
