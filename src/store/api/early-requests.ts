/** What a rendered page requests for its visitor while its scripts load. */
export interface EarlyRequests {
  /** Address of the API. */
  readonly api: string
  readonly publishableKey: string
  /** Language of the texts, such as "en-US". */
  readonly locale: string
  /** Keys of the cart and of the customer's token in the browser's storage. */
  readonly cart: string
  readonly token: string
  /** Placeholder for the cart's id. Without a cart, paths that contain it aren't requested. */
  readonly cartId: string
  readonly paths: readonly string[]
  /** Paths that are requested for a signed-in customer only. */
  readonly customerPaths: readonly string[]
}

interface Sent {
  readonly response: Promise<Response>
  /** Milliseconds since the page was opened. */
  readonly at: number
}

declare global {
  interface Window {
    /** Responses to the page's early requests, by {@link keyOf}; removed once something has changed. */
    early?: Map<string, Sent> | undefined
  }
}

/**
 * Sends the requests. A server writes it into the page as text, so that it may use nothing from outside. A response is for
 * its customer and its language only, which are in its key.
 */
export function sendEarly(requests: EarlyRequests): void {
  const { api, publishableKey, locale, cart, token, cartId, paths, customerPaths } = requests
  try {
    const bearer = localStorage.getItem(token)
    const [kept = "", owner] = localStorage.getItem(cart)?.split(" ") ?? []
    // A cart with an owner is kept for when its customer signs in again.
    const id = owner && !bearer ? "" : kept
    const authorization = bearer ? `Bearer ${bearer}` : ""
    const headers = {
      accept: "application/json",
      "x-publishable-api-key": publishableKey,
      "x-medusa-locale": locale,
      ...(authorization && { authorization }),
    }
    const early = new Map<string, Sent>()
    for (const path of bearer ? [...paths, ...customerPaths] : paths) {
      if (path.includes(cartId) && !id) continue
      const url = api + path.replace(cartId, id)
      const response = fetch(url, { headers, credentials: "omit" })
      response.catch(() => undefined)
      early.set(`${url} ${locale} ${authorization}`, { response, at: performance.now() })
    }
    window.early = early
    // Another tab has changed the cart or who is signed in.
    addEventListener("storage", () => {
      window.early = undefined
    })
  } catch {
    // The browser keeps nothing for this site.
  }
}

const keyOf = (url: string, init: RequestInit | undefined): string => {
  const headers = new Headers(init?.headers)
  return `${url} ${headers.get("x-medusa-locale") ?? ""} ${headers.get("authorization") ?? ""}`
}

/** Milliseconds for which a response counts as read now. */
const MAX_AGE = 30_000

/** A `fetch` that uses no early response, and removes them all before a change. */
export const newFetch: typeof fetch = (input, init) => {
  if (globalThis.window?.early && (init?.method ?? "GET") !== "GET") window.early = undefined
  return fetch(input, init)
}

/** A `fetch` that uses each early response once, and none after a change. */
export const earlyFetch: typeof fetch = async (input, init) => {
  const early = (init?.method ?? "GET") === "GET" ? globalThis.window?.early : undefined
  if (!early) return newFetch(input, init)
  const key = keyOf(String(input), init)
  const sent = early.get(key)
  early.delete(key)
  if (!sent || performance.now() - sent.at > MAX_AGE) return fetch(input, init)
  const response = await Promise.race([sent.response.catch(() => undefined), aborted(init?.signal)])
  return response?.ok ? response : fetch(input, init)
}

const aborted = (signal: AbortSignal | null | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve(undefined)
    signal?.addEventListener("abort", () => resolve(undefined), { once: true })
  })
