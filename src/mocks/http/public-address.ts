import { keepText, writtenOf } from "#mocks/kernel/texts.ts"
import { baseOf } from "#mocks/resources/request.ts"
import { isControl } from "./control-access.ts"
import { copyOf, moved } from "./moved.ts"
import { backendBaseOf, FORWARDED_PREFIX } from "./world-address.ts"

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i
const firstOf = (value: string | null): string | undefined => value?.split(",")[0]?.trim()

/** Path of a base URL without a slash at the end: "/api", or nothing. */
export const pathOf = (base: string): string => new URL(base).pathname.replace(/\/+$/, "")

/** The request without this path prefix, which the headers then name; unchanged if its path doesn't have it. */
export function withoutPath(request: Request, prefix: string): Request {
  const url = new URL(request.url)
  if (prefix === "" || !url.pathname.startsWith(`${prefix}/`)) return request
  url.pathname = url.pathname.slice(prefix.length)
  const headers = copyOf(request.headers)
  headers.set(FORWARDED_PREFIX, prefix)
  return moved(request, url, headers)
}

/**
 * The request with the address under which clients know the backend: a fixed one, or the one that a proxy names. Control
 * requests keep theirs: any page can send the headers of a proxy, and name itself as the backend's own origin.
 */
export function asCalled(request: Request, fixed: string | undefined): Request {
  const given = fixed === undefined ? request : withoutPath(request, pathOf(fixed))
  const url = new URL(given.url)
  if (isControl(url)) return given
  const { headers } = given
  if (fixed !== undefined) {
    const { origin } = new URL(fixed)
    if (url.origin === origin && (headers.get(FORWARDED_PREFIX) ?? "") === pathOf(fixed)) return given
    const named = copyOf(headers)
    named.set(FORWARDED_PREFIX, pathOf(fixed))
    return moved(given, origin + url.pathname + url.search, named)
  }
  const [host, protocol] = [firstOf(headers.get("x-forwarded-host")), firstOf(headers.get("x-forwarded-proto"))]
  if (host !== undefined && HOST.test(host)) url.host = host
  // Only the port of the address that a proxy calls.
  if (host !== undefined && !/:\d+$/.test(host)) url.port = ""
  if (protocol === "https" || protocol === "http") url.protocol = protocol
  return url.href === given.url ? given : moved(given, url)
}

/** Number of addresses to remember, besides the one of the scenarios. */
const KEPT = 20

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const OWN_MACHINE = ["localhost", "127.0.0.1", "[::1]"]

/** The address of a server, and those with the other names of the own machine if it is there. */
export function addressesOf(server: string): readonly string[] {
  const { hostname } = new URL(server)
  const names = OWN_MACHINE.includes(hostname) ? OWN_MACHINE : [hostname]
  return names.map((name) => server.replace(`//${hostname}`, `//${name}`))
}

/**
 * Gives the URLs of files and pictures in responses the address that was called. They are stored with that of the
 * request that uploaded them, or of the backend.
 */
export class FileUrls {
  readonly #stored: readonly string[]
  /** Addresses that files may have been stored with, the latest last. */
  readonly #written = new Set<string>()
  #pattern: RegExp | undefined
  #patternFor = ""

  /** `stored` are the base URLs in the data of scenarios, or in the responses of another server. */
  constructor(stored: readonly string[]) {
    this.#stored = stored
  }

  rewritten(request: Request, response: Response): Response {
    const called = backendBaseOf(baseOf({ url: new URL(request.url), headers: request.headers }))
    if (request.method !== "GET" && !this.#stored.includes(called)) this.#remember(called)
    if (this.#written.size === 0 && this.#stored.every((base) => base === called)) return response
    const text = this.#replaced(writtenOf(response), called)
    if (text === undefined) return response
    return keepText(new Response(text, { status: response.status, headers: response.headers }), text)
  }

  #remember(called: string): void {
    this.#written.delete(called)
    this.#written.add(called)
    const [oldest] = this.#written
    if (oldest !== undefined && this.#written.size > KEPT) this.#written.delete(oldest)
  }

  #replaced(written: ReturnType<typeof writtenOf>, called: string): string | undefined {
    const text = typeof written === "string" ? written : new TextDecoder().decode(joined(written))
    if (!text.includes("/static/")) return undefined
    const known = [...this.#stored, ...this.#written]
    const key = [called, ...known].join(" ")
    if (!this.#pattern || key !== this.#patternFor) {
      const others = known.filter((base) => base !== called).map(escaped)
      this.#pattern = new RegExp(`"(?:${others.join("|")})(?=(?:/_world/[\\w-]+)?/static/)`, "g")
      this.#patternFor = key
    }
    return text.replace(this.#pattern, () => `"${called}`)
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
