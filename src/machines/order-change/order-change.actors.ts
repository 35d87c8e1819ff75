import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/abortable.ts"
import { actOnce } from "#machines/lost-answer.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ApiError } from "#sdk/error.ts"
import { discardChange, endOf } from "./discard-change.ts"
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
import { isStaged } from "./order-change.staged.ts"
import { asOfNow, type Waiting } from "./order-change.waiting.ts"

/** How an open change was to end, to recognize a lost response. */
export interface Ending {
  readonly as: "confirmed" | "discarded"
  readonly changeId: string
}

export interface OrderChangeContext {
  orderId: string
  beginning: Beginning
  order: Order | null
  preview: OrderPreview | null
  error: ApiError | null
  /** The step being saved, or the one that failed last, which `retry` sends again. */
  change: Change | null
  /** The preview when that step was first sent, to detect what it has added. */
  before: OrderPreview | null
  ending: Ending | null
  /** Events sent while a step was being saved; they run after it. */
  waiting: readonly Waiting[]
  /** Changes that someone else made to the order in the meantime. */
  conflict: Conflict | null
}

/** The order on the server, and how the change ended if its response was lost. */
export interface Loaded extends Look {
  readonly ended: Ending["as"] | null
}

/** Requests of an order change. Reads are aborted when the page is left; writes never are. */
export function createOrderChangeActors(sdk: AdminSdk, flow: OrderChangeFlow) {
  const mine = (context: Pick<OrderChangeContext, "preview" | "beginning">) => {
    const change = openChange(context.preview)
    return change !== null && flow.isMine(change, context.beginning) ? change : null
  }
  const under = (context: OrderChangeContext, preview = context.preview): Under => {
    const change = mine({ ...context, preview })
    if (!change || !preview) throw new Error("no change is open")
    const { orderId, beginning, before } = context
    return { orderId, beginning, before, change, preview }
  }

  /** After any failure, reloads the order to find out how far the server got. */
  async function load(context: OrderChangeContext, signal: AbortSignal): Promise<Loaded> {
    const { orderId, ending } = context
    const look = await lookAt(sdk, flow, orderId, signal)
    const isEnded = ending !== null && openChange(look.preview)?.id !== ending.changeId
    const end = isEnded ? await endOf(sdk, orderId, ending.changeId) : null
    return { ...look, ended: ending && end === ending.as ? ending.as : null }
  }

  /**
   * Stages a step exactly once: a retry first checks what the server has and sends only what is missing. Returns null
   * if the step is saved but the preview can't be read.
   */
  async function stage(context: OrderChangeContext, isRetry: boolean): Promise<OrderPreview | null> {
    const { orderId, before } = context
    if (!context.change) throw new Error("no step to save")
    const read = () => readPreview(sdk, flow, orderId)
    let now = isRetry ? await read() : context.preview
    if (isRetry && now && isStaged(context.change, { before, now }, flow.replaces?.(context.change))) return now
    const isOpen = (preview: OrderPreview | null) => mine({ ...context, preview }) !== null
    if (!isOpen(now)) {
      await actOnce(
        () => flow.begin(orderId, context.beginning),
        async () => isOpen(await read()),
      )
      now = await read()
    }
    const change = isRetry ? (asOfNow(context.change, before, now) as Change) : context.change
    const step = flow.steps[change.type] as ((change: Change, under: Under) => Promise<unknown>) | undefined
    await step?.(change, under(context, now))
    return read().catch(() => null)
  }

  /** Confirms the previewed change. If someone else has changed the order since, returns it and confirms nothing. */
  async function confirm(context: OrderChangeContext, signal: AbortSignal): Promise<Look | null> {
    const input = under(context)
    const now = await lookAt(sdk, flow, input.orderId, signal)
    if (conflictOf(context, now, input.change, true)) return now
    await flow.confirm(input)
    return null
  }

  const actors = {
    look: fromAbortable(({ input, signal }: { input: OrderChangeContext; signal: AbortSignal }) => load(input, signal)),
    stage: fromPromise(({ input }: { input: { context: OrderChangeContext; isRetry: boolean } }) =>
      stage(input.context, input.isRetry),
    ),
    confirm: fromAbortable(({ input, signal }: { input: OrderChangeContext; signal: AbortSignal }) =>
      confirm(input, signal),
    ),
    discard: fromPromise(({ input: { orderId, change } }: { input: Under }) =>
      discardChange(sdk, orderId, change.id, change.type),
    ),
  }
  return { mine, under, actors }
}
