import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import {
  type Beginning,
  type Change,
  type Look,
  lookAt,
  type OrderChangeFlow,
  readPreview,
  type Under,
} from "./order-change.flow.ts"
import { actionsOf, openChange } from "./order-change.rules.ts"

type Events =
  | Change
  | { type: "beginning.set"; beginning: Beginning }
  | { type: "edit.confirm" }
  | { type: "edit.leave" }
  | { type: "edit.keep" }
  | { type: "edit.discard" }
  | { type: "edit.stay" }
  | { type: "retry" }

/** `unchanged`: nothing was staged, so nothing is left behind. `kept`: the draft waits on the server. */
export type OrderChangeOutcome = { outcome: "confirmed" | "discarded" | "kept" | "unchanged" }

interface OrderChangeContext {
  orderId: string
  beginning: Beginning
  order: Order | null
  preview: OrderPreview | null
  error: ApiError | null
  /** The change that is being saved, or that failed last: what `retry` sends again. */
  change: Change | null
  /** Somebody else confirmed, gave up or changed the order while it was worked on here. */
  conflict: boolean
}

/**
 * Changes an order by steps that are saved one by one, so that the server's preview tells their money: an order edit, a return,
 * a claim, an exchange, the receipt of a return. A change that is open already is continued; one that is not confirmed is kept
 * or discarded as the person says. It begins on the server with its first step, so an unused one leaves nothing.
 */
export const createOrderChangeMachine = (sdk: AdminSdk, flow: OrderChangeFlow) => {
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
      await flow.begin(orderId, context.beginning)
      begun = { ...context, preview: await preview(orderId) }
    }
    const step = flow.steps[change.type] as ((change: Change, under: Under) => Promise<unknown>) | undefined
    await step?.(change, under(begun))
    return preview(orderId)
  }

  return setup({
    types: {
      input: {} as { orderId: string; beginning?: Beginning },
      context: {} as OrderChangeContext,
      events: {} as Events,
      tags: {} as "busy" | "editable",
      output: {} as OrderChangeOutcome,
    },
    actors: {
      look: fromPromise(({ input, signal }: { input: { orderId: string }; signal: AbortSignal }) =>
        lookAt(sdk, flow, input.orderId, signal),
      ),
      stage: fromPromise(({ input }: { input: OrderChangeContext }) => stage(input)),
      confirm: fromPromise(({ input }: { input: Under }) => flow.confirm(input)),
      discard: fromPromise(({ input }: { input: Under }) => flow.discard(input)),
    },
    actions: {
      setLook: assign(({ context }, look: Look) => ({
        order: look.order,
        preview: look.preview,
        conflict: context.order !== null && context.order.version !== look.order.version,
      })),
      setPreview: assign((_, params: { preview: OrderPreview }) => ({
        preview: params.preview,
        error: null,
        change: null,
        conflict: false,
      })),
      remember: assign((_, params: { change: Change }) => ({ change: params.change, error: null })),
      setError: assign({ error: (_, params: { error: unknown }) => toApiError(params.error) }),
      clearError: assign({ error: null, conflict: false }),
      setBeginning: assign(({ context }, params: { beginning: Beginning }) => ({
        beginning: { ...context.beginning, ...params.beginning },
      })),
    },
    guards: {
      isBlocked: ({ context }) => openChange(context.preview) !== null && mine(context) === null,
      hasChanges: ({ context }) => mine(context) !== null && actionsOf(context.preview).length > 0,
      hasBegun: ({ context }) => mine(context) !== null,
      hasNotBegun: ({ context }) => mine(context) === null,
      canConfirm: ({ context }) => flow.whyNotConfirm(context.preview) === undefined,
      canStage: ({ context }, change: Change) =>
        flow.steps[change.type] !== undefined && flow.whyNotStage?.(change, context.preview) === undefined,
      hasFailedChange: ({ context }) => context.change !== null,
    },
  }).createMachine({
    id: flow.id,
    context: ({ input }) => ({
      orderId: input.orderId,
      beginning: input.beginning ?? {},
      order: null,
      preview: null,
      error: null,
      change: null,
      conflict: false,
    }),
    initial: "looking",
    states: {
      looking: {
        tags: "busy",
        invoke: {
          src: "look",
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: { target: "sorting", actions: { type: "setLook", params: ({ event }) => event.output } },
          onError: { target: "failed", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      sorting: { always: [{ guard: "isBlocked", target: "blocked" }, { target: "editing" }] },
      failed: { on: { retry: { target: "looking", actions: "clearError" } } },
      /** Another change is open on the order: the page names it and leads there. */
      blocked: { on: { retry: "looking" } },
      editing: {
        tags: "editable",
        on: {
          "beginning.set": {
            guard: "hasNotBegun",
            actions: { type: "setBeginning", params: ({ event }) => event },
          },
          "change.*": {
            guard: { type: "canStage", params: ({ event }) => event },
            target: "saving",
            actions: { type: "remember", params: ({ event }) => ({ change: event }) },
          },
          retry: { guard: "hasFailedChange", target: "saving", actions: assign({ error: null }) },
          "edit.confirm": { guard: "canConfirm", target: "confirming", actions: "clearError" },
          "edit.leave": [
            { guard: "hasChanges", target: "asking" },
            { guard: "hasBegun", target: "discarding" },
            { target: "unchanged" },
          ],
          "edit.discard": [{ guard: "hasBegun", target: "discarding" }, { target: "unchanged" }],
        },
      },
      saving: {
        tags: "busy",
        invoke: {
          src: "stage",
          input: ({ context }) => context,
          onDone: {
            target: "editing",
            actions: { type: "setPreview", params: ({ event }) => ({ preview: event.output }) },
          },
          // The page must show what is there now: the change may have begun, or somebody else may have ended it.
          onError: { target: "looking", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      confirming: {
        tags: "busy",
        invoke: {
          src: "confirm",
          input: ({ context }) => under(context),
          onDone: "confirmed",
          onError: { target: "looking", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      asking: {
        on: {
          "edit.keep": "kept",
          "edit.discard": "discarding",
          "edit.stay": "editing",
        },
      },
      discarding: {
        tags: "busy",
        invoke: {
          src: "discard",
          input: ({ context }) => under(context),
          onDone: "discarded",
          onError: { target: "looking", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      confirmed: { type: "final", output: (): OrderChangeOutcome => ({ outcome: "confirmed" }) },
      discarded: { type: "final", output: (): OrderChangeOutcome => ({ outcome: "discarded" }) },
      kept: { type: "final", output: (): OrderChangeOutcome => ({ outcome: "kept" }) },
      unchanged: { type: "final", output: (): OrderChangeOutcome => ({ outcome: "unchanged" }) },
    },
    output: ({ event }) => event.output as OrderChangeOutcome,
  })
}

type OrderChangeMachine = ReturnType<typeof createOrderChangeMachine>
export type OrderChangeRef = ActorRefFrom<OrderChangeMachine>
export type OrderChangeSnapshot = SnapshotFrom<OrderChangeMachine>
