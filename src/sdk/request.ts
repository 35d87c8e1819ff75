import type { Endpoint } from "#schema/endpoint.ts"
import type { Args } from "./options.ts"
import { toQueryString } from "./query.ts"

/** Fills in `:params`. Throws if one is missing, empty or only dots, which would address another resource. */
export function pathOf({ method, path }: Endpoint, args: Args): string {
  if (!path.includes(":")) return path
  return path.replace(/:(\w+)/g, (_, key: string) => {
    const value = args[key]
    const text = value === undefined || value === null ? "" : String(value)
    if (/^\.{0,2}$/.test(text)) throw new Error(`${method} ${path} needs a value for "${key}", not "${text}"`)
    return encodeURIComponent(text)
  })
}

/** The URL of a call. A file's `path` is its URL already. */
export const urlOf = (base: string, endpoint: Endpoint, args: Args): string =>
  endpoint.wire === "file" ? endpoint.path : base + pathOf(endpoint, args) + toQueryString(args.query)

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
