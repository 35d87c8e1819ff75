/** Requests sent by the page's inline script, by {@link earlyKey}. Each is used once, while the first page loads. */
type Early = Map<string, Promise<Response>>

/** Key of a request: URL and authorization, because a response to a customer's token is for that customer only. */
export const earlyKey = (url: string, authorization = ""): string => (authorization ? `${url} ${authorization}` : url)

const authorizationOf = (init: RequestInit | undefined): string => new Headers(init?.headers).get("authorization") ?? ""

declare global {
  interface Window {
    early?: Early
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(signal.reason)
    if (signal.aborted) refuse()
    signal.addEventListener("abort", refuse, { once: true })
  })

/** A `fetch` that uses each preloaded response once, until the first change, and sends all other requests to the network. */
export const earlyFetch: typeof fetch = async (input, init) => {
  const isRead = (init?.method ?? "GET") === "GET"
  // A change makes them outdated.
  if (!isRead && globalThis.window?.early) forgetEarly()
  const sent = isRead ? globalThis.window?.early : undefined
  const key = sent ? earlyKey(String(input), authorizationOf(init)) : ""
  const early = sent?.get(key)
  if (!early) return globalThis.fetch(input, init)
  sent?.delete(key)
  const answer = early.catch(() => undefined)
  const response = await (init?.signal ? Promise.race([answer, aborted(init.signal)]) : answer)
  return response?.ok ? response : globalThis.fetch(input, init)
}

/** Discards unused preloaded responses, which would be stale later. */
export function forgetEarly(): void {
  delete window.early
}
