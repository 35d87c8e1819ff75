import type { Endpoint } from "#schema/endpoint.ts"
import type { ApiError } from "./error.ts"
import type { TokenStorage, TokenStorageMethod } from "./storage.ts"

export interface ClientOptions {
  /** Where the API is: an origin, or an origin with a path. */
  readonly baseUrl: string
  /** Says in every request which sales channels the shop sells in; the store half needs one. */
  readonly publishableKey?: string | undefined
  readonly auth?: {
    /** `jwt` (the default) sends a bearer token, `session` lets the browser send its cookie. */
    readonly type?: "jwt" | "session"
    /** Where the token is kept: `local` in a browser and `nostore` on a server, unless said otherwise. */
    readonly storage?: TokenStorageMethod
    readonly storageKey?: string
    /** What `storage: "custom"` keeps the token in. */
    readonly customStorage?: TokenStorage
    /** A secret API key: sent as basic authentication, instead of a token. */
    readonly apiKey?: string
  }
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** The language of translated texts, asked before each call. */
  readonly locale?: () => string | undefined
  readonly fetch?: typeof globalThis.fetch
  /** How often a read is tried again after a lost connection or an overloaded server; 2 if left out. */
  readonly retries?: number
  /** Milliseconds before the first repetition; doubles with each; 200 if left out. */
  readonly retryDelay?: number
  /**
   * Called once for each login that the server no longer accepts, however many calls fail because of it. When it returns `true` or a new token
   * (or a promise of either), those calls are sent again, each at most twice. Inside it, call only `auth`: other calls wait for its answer.
   */
  readonly onUnauthorized?: (error: ApiError) => unknown
  /** Looks at every answer, in development and tests; what it throws rejects the call. */
  readonly checkAnswer?: AnswerCheck
}
export type AnswerCheck = (endpoint: Endpoint, answer: unknown, args: Args) => void | Promise<void>

/** What a call sends: path parameters by their names, a query, a body. */
export interface Args {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly [param: string]: unknown
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Added to the client's own; the same name replaces it. */
  readonly headers?: Readonly<Record<string, string>>
}
export interface Progress {
  readonly loaded: number
  /** 0 as long as it is not known. */
  readonly total: number
}
export interface UploadOptions extends CallOptions {
  /** Told how many bytes have left; outside a browser only once, at the end, as 1 of 1. */
  readonly onProgress?: (progress: Progress) => void
}
