import type Medusa from "@medusajs/js-sdk"
import type * as adminSchemas from "#schema/admin/schemas.ts"
import type * as storeSchemas from "#schema/store/schemas.ts"
import type { Sdk } from "#sdk/index.ts"
import type { AnswerDifferences, EntityDifferences } from "./answers.ts"
import type { Entities } from "./entities.ts"
import type { exceptions } from "./exceptions.ts"
import type { MethodOf, Methods, Same } from "./kinds.ts"
import type { RequestDifferences } from "./requests.ts"
import type * as Elsewhere from "./undocumented-methods.ts"

/**
 * A type-level test: it passes if it compiles. The official client's methods are typed with HttpTypes. Each of our
 * methods is compared with the one of the same name; `elsewhere.ts` has the methods that the official client lacks.
 */
type Shared<T, O> = Methods<T> & Methods<O>
type InArea<Area extends string, Theirs, Ours> = {
  [P in Shared<Theirs, Ours>]:
    | AnswerDifferences<`${Area}.${P}`, MethodOf<Theirs, P>, MethodOf<Ours, P>>
    | RequestDifferences<`${Area}.${P}`, MethodOf<Theirs, P>, MethodOf<Ours, P>>
}[Shared<Theirs, Ours>]
type InEntities = { [N in keyof Entities]: EntityDifferences<N, Entities[N][0], Entities[N][1]> }[keyof Entities]
type Difference =
  | InEntities
  | InArea<"admin", Medusa["admin"], Sdk["admin"]>
  | InArea<"admin", Elsewhere.Admin, Sdk["admin"]>
  | InArea<"store", Medusa["store"], Sdk["store"]>
  | InArea<"store", Elsewhere.Store, Sdk["store"]>

type Pattern<P> = P extends `${infer Start}*${infer End}` ? `${Start}${string}${Pattern<End>}` : P
type Listed = (typeof exceptions)[keyof typeof exceptions][number]
type Unexplained = Exclude<Difference, Pattern<Listed>>
type Unused = { [P in Listed]: Extract<Difference, Pattern<P>> extends never ? P : never }[Listed]
/** Accepts only `never`; otherwise the compile error names the remaining differences. */
type None<T extends never> = T
export type NoDrift = None<Unexplained>
export type NoUnusedException = None<Unused>

/** Methods that HttpTypes doesn't describe. */
type Undescribed =
  | "indexEngine.sync"
  | "product.confirmLegacyImport"
  | "workflowExecution.subscribe"
  | "workflowExecution.subscribeTransaction"
  | "hook.payment"
/** Methods of own operations, marked in their schemas. */
type OwnOf<Schemas> = {
  [R in keyof Schemas & string]: {
    [M in keyof Schemas[R] & string]: Schemas[R][M] extends { readonly own: true } ? `${R}.${M}` : never
  }[keyof Schemas[R] & string]
}[keyof Schemas & string]
type Own = OwnOf<typeof adminSchemas> | OwnOf<typeof storeSchemas>
type Compared = Methods<Medusa["admin"] & Elsewhere.Admin> | Methods<Medusa["store"] & Elsewhere.Store>
export type AllMethodsCompared = None<
  Exclude<Methods<Sdk["admin"]> | Methods<Sdk["store"]>, Compared | Undescribed | Own>
>

/** Types with known differences, to test the comparison itself. */
interface Their {
  kind: "a" | "b"
  other: string
  same?: string | null
  parts?: { id: string; size: number }[]
  gone: number
  at: string | Date
}
interface Our {
  [key: string]: unknown
  kind: "a"
  other: number
  same: string
  parts?: { [key: string]: unknown; id: string }[]
  at: string
}
type Found = EntityDifferences<"X", Their, Our>
type Expected =
  | "X.kind has another type"
  | "X.other has another type"
  | "X.same is always there"
  | "X.parts is only an id"
  | "X.gone is missing"
type TheirCall = (id: string, body: { a: string; b?: number | null; c?: { d: string }[]; f?: string }) => Promise<Their>
type OurCall = (args: { id: string; body: { a: string; b?: number; c?: { e: string }[]; f: string } }) => Promise<Our>
type Refused = RequestDifferences<"x.y", TheirCall, OurCall>
type ExpectedRefusals =
  | "x.y body.b may not be null"
  | "x.y body.c.d is unknown"
  | "x.y body.c.e is required"
  | "x.y body.f is required"
export const comparisonFinds: Same<Found, Expected> & Same<Refused, ExpectedRefusals> = true

/** Completing a cart returns an order, or the cart with an error. */
type Completed = Awaited<ReturnType<Sdk["store"]["cart"]["complete"]>>
export const completes = (answer: Completed): string =>
  answer.type === "order" ? answer.order.id : `${answer.cart.id}: ${answer.error.message}`
