import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ApiError } from "#sdk/error.ts"
import type { ChangeStep } from "./change-step.ts"
import { discardChange, outcomeOf, wasRefused } from "./discard-change.ts"
import { type Conflict, conflictOf, openChange } from "./order-change.rules.ts"
import {
  type ChangeContext,
  type LoadedOrder,
  loadOrder,
  type OrderChangeFlow,
  readPreview,
  type StartOptions,
} from "./order-change-flow.ts"
import type { QueuedEvent } from "./queued-event.ts"
import { checkStock } from "./short-stock.ts"
import { isStaged, rebase } from "./steps/steps.ts"

/** How an open change was to end, to recognize a lost response. */
export interface Ending {
  readonly as: "confirmed" | "discarded"
  readonly changeId: string
}

export interface OrderChangeContext {
  orderId: string
  startOptions: StartOptions
  order: Order | null
  preview: OrderPreview | null
  error: ApiError | null
  /** The step being saved, or the one that failed last, which `retry` sends again. */
  change: ChangeStep | null
  /** The preview when that step was first sent, to detect what it has added. */
  before: OrderPreview | null
  ending: Ending | null
  /** The server refused a confirmation and has lost part of the change, so that it can only be discarded. */
  wasRefused: boolean
  /** Events sent while a step was being saved; they run after it. */
  waiting: readonly QueuedEvent[]
  /** Changes that someone else made to the order in the meantime. */
  conflict: Conflict | null
}

/** The order on the server, and how the change ended if its response was lost. */
export interface Loaded extends LoadedOrder {
  readonly ended: Ending["as"] | null
  readonly wasRefused: boolean
}

/** Requests of an order change. Reads are aborted when the page is left; writes never are. */
export function createOrderChangeActors(sdk: AdminSdk, flow: OrderChangeFlow) {
  const ownChange = (context: Pick<OrderChangeContext, "preview" | "startOptions">) => {
    const change = openChange(context.preview)
    return change !== null && flow.isMine(change, context.startOptions) ? change : null
  }
  const contextOf = (context: OrderChangeContext, preview = context.preview): ChangeContext => {
    const change = ownChange({ ...context, preview })
    if (!change || !preview) throw new Error("no change is open")
    const { orderId, startOptions, before } = context
    return { orderId, startOptions, before, change, preview }
  }

  /** After any failure, reloads the order to find out how far the server got. */
  async function load(context: OrderChangeContext, signal: AbortSignal): Promise<Loaded> {
    const { orderId, ending } = context
    const loaded = await loadOrder(sdk, flow, orderId, signal)
    const isEnded = ending !== null && openChange(loaded.preview)?.id !== ending.changeId
    const end = isEnded ? await outcomeOf(sdk, orderId, ending.changeId) : null
    const open = ownChange({ ...context, preview: loaded.preview })
    return {
      ...loaded,
      ended: ending && end === ending.as ? ending.as : null,
      wasRefused: open !== null && (await wasRefused(sdk, orderId, open.id)),
    }
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
    if (isRetry && now && isStaged(context.change, { before, now }, flow.isReplacement?.(context.change))) return now
    const isOpen = (preview: OrderPreview | null) => ownChange({ ...context, preview }) !== null
    if (!isOpen(now)) {
      await runIdempotent(
        () => flow.start(orderId, context.startOptions),
        async () => isOpen(await read()),
      )
      now = await read()
    }
    const change = isRetry ? rebase(context.change, { before, now }) : context.change
    const step = flow.steps[change.type] as
      | ((change: ChangeStep, context: ChangeContext) => Promise<unknown>)
      | undefined
    await step?.(change, contextOf(context, now))
    return read().catch(() => null)
  }

  /** Confirms the previewed change. If someone else has changed the order since, returns it and confirms nothing. */
  async function confirm(context: OrderChangeContext, signal: AbortSignal): Promise<LoadedOrder | null> {
    const input = contextOf(context)
    const now = await loadOrder(sdk, flow, input.orderId, signal)
    if (conflictOf(context, now, input.change, true)) return now
    if (flow.reserves) await checkStock(sdk, now.preview, flow.reserves, signal)
    await flow.confirm(input)
    return null
  }

  const actors = {
    load: fromAbortable(({ input, signal }: { input: OrderChangeContext; signal: AbortSignal }) => load(input, signal)),
    stage: fromPromise(({ input }: { input: { context: OrderChangeContext; isRetry: boolean } }) =>
      stage(input.context, input.isRetry),
    ),
    confirm: fromAbortable(({ input, signal }: { input: OrderChangeContext; signal: AbortSignal }) =>
      confirm(input, signal),
    ),
    discard: fromPromise(({ input: { orderId, change } }: { input: ChangeContext }) =>
      discardChange(sdk, orderId, change.id, change.type),
    ),
  }
  return { ownChange, contextOf, actors }
}
