import type { AdminOrder, Sdk, StoreCart, StoreProduct } from "#sdk/index.ts"
import type { Entities } from "./entities.ts"

/** A type-level test, which passes if it compiles: a field that isn't named, such as a misspelled one, can't be read. */
type None<T extends never> = T
type Answer<F> = F extends (...args: never[]) => Promise<infer A> ? A : never

type LooseEntity = { [N in keyof Entities]: string extends keyof Entities[N][1] ? N : never }[keyof Entities]
export type NoLooseEntity = None<LooseEntity>

type LooseAnswer<Area> = {
  [R in keyof Area & string]: {
    [M in keyof Area[R] & string]: string extends keyof Answer<Area[R][M]> ? `${R}.${M}` : never
  }[keyof Area[R] & string]
}[keyof Area & string]
/** The server's response is an empty object. */
type Empty = "product.confirmImport" | "product.confirmLegacyImport"
export type NoLooseAnswer = None<Exclude<LooseAnswer<Sdk["admin"]> | LooseAnswer<Sdk["store"]>, Empty>>

type Listed = Answer<Sdk["store"]["product"]["list"]>["products"][number]
export type NoTypo = None<Extract<keyof Listed, "titel">>

type Completed = Answer<Sdk["store"]["cart"]["complete"]>
export type OnlyOnceNarrowed = None<Extract<keyof Completed, "cart" | "error" | "order">>

/** Components take what the methods return. */
export const toProps = (
  product: Listed,
  { cart }: Answer<Sdk["store"]["cart"]["retrieve"]>,
  { orders }: Answer<Sdk["admin"]["order"]["list"]>,
): { product: StoreProduct; cart: StoreCart; orders: readonly AdminOrder[] } => ({ product, cart, orders })
