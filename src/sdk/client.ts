import type { Endpoint } from "#schema/endpoint.ts"
import { ApiError, errorOf, toApiError } from "./error.ts"
import { readEvents } from "./events.ts"
import { bearer, defaultHeaders } from "./headers.ts"
import type { Args, ClientOptions, UploadOptions } from "./options.ts"
import { toForm, urlOf } from "./request.ts"
import { sendWithRetries, unlessAborted } from "./retry.ts"
import { type TokenStorage, tokenStorage } from "./storage.ts"
import { sendWithProgress } from "./upload.ts"

export interface Client {
  /** Calls any route, even a plugin's: `client.call({ method: "GET", path: "/store/custom/:id" }, { id })`. */
  call(endpoint: Endpoint, args?: Args, options?: UploadOptions): Promise<unknown>
  readonly options: ClientOptions
  /** Default headers of every call; read-only. */
  headers: Readonly<Record<string, string>>
  readonly storage: TokenStorage
  /** Exchanges the current token for a new one; concurrent callers share one request. */
  refresh(): Promise<string>
}

const REFRESH = { method: "POST", path: "/auth/token/refresh" } as const
const OPEN_SESSION = { method: "POST", path: "/auth/session" } as const
/** Authentication calls create the new login, so their 401 must not wait for one. */
const isAuthCall = ({ path }: Endpoint) => path.startsWith("/auth/")
/** How often one call is repeated after a new login. */
const MAX_LOGINS = 2

export function createClient(options: ClientOptions): Client {
  const { auth = {} } = options
  const base = options.baseUrl.replace(/\/+$/, "")
  const hasCookie = auth.type === "session"
  const storage = tokenStorage(hasCookie ? (auth.customStorage ? "custom" : "nostore") : auth.storage, auth)
  const headers = defaultHeaders(options)
  const credentials: RequestCredentials = hasCookie ? "include" : "omit"
  // Looked up for each call, because tests and tracing tools replace the global `fetch`.
  const send = options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init))
  const inBrowser = options.fetch === undefined && typeof XMLHttpRequest !== "undefined"
  /** The credential that was rejected last, so that several failing calls cause only one event. */
  let refused: string | undefined
  let prompt = Promise.resolve(false)
  /** The credential before the last new login: calls in flight that were sent with it are just repeated. */
  let replaced: string | undefined
  /** Accepts a refreshed token as a new login, so that `onUnauthorized: () => auth.refresh()` works. */
  const isNewLogin = (answer: unknown): boolean => answer === true || (typeof answer === "string" && answer !== "")
  const credentialOf = ({ headers }: RequestInit) => (headers as Record<string, string>).authorization ?? ""

  async function prepare(endpoint: Endpoint, args: Args, call: UploadOptions): Promise<RequestInit> {
    const own: Record<string, string> = { ...headers }
    const token = auth.apiKey || hasCookie ? null : await storage.get()
    if (token) Object.assign(own, bearer(token))
    const locale = options.locale?.()
    if (locale) own["x-medusa-locale"] = locale
    let body: string | FormData | null = null
    if (endpoint.wire === "form") body = toForm(args.body)
    else if (args.body !== undefined) {
      own["content-type"] = "application/json"
      body = JSON.stringify(args.body)
    }
    if (endpoint.wire === "text") own.accept = "text/plain"
    if (endpoint.wire === "events") own.accept = "text/event-stream"
    for (const [name, value] of Object.entries(call.headers ?? {})) own[name.toLowerCase()] = value
    return { method: endpoint.method, headers: own, body, credentials, signal: call.signal ?? null }
  }

  async function transmit(url: string, init: RequestInit, onProgress: UploadOptions["onProgress"]): Promise<Response> {
    if (onProgress && inBrowser) return sendWithProgress(url, init, onProgress)
    const response = await send(url, init)
    onProgress?.({ loaded: 1, total: 1 })
    return response
  }

  async function storedCredential(): Promise<string> {
    const token = await storage.get()
    return token ? bearer(token).authorization : ""
  }

  /** Asks the app for a new login; a handler that throws counts as none. */
  async function askForLogin(credential: string, error: ApiError): Promise<boolean> {
    const answer = await Promise.resolve(error)
      .then(options.onUnauthorized)
      .catch(() => false)
    if (!isNewLogin(answer)) return false
    refused = undefined
    const stored = await storedCredential()
    replaced = stored && stored !== credential ? credential : undefined
    return true
  }

  /** Waits for a new login; all calls rejected with the same credential share it. */
  async function waitForLogin(init: RequestInit, error: ApiError): Promise<boolean> {
    const credential = credentialOf(init)
    if (credential && credential === replaced && (await storedCredential()) !== credential) return true
    if (credential !== refused) {
      refused = credential
      prompt = askForLogin(credential, error)
    }
    return unlessAborted(prompt, init.signal ?? undefined)
  }

  const call = (endpoint: Endpoint, args: Args = {}, callOptions: UploadOptions = {}): Promise<unknown> =>
    attempt(endpoint, args, callOptions, 0)

  async function attempt(
    endpoint: Endpoint,
    args: Args,
    callOptions: UploadOptions,
    newLogins: number,
  ): Promise<unknown> {
    const { signal, onProgress } = callOptions
    const url = urlOf(base, endpoint, args)
    const init = await prepare(endpoint, args, callOptions)
    // A write whose response was lost may have been executed, so writes are never retried automatically.
    const retries = endpoint.method === "GET" ? (options.retries ?? 2) : 0
    const delay = options.retryDelay ?? 200
    const response = await sendWithRetries(() => transmit(url, init, onProgress), { retries, delay, signal })
    // A `fetch` that ignores the signal must not complete a call that its caller has aborted.
    if (signal?.aborted) throw toApiError(signal.reason, signal)
    if (response.status >= 300) {
      const error = await errorOf(response)
      // A call rejected with 401 had no effect, so even a write can be repeated.
      const canAsk = error.status === 401 && options.onUnauthorized && !isAuthCall(endpoint) && newLogins < MAX_LOGINS
      if (canAsk && (await waitForLogin(init, error))) return attempt(endpoint, args, callOptions, newLogins + 1)
      throw error
    }
    // Every cookie is sent with the same (empty) credential.
    if (hasCookie || credentialOf(init) !== refused) refused = undefined
    if (endpoint.wire === "events") return readEvents(response)
    const text = await response.text().catch((error: unknown) => {
      throw toApiError(error, signal)
    })
    if (endpoint.wire === "text") return text
    const answer = parsed(text, response)
    if (options.checkResponse) await options.checkResponse(endpoint, answer, args)
    return answer
  }

  async function renew(): Promise<string> {
    const { token } = (await call(REFRESH)) as { token: string }
    if (hasCookie) await call(OPEN_SESSION, {}, { headers: bearer(token) })
    await storage.set(token)
    return token
  }
  let renewing: Promise<string> | undefined
  const refresh = (): Promise<string> => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  return {
    call,
    options,
    storage,
    refresh,
    get headers() {
      return headers
    },
    set headers(_) {
      throw new Error("Headers cannot be modified.")
    },
  }
}

/** HTML with status 200 comes from a wrong URL, not from this API. */
function parsed(text: string, { status, statusText }: Response): unknown {
  if (text === "") return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message = `expected JSON, got ${text.slice(0, 40)}`
    throw new ApiError({ kind: "schema", message, status, statusText, cause })
  }
}
