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
  /** How often a read is retried after a lost connection or an overloaded server; defaults to 2. */
  readonly retries?: number
  /** Milliseconds before the first retry, doubled with each; defaults to 200. */
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

export interface CallOptions {
  readonly signal?: AbortSignal
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
