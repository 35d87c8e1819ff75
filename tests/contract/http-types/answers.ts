import type { IsAnyOrUnknown, IsNever, Known, Plain, Same } from "./kinds.ts"

type Kind<T, O> =
  IsAnyOrUnknown<T> extends true
    ? never
    : [T] extends [readonly (infer A)[]]
      ? [O] extends [readonly (infer B)[]]
        ? Kind<Plain<A>, Plain<B>>
        : "is no list"
      : [T] extends [object]
        ? [O] extends [object]
          ? OnlyId<Known<T>, Known<O>>
          : "is no object"
        : Same<T, O> extends true
          ? never
          : "has another type"
type OnlyId<T, O> = IsNever<Exclude<T, O>> extends true ? never : [O] extends ["id"] ? "is only an id" : never

/**
 * Fields that our type always has although HttpTypes allows null or undefined. The reverse isn't a difference:
 * `fields` and the server's defaults decide which fields are sent; our types mark omittable fields as optional.
 */
type Promised<T, O> =
  IsAnyOrUnknown<T> extends true
    ? never
    : IsNever<Extract<T, null | undefined>> extends true
      ? never
      : IsNever<Extract<O, null | undefined>> extends true
        ? "is always there"
        : never

type Field<T, O> = Kind<Plain<T>, Plain<O>> | Promised<T, O>
type Fields<Theirs, Ours> = {
  [K in Known<Theirs> & string]: K extends Known<Ours>
    ? Field<Theirs[K], Ours[K & keyof Ours]> extends infer D extends string
      ? `${K} ${D}`
      : never
    : `${K} is missing`
}[Known<Theirs> & string]

/** Differences between our type of an entity and the one of HttpTypes: `AdminOrder.email has another type`. */
export type EntityDifferences<Name extends string, Theirs, Ours> =
  Fields<Theirs, Ours> extends infer D extends string ? `${Name}.${D}` : never

type Inner<T> = T extends readonly (infer A)[] ? A : T
/** Compares one level deeper, to find a different entity under the right name. */
type Lacks<T, O> = [T] extends [object]
  ? [O] extends [object]
    ? Exclude<Known<T>, Known<O>> extends infer K extends string
      ? `has no ${K}`
      : never
    : never
  : never
type Part<T, O> = Kind<Plain<T>, Plain<O>> | Lacks<Inner<Plain<T>>, Inner<Plain<O>>>
type Parts<Theirs, Ours> = {
  [K in Known<Theirs> & string]: K extends Known<Ours>
    ? Part<Theirs[K], Ours[K & keyof Ours]> extends infer D extends string
      ? `${K} ${D}`
      : never
    : `${K} is missing`
}[Known<Theirs> & string]

type Answer<F> = F extends (...args: never[]) => Promise<infer A> ? A : never

/** Differences in the response of a method: `admin.order.listChanges response: count is missing`. */
export type AnswerDifferences<Name extends string, Theirs, Ours> =
  Parts<Answer<Theirs>, Answer<Ours>> extends infer D extends string ? `${Name} response: ${D}` : never
