/** What the page's head has sent for already, by address. Taken over once, and only while the first page loads. */
type Early = Map<string, Promise<Response>>

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
  const url = String(input)
  const early = (init?.method ?? "GET") === "GET" ? globalThis.window?.early?.get(url) : undefined
  if (!early) return globalThis.fetch(input, init)
  window.early?.delete(url)
  const answer = early.catch(() => undefined)
  const response = await (init?.signal ? Promise.race([answer, aborted(init.signal)]) : answer)
  return response?.ok ? response : globalThis.fetch(input, init)
}

/** What nobody has taken by now would be old when somebody asks. */
export function forgetEarly(): void {
  delete window.early
}
