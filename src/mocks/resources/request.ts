import qs from "qs"
import type { Scope } from "#mocks/graph/node.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import type { Claims } from "#mocks/kernel/token.ts"
import type { EndpointSchema } from "#schema/endpoint.ts"

/** The authenticated caller. */
export interface Actor {
  readonly type: string
  /** user_… or cus_…; the key's id for a secret key; empty for a login without an actor. */
  readonly id: string
  readonly claims: Claims
  readonly by: "bearer" | "session" | "api-key"
}

export interface UploadedFile {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Input of a resolver. Resolvers are synchronous: a request succeeds completely or is rolled back. */
export interface Context<Params = unknown, Body = unknown, Query = unknown> {
  readonly params: Params
  readonly body: Body
  readonly query: Query
  readonly db: Database
  readonly scope: Scope
  readonly actor: Actor | undefined
  /** The publishable key of a store request. */
  readonly key: Row<"apiKey"> | undefined
  readonly files: readonly UploadedFile[]
  readonly headers: Headers
  readonly url: URL
  /** Secret for signing and verifying tokens. */
  readonly secret: string
  /** "GET /admin/orders/:id" */
  readonly route: string
  /** Schema of the route, with its default fields and limits. */
  readonly schema: EndpointSchema
}

/** Id of the caller, for what it creates or changes; null without one. */
export const actorIdOf = ({ actor }: Pick<Context, "actor">): string | null => actor?.id ?? null

/** Returns the server's public URL, including the path prefix of a proxy (`x-forwarded-prefix`). */
export function baseOf({ url, headers }: Pick<Context, "url" | "headers">): string {
  const prefix = headers.get("x-forwarded-prefix") ?? ""
  return url.origin + (/^(\/[\w-]+)+$/.test(prefix) ? prefix : "")
}

/**
 * Parses a query string like the server: brackets, arrays of any length, one dot; throws 400 for more dots in a key.
 */
export function parseQuery(search: string): Record<string, unknown> {
  const text = search.startsWith("?") ? search.slice(1) : search
  if (text === "") return {}
  const parsed = qs.parse(text, { arrayLimit: Number.POSITIVE_INFINITY, parameterLimit: 10_000, depth: 8 })
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(parsed)) {
    const dot = key.indexOf(".")
    if (dot > 0) {
      const [head, tail] = [key.slice(0, dot), key.slice(dot + 1)]
      if (tail.includes(".")) throw new Refusal(400, "invalid_argument", `Key accessor more than 2 levels deep: ${key}`)
      if (head in Object.prototype) continue
      const inner = result[head]
      result[head] = { ...(typeof inner === "object" && inner !== null ? inner : {}), [tail]: unbracket(value) }
    } else result[key] = unbracket(value)
  }
  return result
}

/** A single bracketed value with commas is a list: `id[]=a,b`. */
function unbracket(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 1 && typeof value[0] === "string") return value[0].split(",")
  return value
}
