import { AsyncLocalStorage } from "node:async_hooks"
import { createHash } from "node:crypto"
import { isJson } from "#lib/is-json.ts"

/** Responses in memory: those that many pages share, and some of single pages. */
const MAX_RESPONSES = 500
/** Milliseconds after which a request fails. */
const TIMEOUT = 20_000

interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly hash: string
}

/** The requests of one page: the hash of each response by its URL. */
export type Requests = ReadonlyMap<string, string>

/** The requests that a page has sent. */
interface Sent {
  readonly requests: Map<string, string>
  /** Whether there are others, such as those of a hosted search, which can't be repeated. */
  hasOthers: boolean
}

/** Sends the requests of pages to the API, each once, and notes what each page was rendered from. */
export interface RecordedRequests {
  /** Runs `work`, and returns which requests it has sent; undefined if some of them can't be repeated. */
  readonly record: <T>(
    work: () => Promise<T>,
  ) => Promise<{ readonly result: T; readonly requests: Requests | undefined }>
  /** Sends requests again, and returns the hashes of their responses. */
  readonly repeat: (urls: readonly string[], headers: HeadersInit) => Promise<Requests>
  /** Gives `fetch` back. */
  readonly stop: () => void
}

/** Replaces `fetch` in this thread until it is stopped. */
export function recordRequests(): RecordedRequests {
  const send = globalThis.fetch
  const running = new AsyncLocalStorage<Sent>()
  const replies = new Map<string, Promise<Reply>>()

  async function load(request: string, headers: Headers): Promise<Reply> {
    const [url = ""] = request.split(SEARCH)
    const isSearch = url !== request
    const search = isSearch && { method: "POST", body: request.slice(url.length + SEARCH.length) }
    const response = await send(url, { ...search, headers, signal: AbortSignal.timeout(TIMEOUT) })
    const text = await response.text()
    // A proxy's page, for example. It counts as a failed request, which is sent again.
    const isBroken = response.ok && text !== "" && !isJson(text)
    const status = isBroken ? 502 : response.status
    const message = `the response of ${url.replace(/\?.*/, "")} isn't JSON: ${text.slice(0, 40)}`
    const content = isBroken ? JSON.stringify({ message }) : text
    // How long the server has searched differs each time.
    const compared = isSearch ? content.replaceAll(/"processing_time_ms":[\d.]+,?/g, "") : content
    const hash = createHash("sha256").update(`${status} ${compared}`).digest("base64url").slice(0, 16)
    return { status, type: response.headers.get("content-type") ?? "", body: content, hash }
  }

  function reply(url: string, headers: Headers): Promise<Reply> {
    const key = `${headers.get("x-medusa-locale") ?? ""} ${url}`
    const found = replies.get(key) ?? load(url, headers)
    // The one that was used last is removed last.
    replies.delete(key)
    replies.set(key, found)
    const forget = () => replies.get(key) === found && replies.delete(key)
    found.then(({ status }) => status < 400 || status === 404 || forget(), forget)
    if (replies.size > MAX_RESPONSES) for (const oldest of [...replies.keys()].slice(0, 50)) replies.delete(oldest)
    return found
  }

  globalThis.fetch = async (input, init) => {
    const noted = running.getStore()
    const request = readOf(input, init)
    if (noted && request === undefined) noted.hasOthers = true
    if (!noted || request === undefined) return send(input, init)
    const { status, type, body, hash } = await reply(request, new Headers(init?.headers))
    noted.requests.set(request, hash)
    return new Response(status === 204 ? null : body, { status, headers: { "content-type": type } })
  }

  return {
    async record(work) {
      const sent: Sent = { requests: new Map(), hasOthers: false }
      const result = await running.run(sent, work)
      return { result, requests: sent.hasOthers ? undefined : sent.requests }
    },
    async repeat(urls, headers) {
      const sent = urls.map(async (url) => {
        const its = new Headers(headers)
        if (url.includes(SEARCH)) its.set("content-type", "application/json")
        return [url, (await reply(url, its)).hash] as const
      })
      return new Map(await Promise.all(sent))
    },
    stop() {
      globalThis.fetch = send
    },
  }
}

/** Between the URL and the body of a search of the API: it is sent as POST, and changes nothing. */
const SEARCH = " POST "

/** A request as it is noted, and can be sent again; undefined if it may change something or is for another service. */
function readOf(input: RequestInfo | URL, init: RequestInit | undefined): string | undefined {
  const { method = "GET", body } = init ?? {}
  if (typeof input !== "string") return undefined
  if (method === "GET") return input
  const isSearch = method === "POST" && input.endsWith("/store/search") && typeof body === "string"
  return isSearch ? input + SEARCH + body : undefined
}

/** A short text that changes with any response. */
export function digestOf(requests: Requests): string {
  const hash = createHash("sha256")
  for (const [url, response] of [...requests].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${url} ${response}\n`)
  return hash.digest("base64url").slice(0, 22)
}
