import type { Endpoint } from "#schema/endpoint.ts"
import type { Args } from "./options.ts"
import { toQueryString } from "./query.ts"

/** Fills `:params` in. An empty one, or a dot, throws: the address would be another resource's. */
export function pathOf({ method, path }: Endpoint, args: Args): string {
  if (!path.includes(":")) return path
  return path.replace(/:(\w+)/g, (_, key: string) => {
    const value = args[key]
    const text = value === undefined || value === null ? "" : String(value)
    if (/^\.{0,2}$/.test(text)) throw new Error(`${method} ${path} needs a value for "${key}", not "${text}"`)
    return encodeURIComponent(text)
  })
}

export const urlOf = (base: string, endpoint: Endpoint, args: Args): string =>
  base + pathOf(endpoint, args) + toQueryString(args.query)

/** Field names and values or files, as multipart; a list is sent as the same field several times. */
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

/** A browser's `FileList` counts too. */
const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value
