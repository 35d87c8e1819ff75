import type { AnswerOf, ArgsOf, Endpoint, EndpointSchema, SchemasOf } from "#schema/endpoint.ts"
import type { Client } from "./client.ts"
import type { AnyOptions, Args, CallOptions, EventOptions, UploadOptions } from "./options.ts"

interface OptionsByWire {
  readonly form: UploadOptions
  readonly events: EventOptions
}
type OptionsOf<E> = E extends { readonly wire: infer W extends keyof OptionsByWire } ? OptionsByWire[W] : CallOptions
type Call<A, O, R> =
  Record<never, never> extends A ? (args?: A, options?: O) => Promise<R> : (args: A, options?: O) => Promise<R>
type Method<E extends Endpoint, S extends EndpointSchema> = Call<ArgsOf<E, S>, OptionsOf<E>, AnswerOf<E, S>>

/** The method of a row of an endpoint table: `product.retrieve({ id, query }, { signal })`. */
export type MethodOf<T, K extends keyof T> = T[K] extends Endpoint
  ? K extends keyof SchemasOf<T>
    ? Method<T[K], SchemasOf<T>[K]>
    : never
  : never
type ResourceClient<T> = { readonly [K in keyof SchemasOf<T> & keyof T]: MethodOf<T, K> }
type ResourceClients<R> = { readonly [K in keyof R]: ResourceClient<R[K]> }

type Rows = Readonly<Record<string, Endpoint>>

/** Creates the methods of an endpoint table: `resource(sdk.client, reviewEndpoints).list({ query })`. */
export function resource<T extends Rows>(client: Client, rows: T): ResourceClient<T> {
  const methods: Record<string, unknown> = {}
  for (const [name, endpoint] of Object.entries(rows))
    methods[name] = (args?: Args, options?: AnyOptions) => client.call(endpoint, args, options)
  return methods as ResourceClient<T>
}

/** Creates a client for each endpoint table. */
export function resources<R extends Readonly<Record<string, Rows>>>(client: Client, tables: R): ResourceClients<R> {
  const clients: Record<string, unknown> = {}
  for (const [name, table] of Object.entries(tables)) clients[name] = resource(client, table)
  return clients as ResourceClients<R>
}
