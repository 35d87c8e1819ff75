import { fromPromise } from "xstate"
import { actOnce } from "#machines/lost-answer.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ApiError } from "#sdk/error.ts"
import {
  type Beginning,
  type Change,
  type Look,
  lookAt,
  type OrderChangeFlow,
  readPreview,
  type Under,
} from "./order-change.flow.ts"
import { type Conflict, conflictOf, openChange } from "./order-change.rules.ts"
import { isStaged, type Waiting } from "./order-change.waiting.ts"

export interface OrderChangeContext {
  orderId: string
  beginning: Beginning
  order: Order | null
  preview: OrderPreview | null
  error: ApiError | null
  /** The change that is being saved, or that failed last: what `retry` sends again. */
  change: Change | null
  /** What was asked for while a step was being saved; it happens after it. */
  waiting: readonly Waiting[]
  /** What somebody else did to the order while it was worked on here. */
  conflict: Conflict | null
}

/** What a change of an order asks of the server. Reads end with their page; a write that was sent is never aborted. */
export function createOrderChangeActors(sdk: AdminSdk, flow: OrderChangeFlow) {
  const mine = (context: Pick<OrderChangeContext, "preview" | "beginning">) => {
    const change = openChange(context.preview)
    return change !== null && flow.isMine(change, context.beginning) ? change : null
  }
  const preview = (id: string) => readPreview(sdk, flow, id)
  const under = (context: OrderChangeContext): Under => {
    const change = mine(context)
    if (!change || !context.preview) throw new Error("nothing has begun")
    return { orderId: context.orderId, beginning: context.beginning, change, preview: context.preview }
  }

  async function stage(context: OrderChangeContext): Promise<OrderPreview> {
    const { orderId, change } = context
    if (!change) throw new Error("nothing was staged")
    let begun = context
    if (!mine(context)) {
      const now = async () => ({ ...context, preview: await preview(orderId) })
      await actOnce(
        () => flow.begin(orderId, context.beginning),
        async () => mine(await now()) !== null,
      )
      begun = await now()
    }
    const step = flow.steps[change.type] as ((change: Change, under: Under) => Promise<unknown>) | undefined
    await actOnce(
      async () => step?.(change, under(begun)),
      async () => isStaged(change, begun.preview, await preview(orderId)),
    )
    return preview(orderId)
  }
  /** Confirms what was seen. Where somebody else has done something meanwhile, it answers with that, and nothing is confirmed. */
  async function confirm(context: OrderChangeContext, signal: AbortSignal): Promise<Look | null> {
    const input = under(context)
    const now = await lookAt(sdk, flow, input.orderId, signal)
    if (conflictOf(context, now, input.change, true)) return now
    await actOnce(
      () => flow.confirm(input),
      async () => {
        const [{ order_changes }, { user }] = await Promise.all([
          sdk.admin.order.listChanges({ id: input.orderId }),
          sdk.admin.user.me({ query: { fields: "id" } }),
        ])
        const change = order_changes.find(({ id }) => id === input.change.id)
        // Somebody else who confirmed it may have staged more before: that is shown, not passed off as one's own.
        return change?.status === "confirmed" && (change.confirmed_by ?? user.id) === user.id
      },
    )
    return null
  }
  const discard = (input: Under) =>
    actOnce(
      async () => flow.discard({ ...input, preview: await preview(input.orderId) }),
      async () => openChange(await preview(input.orderId))?.id !== input.change.id,
    )

  const actors = {
    look: fromPromise(({ input, signal }: { input: { orderId: string }; signal: AbortSignal }) =>
      lookAt(sdk, flow, input.orderId, signal),
    ),
    stage: fromPromise(({ input }: { input: OrderChangeContext }) => stage(input)),
    confirm: fromPromise(({ input, signal }: { input: OrderChangeContext; signal: AbortSignal }) =>
      confirm(input, signal),
    ),
    discard: fromPromise(({ input }: { input: Under }) => discard(input)),
  }
  return { mine, under, actors }
}
