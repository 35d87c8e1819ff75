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

/** What `T`'s rows oblige the mock to: one resolver a row; a missing or extra one does not compile. */
export type Resolvers<T> = {
  readonly [K in keyof SchemasOf<T> & keyof T]: T[K] extends Endpoint ? Resolver<T[K], SchemasOf<T>[K]> : never
}

/** A row ready to be registered with the router. */
export interface Route {
  readonly endpoint: Endpoint
  readonly schema: EndpointSchema
  readonly resolve: (ctx: Context) => object | Reply | Response
}

/** Joins a resource's rows with their schemas and resolvers. */
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
    return { endpoint, schema, resolve }
  })
}
