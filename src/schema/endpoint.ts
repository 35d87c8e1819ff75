import type { z } from "zod"

/** How the client sends and reads a row; JSON both ways unless it says otherwise. */
export type Wire = "json" | "form" | "text" | "events"

/** One row of the API: where it is. What it takes and answers stands under the same key in the resource's schemas. */
export interface Endpoint<P extends string = string> {
  readonly method: "GET" | "POST" | "DELETE"
  readonly path: P
  readonly wire?: Wire
}

/** Who may call: a user, a customer, the holder of a publishable key, … `unregistered`: a login without an actor is enough. */
export type Who =
  | "user"
  | "unregistered user"
  | "key"
  | "customer"
  | "unregistered customer"
  | "any_actor"
  | "reset_token"
  | "none"

/** What a row takes and answers, who may call it, and what the server answers by default. Only types of it reach a production bundle. */
export interface EndpointSchema {
  /** One phrase for docs/api.md. */
  readonly about: string
  readonly auth: Who
  /** Answered when the request names no fields. */
  readonly fields?: readonly string[]
  /** In the store: all that may be asked for. */
  readonly allowed?: readonly string[]
  /** Page size of a list, and how it is sorted, where the request doesn't say. */
  readonly limit?: number
  readonly order?: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The fields of a multipart body; the server reads them without a validator. */
  readonly form?: z.ZodType
  readonly response: z.ZodType
  /** The feature flag of the server behind which the route hides. */
  readonly flag?: string
  /** How the server answers while that flag is off. */
  readonly whenOff?: "not_found" | "unregistered"
}

/** What a resource's schemas must also have: default fields wherever a query takes `fields`. */
export type WithDefaultFields<S> = {
  readonly [K in keyof S]: S[K] extends { readonly query: { readonly shape: infer Shape } }
    ? "fields" extends keyof Shape
      ? { readonly fields: readonly string[] }
      : unknown
    : unknown
}

export type EndpointSchemas = Readonly<Record<string, EndpointSchema>>

/** A resource's rows; `S` (the type of its schemas) rides along as a type only. */
export type EndpointTable<S extends EndpointSchemas = EndpointSchemas> = { readonly [K in keyof S]: Endpoint }

declare const schemas: unique symbol
export type Table<S extends EndpointSchemas, T extends EndpointTable<S>> = T & { readonly [schemas]?: S }
export type SchemasOf<T> = T extends { readonly [schemas]?: infer S extends EndpointSchemas } ? S : never

/** Binds rows to their schemas by type: a row without a schema, or a schema without a row, does not compile. */
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
  /** What the server sent as JSON, or its text where it is none. */
  readonly data: unknown
  readonly id?: string
}
export type AnswerOf<E extends Endpoint, S extends EndpointSchema> = E extends { readonly wire: "events" }
  ? AsyncIterableIterator<ServerEvent>
  : E extends { readonly wire: "text" }
    ? string
    : z.output<S["response"]>
