import type { z } from "zod"
import type {
  Endpoint,
  EndpointSchema,
  EndpointSchemas,
  PathParams,
  SchemasOf,
  WithDefaultFields,
} from "#schema/endpoint.ts"
import type { Reply } from "./reply.ts"
import type { Context } from "./request.ts"

type Parsed<S, K extends "body" | "query"> = S extends { readonly [P in K]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined

export type Resolver<E extends Endpoint, S extends EndpointSchema> = (
  ctx: Context<PathParams<E["path"]>, Parsed<S, "body">, Parsed<S, "query">>,
) => object | Reply | Response

/** The resolvers for a table of endpoints: one per endpoint; a missing or extra one doesn't compile. */
export type Resolvers<T> = {
  readonly [K in keyof SchemasOf<T> & keyof T]: T[K] extends Endpoint ? Resolver<T[K], SchemasOf<T>[K]> : never
}

/** Makes resolvers that do their work and then respond in the same way. */
export const stepOf =
  <Common extends Context>(respond: (ctx: Common) => object) =>
  <C extends Common>(work: (ctx: C) => unknown) =>
  (ctx: C) => {
    work(ctx)
    return respond(ctx)
  }

/** An endpoint with its schema and resolver, as registered with the router. */
export interface Route {
  readonly endpoint: Endpoint
  readonly schema: EndpointSchema
  readonly resolve: (ctx: Context) => object | Reply | Response
}

/** Combines the endpoints of a resource with their schemas and resolvers; throws if one is missing. */
export function implement<T extends Readonly<Record<string, Endpoint>>>(
  table: T,
  schemas: SchemasOf<T> & WithDefaultFields<SchemasOf<T>>,
  resolvers: Resolvers<T>,
): Route[] {
  const all = schemas as EndpointSchemas
  const work = resolvers as unknown as Record<string, Route["resolve"]>
  return Object.entries(table).map(([name, endpoint]) => {
    const schema = all[name]
    const resolve = work[name]
    if (!schema || !resolve) throw new Error(`${endpoint.method} ${endpoint.path} has no schema or no resolver`)
    // Types are removed without a check where tests run: such an operation would admit everybody.
    if (!schema.auth) throw new Error(`${endpoint.method} ${endpoint.path} has no auth`)
    return { endpoint, schema, resolve }
  })
}
