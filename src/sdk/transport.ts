import { withinTime } from "./abort.ts"
import { toApiError, withRequest } from "./error.ts"
import type { ClientOptions, HttpRequest, Send, UploadOptions } from "./options.ts"

/** A response and its text, which is empty while a stream isn't read. */
export interface Exchange {
  readonly response: Response
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly sent: HttpRequest
}

/** Sends a request once and reads the response: through the middleware, within the time limit. */
export function createTransport(options: ClientOptions) {
  // Looked up for each call, because tests and tracing tools replace the global `fetch`.
  const fetch = options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init))
  const inBrowser = options.fetch === undefined && typeof XMLHttpRequest !== "undefined"

  async function transmit(request: HttpRequest, onProgress: UploadOptions["onProgress"]): Promise<Response> {
    const { url, endpoint, attempt, ...init } = request
    try {
      if (onProgress && inBrowser) {
        const { sendWithProgress } = await import("./upload.ts")
        return await sendWithProgress(url, init, onProgress)
      }
      const response = await fetch(url, init)
      onProgress?.({ loaded: 1, total: 1 })
      return response
    } catch (error) {
      throw toApiError(error, request.signal)
    }
  }

  async function read(request: HttpRequest, response: Response): Promise<Omit<Exchange, "sent">> {
    const { status, headers } = response
    // Otherwise it would look like a lost connection, and a read would be retried.
    if (response.bodyUsed)
      throw new TypeError("Middleware has read the response's body. It must read response.clone().")
    const isStream = status < 300 && ["events", "file"].includes(request.endpoint.wire ?? "")
    const text = isStream
      ? ""
      : await response.text().catch((error: unknown) => {
          throw toApiError(error, request.signal)
        })
    return { response, status, headers, text }
  }

  return async (request: HttpRequest, callOptions: UploadOptions): Promise<Exchange> => {
    const { timeout = options.timeout, signal, onProgress } = callOptions
    // Middleware can change it.
    let sent = request
    try {
      const answer = await withinTime(timeout, signal, async (ownSignal) => {
        const send = (options.middleware ?? []).reduceRight<Send>(
          (next, middleware) => async (one) => middleware(one, next),
          (one) => {
            sent = one
            return transmit(one, onProgress)
          },
        )
        const response = await send({ ...request, signal: ownSignal })
        return read(sent, response)
      })
      return { ...answer, sent }
    } catch (error) {
      throw withRequest(error, sent)
    }
  }
}
