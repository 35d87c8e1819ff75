import type { Endpoint } from "#schema/endpoint.ts"
import { ApiError } from "./error.ts"
import type { Args } from "./options.ts"
import { toQueryString } from "./query.ts"

/** The error of a call that can't be sent. */
const unsendable = ({ method, path }: Endpoint, problem: string, cause?: unknown): ApiError =>
  new ApiError({ kind: "request", message: `${method} ${path} ${problem}`, cause })

/** Fills in `:params`. Throws if one is missing, empty or only dots, which would address another resource. */
export function pathOf(endpoint: Endpoint, args: Args): string {
  const { path } = endpoint
  if (!path.includes(":")) return path
  return path.replace(/:(\w+)/g, (_, key: string) => {
    const value = args[key]
    const text = value === undefined || value === null ? "" : String(value)
    if (/^\.{0,2}$/.test(text)) throw unsendable(endpoint, `needs a value for "${key}", not "${text}"`)
    return encodeURIComponent(text)
  })
}

/** The URL of a call. A file's `path` is its URL already. */
export const urlOf = (base: string, endpoint: Endpoint, args: Args): string =>
  endpoint.wire === "file" ? endpoint.path : base + pathOf(endpoint, args) + toQueryString(args.query)

/** The body as JSON. Throws for what JSON can't hold, such as an object that contains itself. */
export function toJson(endpoint: Endpoint, body: unknown): string {
  try {
    return JSON.stringify(body)
  } catch (cause) {
    throw unsendable(endpoint, `can't send its body as JSON: ${(cause as Error).message}`, cause)
  }
}

/** Converts fields with values or files to multipart; a list repeats its field. */
export function toForm(body: unknown): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [field, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue
    const parts = isList(value) ? Array.from(value) : [value]
    for (const part of parts) form.append(field, part instanceof Blob ? part : String(part))
  }
  return form
}

/** Includes a browser's `FileList`. */
const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value
