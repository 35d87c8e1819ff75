import type { IsAnyOrUnknown, IsNever, Known } from "./kinds.ts"

type Object_<O> = O extends readonly unknown[] ? never : O extends object ? O : never
type ListOf<O> = O extends readonly (infer B)[] ? B : never
/** Keys of any union member, or any string if one has an index signature; `AnyOf` is the type of such a key. */
type AnyKey<O> = O extends unknown ? Known<O> | (IsNever<O[keyof O]> extends true ? never : Free<O>) : never
type Free<O> = string extends keyof O ? string : never
type AnyOf<O, K> = O extends unknown ? (K extends keyof O ? O[K] : never) : never
type Demanded<T> = { [K in Known<T>]: object extends Pick<T, K> ? never : K }[Known<T>]
type Operator = `$${string}`
type Deeper = { 3: 2; 2: 1; 1: 0; 0: 0 }
type Depth = keyof Deeper

/** Parts of the request type `T` of HttpTypes that our `O` doesn't accept, per union member. */
type Refused<T, O, D extends Depth> = D extends 0
  ? never
  : IsAnyOrUnknown<T> extends true
    ? never
    : T extends undefined | Date
      ? never
      : T extends readonly (infer A)[]
        ? IsNever<ListOf<O>> extends true
          ? " accepts no list"
          : Refused<A, ListOf<O>, D>
        : T extends object
          ? Members<T, Object_<O>, D>
          : T extends O
            ? never
            : T extends null
              ? " may not be null"
              : " is narrower"

type Members<T, O, D extends Depth> =
  IsNever<Known<T>> extends true
    ? never
    : IsNever<Exclude<Known<T>, Operator>> extends true
      ? IsNever<O> extends true
        ? " accepts no operators"
        : never
      : IsNever<O> extends true
        ? " accepts no object"
        : Member<T, O, Exclude<Known<T> & string, Operator>, D> | Needed<T, O>
type Member<T, O, Keys extends string, D extends Depth> = {
  [K in Keys]: K extends AnyKey<O>
    ? Refused<T[K & keyof T], AnyOf<O, K>, Deeper[D]> extends infer R extends string
      ? `.${K}${R}`
      : never
    : `.${K} is unknown`
}[Keys]
type Needed<T, O> = Exclude<Demanded<O>, Demanded<T>> extends infer K extends string ? `.${K} is required` : never

/** Parameters after the ids: an optional body, query, headers. */
type AfterIds<P> = P extends [string | null, ...infer Rest]
  ? AfterIds<Rest>
  : P extends [(infer A)?, ...infer Rest]
    ? [A, ...Rest]
    : []
type At<P, I> = I extends keyof P ? P[I] : never
type Sent<F> = F extends (...args: infer P) => unknown ? AfterIds<P> : never
type Args<F> = F extends (...args: infer P) => unknown ? Exclude<At<P, 0>, undefined> : never
type PartOf<A, K> = K extends keyof A ? Exclude<A[K], undefined> : object

type Difference<Name extends string, T, O> = Refused<T, O, 3> extends infer R extends string ? `${Name}${R}` : never

/** Requests that HttpTypes allows and our types don't: `admin.order.cancel body.fields is unknown`. */
export type RequestDifferences<Name extends string, Theirs, Ours> = "body" extends keyof Args<Ours>
  ?
      | Difference<`${Name} body`, At<Sent<Theirs>, "0">, PartOf<Args<Ours>, "body">>
      | Difference<`${Name} query`, At<Sent<Theirs>, "1">, PartOf<Args<Ours>, "query">>
  : Difference<`${Name} query`, At<Sent<Theirs>, "0">, PartOf<Args<Ours>, "query">>
