import { decoded } from "#mocks/kernel/bounds.ts"
import { controlRefusal } from "./control-refusal.ts"
import { copyOf, moved } from "./moved.ts"

/** Names the world that a request is for. */
export const WORLD_HEADER = "x-mock-world"
const PREFIX = "/_world/"
export const FORWARDED_PREFIX = "x-forwarded-prefix"

/** The list of worlds is the same in all of them: a client may send the header before its world exists. */
const LIST = /^\/_mock\/worlds(?:\/|$)/

const NAME = /^[\w-]{1,64}$/

/** Whether the text is the address of a server, with a path if it has one. */
export const isUrl = (text: string): boolean =>
  /^https?:\/\/[^/?#]+[^?#]*$/.test(text) && URL.canParse(text) && new URL(text).username === ""

/** The path prefix for requests to a world, for clients that can't set headers. */
export const prefixOf = (name: string): string => `${PREFIX}${name}`

/** The base URL of a backend, from its own or from that of one of its worlds. */
export const backendBaseOf = (base: string): string => base.replace(/\/_world\/[\w-]+$/, "")

/** Throws for a text that can't be the name of a world. */
export function checkWorldName(name: string): void {
  if (NAME.test(name)) return
  const shown = name.length > 80 ? `${name.slice(0, 80)}…` : name
  throw controlRefusal("world_name", { name: shown })
}

interface Addressed {
  /** Name of the world; undefined for requests without one. */
  readonly name: string | undefined
  /** The request as the world receives it, without the path prefix. */
  readonly request: Request
}

/** Reads the world of a request from its header or path prefix; throws if the name is invalid. */
export function addressOf(request: Request): Addressed {
  const header = request.headers.get(WORLD_HEADER)
  if (header === null && !request.url.includes(PREFIX)) return { name: undefined, request }
  const url = new URL(request.url)
  const isPrefixed = url.pathname.startsWith(PREFIX)
  if (!isPrefixed && (header === null || LIST.test(url.pathname))) return { name: undefined, request }
  const [, , part = "", ...rest] = isPrefixed ? url.pathname.split("/") : []
  const name = isPrefixed ? (decoded(part) ?? part) : String(header)
  checkWorldName(name)
  if (header !== null && header !== name) throw controlRefusal("different_worlds", { name, header })
  const headers = copyOf(request.headers)
  // URLs in responses, such as those of uploaded files, are requested without the header.
  headers.set(FORWARDED_PREFIX, (headers.get(FORWARDED_PREFIX) ?? "") + prefixOf(name))
  if (!isPrefixed) return { name, request: new Request(request, { headers }) }
  url.pathname = `/${rest.join("/")}`
  return { name, request: moved(request, url, headers) }
}
