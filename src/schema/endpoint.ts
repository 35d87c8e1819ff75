import type { z } from "zod"

/**
 * Encoding of an endpoint's request and response; defaults to JSON for both. `file` is for `download` only: the path
 * is a complete URL.
 */
export type Wire = "json" | "form" | "text" | "events" | "file"

/** Method and path of an API operation. Its schemas are under the same key in the resource's schemas. */
export interface Endpoint<P extends string = string> {
  readonly method: "GET" | "POST" | "DELETE"
  readonly path: P
  readonly wire?: Wire
}

/** The caller that a route requires. `unregistered`: a token without an actor is enough. */
export type Caller =
  | "user"
  | "unregistered user"
  | "key"
  | "customer"
  | "unregistered customer"
  | "any_actor"
  /** Any login, also one whose second step is missing. */
  | "any_login"
  | "reset_token"
  | "none"

/** Schemas, required caller and server defaults of an operation. Production bundles contain only its types. */
export interface EndpointSchema {
  /** Short description for docs/api.md. */
  readonly about: string
  readonly auth: Caller
  /** Fields returned when the request names none. */
  readonly fields?: readonly string[]
  /** Store only: all fields that a request may name. */
  readonly allowed?: readonly string[]
  /** Default page size of a list; `order` is its default sort order. */
  readonly limit?: number
  readonly order?: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Fields of a multipart body, which the server doesn't validate. */
  readonly form?: z.ZodType
  readonly response: z.ZodType
  /** The server's feature flag that enables the route. */
  readonly flag?: string
  /** The server's response while the flag is off. */
  readonly whenOff?: "not_found" | "unregistered"
  /** Marks an operation of a plugin or a shop's own module: the contract tests don't expect the real server to have it. */
  readonly own?: true
}

/** Requires default fields for every operation whose query has `fields`. */
export type WithDefaultFields<S> = {
  readonly [K in keyof S]: S[K] extends { readonly query: { readonly shape: infer Shape } }
    ? "fields" extends keyof Shape
      ? { readonly fields: readonly string[] }
      : unknown
    : unknown
}

export type EndpointSchemas = Readonly<Record<string, EndpointSchema>>

/** Endpoints of a resource; `S` (the type of its schemas) exists only as a type. */
type EndpointTable<S extends EndpointSchemas = EndpointSchemas> = { readonly [K in keyof S]: Endpoint }

declare const schemas: unique symbol
export type Table<S extends EndpointSchemas, T extends EndpointTable<S>> = T & { readonly [schemas]?: S }
export type SchemasOf<T> = T extends { readonly [schemas]?: infer S extends EndpointSchemas } ? S : never

/** Binds endpoints to their schemas by type: one without the other fails to compile. */
export const endpoints =
  <S extends EndpointSchemas>() =>
  <const T extends EndpointTable<S>>(table: T & Record<Exclude<keyof T, keyof S>, never>): Table<S, T> =>
    table

export const get = <const P extends string>(path: P) => ({ method: "GET", path }) as const
export const post = <const P extends string>(path: P) => ({ method: "POST", path }) as const
export const del = <const P extends string>(path: P) => ({ method: "DELETE", path }) as const

/** `/returns/:id/items/:action_id` -> `{ id: string; action_id: string }` */
export type PathParams<P extends string> = P extends `${string}/:${infer Key}/${infer Rest}`
  ? { [K in Key]: string } & PathParams<`/${Rest}`>
  : P extends `${string}/:${infer Key}`
    ? { [K in Key]: string }
    : unknown

type Argument<K extends string, V> = Record<never, never> extends V ? { [P in K]?: V } : { [P in K]: V }
type BodyOf<S> = S extends { readonly body: infer B extends z.ZodType }
  ? Argument<"body", Exclude<z.input<B>, undefined>>
  : S extends { readonly form: infer F extends z.ZodType }
    ? { body: z.input<F> | FormData }
    : unknown
type QueryOf<S> = S extends { readonly query: infer Q extends z.ZodType } ? Argument<"query", z.input<Q>> : unknown

export type ArgsOf<E extends Endpoint, S extends EndpointSchema> = PathParams<E["path"]> & BodyOf<S> & QueryOf<S>

/** One message of an event stream. */
export interface ServerEvent {
  readonly event: string
  /** Parsed JSON, or the text if it isn't JSON. */
  readonly data: unknown
  readonly id?: string
}
export type AnswerOf<E extends Endpoint, S extends EndpointSchema> = E extends { readonly wire: "events" }
  ? AsyncIterableIterator<ServerEvent>
  : E extends { readonly wire: "text" }
    ? string
    : z.output<S["response"]>
