import { AsyncLocalStorage } from "node:async_hooks"
import { createHash } from "node:crypto"

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
  /** Whether there are others, such as a search, which can't be repeated. */
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

  async function load(url: string, headers: Headers): Promise<Reply> {
    const response = await send(url, { headers, signal: AbortSignal.timeout(TIMEOUT) })
    const text = await response.text()
    // A proxy's page, for example. It counts as a failed request, which is sent again.
    const isBroken = response.ok && text !== "" && !isJson(text)
    const status = isBroken ? 502 : response.status
    const message = `the response of ${url.replace(/\?.*/, "")} isn't JSON: ${text.slice(0, 40)}`
    const body = isBroken ? JSON.stringify({ message }) : text
    const hash = createHash("sha256").update(`${status} ${body}`).digest("base64url").slice(0, 16)
    return { status, type: response.headers.get("content-type") ?? "", body, hash }
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
    const isRead = (init?.method ?? "GET") === "GET" && typeof input === "string"
    if (noted && !isRead) noted.hasOthers = true
    if (!noted || !isRead) return send(input, init)
    const { status, type, body, hash } = await reply(input, new Headers(init?.headers))
    noted.requests.set(input, hash)
    return new Response(status === 204 ? null : body, { status, headers: { "content-type": type } })
  }

  return {
    async record(work) {
      const sent: Sent = { requests: new Map(), hasOthers: false }
      const result = await running.run(sent, work)
      return { result, requests: sent.hasOthers ? undefined : sent.requests }
    },
    async repeat(urls, headers) {
      const sent = urls.map(async (url) => [url, (await reply(url, new Headers(headers))).hash] as const)
      return new Map(await Promise.all(sent))
    },
    stop() {
      globalThis.fetch = send
    },
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A short text that changes with any response. */
export function digestOf(requests: Requests): string {
  const hash = createHash("sha256")
  for (const [url, response] of [...requests].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${url} ${response}\n`)
  return hash.digest("base64url").slice(0, 22)
}
