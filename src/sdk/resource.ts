import type { ArgsOf, Endpoint, ResponseOf, SchemasOf } from "#schema/endpoint.ts"
import type { Args, CallOptions, Client } from "./http.ts"

type Method<A, R> =
  Record<never, never> extends A
    ? (args?: A, options?: CallOptions) => Promise<R>
    : (args: A, options?: CallOptions) => Promise<R>

/** A table as methods: `product.retrieve({ id, query }, { signal })`. */
export type ResourceClient<T> = {
  readonly [K in keyof SchemasOf<T> & keyof T]: T[K] extends Endpoint
    ? Method<ArgsOf<T[K], SchemasOf<T>[K]>, ResponseOf<SchemasOf<T>[K]>>
    : never
}
export type ResourceClients<R> = { readonly [K in keyof R]: ResourceClient<R[K]> }

function resource(client: Client, table: Readonly<Record<string, Endpoint>>): Record<string, unknown> {
  const methods: Record<string, unknown> = {}
  for (const [name, endpoint] of Object.entries(table))
    methods[name] = (args?: Args, options?: CallOptions) => client.call(endpoint, args, options)
  return methods
}

/** Tables as clients, resource by resource. */
export function resources<R extends Readonly<Record<string, Readonly<Record<string, Endpoint>>>>>(
  client: Client,
  tables: R,
): ResourceClients<R> {
  const clients: Record<string, unknown> = {}
  for (const [name, table] of Object.entries(tables)) clients[name] = resource(client, table)
  return clients as ResourceClients<R>
}
