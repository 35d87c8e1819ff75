import type Medusa from "@medusajs/js-sdk"
import type { Sdk } from "#sdk/index.ts"
import type { AnswerDifferences, EntityDifferences } from "./answers.ts"
import type * as Elsewhere from "./elsewhere.ts"
import type { Entities } from "./entities.ts"
import type { exceptions } from "./exceptions.ts"
import type { MethodOf, Methods, Same } from "./kinds.ts"
import type { RequestDifferences } from "./requests.ts"

/**
 * A test of types: it runs when it compiles. The official client's methods are written in HttpTypes, so that each of
 * ours is held against the one of the same name; `elsewhere.ts` has what that client lacks.
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
type Idle = { [P in Listed]: Extract<Difference, Pattern<P>> extends never ? P : never }[Listed]
/** Nothing that one could compile by mistake: the error names what is left over. */
type None<T extends never> = T
export type NoDrift = None<Unexplained>
export type NoIdleException = None<Idle>

/** What HttpTypes says nothing of. */
type Unspoken =
  | "indexEngine.sync"
  | "product.confirmLegacyImport"
  | "workflowExecution.subscribe"
  | "workflowExecution.subscribeTransaction"
  | "hook.payment"
type Compared = Methods<Medusa["admin"] & Elsewhere.Admin> | Methods<Medusa["store"] & Elsewhere.Store>
export type NothingForgotten = None<Exclude<Methods<Sdk["admin"]> | Methods<Sdk["store"]>, Compared | Unspoken>>

/** The comparison itself must find what differs. */
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
  | "X.kind is another kind"
  | "X.other is another kind"
  | "X.same is always there"
  | "X.parts is only an id"
  | "X.gone is missing"
type TheirCall = (id: string, body: { a: string; b?: number | null; c?: { d: string }[]; f?: string }) => Promise<Their>
type OurCall = (args: { id: string; body: { a: string; b?: number; c?: { e: string }[]; f: string } }) => Promise<Our>
type Refused = RequestDifferences<"x.y", TheirCall, OurCall>
type ExpectedRefusals =
  | "x.y body.b may not be null"
  | "x.y body.c.d is unknown"
  | "x.y body.c.e is demanded"
  | "x.y body.f is demanded"
export const comparisonFinds: Same<Found, Expected> & Same<Refused, ExpectedRefusals> = true

/** A cart that is completed answers an order, or the cart with what went wrong. */
type Completed = Awaited<ReturnType<Sdk["store"]["cart"]["complete"]>>
export const completes = (answer: Completed): string =>
  answer.type === "order" ? answer.order.id : `${answer.cart.id}: ${answer.error.message}`
