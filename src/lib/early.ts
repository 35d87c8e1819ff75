/** What the page's head has sent for already, by {@link earlyKey}. Taken over once, and only while the first page loads. */
type Early = Map<string, Promise<Response>>

/** An address with whose answer it is: one that was sent with a customer's token is for that customer only. */
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

/** Takes over the answer that was sent for early, once; every other request goes its way. */
export const earlyFetch: typeof fetch = async (input, init) => {
  const sent = (init?.method ?? "GET") === "GET" ? globalThis.window?.early : undefined
  const key = sent ? earlyKey(String(input), authorizationOf(init)) : ""
  const early = sent?.get(key)
  if (!early) return globalThis.fetch(input, init)
  sent?.delete(key)
  const answer = early.catch(() => undefined)
  const response = await (init?.signal ? Promise.race([answer, aborted(init.signal)]) : answer)
  return response?.ok ? response : globalThis.fetch(input, init)
}

/** What nobody has taken by now would be old when somebody asks. */
export function forgetEarly(): void {
  delete window.early
}
