import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from "xstate"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { createOrderChangeActors, type OrderChangeContext } from "./order-change.actors.ts"
import type { Beginning, Change, Look, OrderChangeFlow } from "./order-change.flow.ts"
import { actionsOf, conflictOf, openChange } from "./order-change.rules.ts"
import { asOfNow, type Waiting, withWaiting } from "./order-change.waiting.ts"

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

/**
 * Changes an order by steps that are saved one by one, so that the server's preview tells their money: an order edit, a return,
 * a claim, an exchange, the receipt of a return. A change that is open already is continued; one that is not confirmed is kept
 * or discarded as the person says. It begins on the server with its first step, so an unused one leaves nothing.
 */
export const createOrderChangeMachine = (sdk: AdminSdk, flow: OrderChangeFlow) => {
  const { mine, under, actors } = createOrderChangeActors(sdk, flow)
  return setup({
    types: {
      input: {} as { orderId: string; beginning?: Beginning },
      context: {} as OrderChangeContext,
      events: {} as Events,
      tags: {} as "busy" | "editable",
      output: {} as OrderChangeOutcome,
    },
    actors,
    actions: {
      setLook: assign(({ context }, look: Look) => ({
        order: look.order,
        preview: look.preview,
        conflict: conflictOf(context, look, mine(context)),
      })),
      setOvertaken: assign(({ context }, look: Look | null) =>
        look
          ? { order: look.order, preview: look.preview, conflict: conflictOf(context, look, mine(context), true) }
          : {},
      ),
      setPreview: assign((_, params: { preview: OrderPreview }) => ({
        preview: params.preview,
        error: null,
        change: null,
        conflict: null,
      })),
      remember: assign((_, params: { change: Change }) => ({ change: params.change, error: null })),
      setError: assign({ error: (_, params: { error: unknown }) => toApiError(params.error) }),
      clearError: assign({ error: null, conflict: null }),
      wait: assign(({ context }, next: Waiting) => ({ waiting: withWaiting(context.waiting, context.change, next) })),
      /** Whether they are possible still is asked then. */
      doWaiting: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ waiting: [] })
        for (const event of context.waiting) enqueue.raise(asOfNow(event, context.preview))
      }),
      forgetWaiting: assign({ waiting: [] }),
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
      waiting: [],
      conflict: null,
    }),
    initial: "looking",
    states: {
      /** Also after what failed, which is on the page already: leaving it waits for the look instead of getting lost. */
      looking: {
        tags: "busy",
        on: { "edit.leave": { actions: { type: "wait", params: ({ event }) => event } } },
        invoke: {
          src: "look",
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: { target: "sorting", actions: { type: "setLook", params: ({ event }) => event.output } },
          onError: {
            target: "failed",
            actions: [{ type: "setError", params: ({ event }) => event }, "forgetWaiting"],
          },
        },
      },
      sorting: { always: [{ guard: "isBlocked", target: "blocked" }, { target: "editing" }] },
      failed: { on: { retry: { target: "looking", actions: "clearError" } } },
      /** Another change is open on the order: the page names it and leads there. */
      blocked: { entry: "forgetWaiting", on: { retry: "looking" } },
      editing: {
        tags: "editable",
        entry: "doWaiting",
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
          "edit.confirm": {
            guard: "canConfirm",
            target: "confirming",
            actions: assign({ error: null, conflict: null, change: null }),
          },
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
        on: {
          "change.*": { actions: { type: "wait", params: ({ event }) => event } },
          "edit.leave": { actions: { type: "wait", params: ({ event }) => event } },
          "edit.discard": { actions: { type: "wait", params: ({ event }) => event } },
        },
        invoke: {
          src: "stage",
          input: ({ context }) => context,
          onDone: {
            target: "editing",
            actions: { type: "setPreview", params: ({ event }) => ({ preview: event.output }) },
          },
          // The page must show what is there now: the change may have begun, or somebody else may have ended it.
          onError: {
            target: "looking",
            actions: [{ type: "setError", params: ({ event }) => event }, "forgetWaiting"],
          },
        },
      },
      confirming: {
        tags: "busy",
        invoke: {
          src: "confirm",
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => event.output === null, target: "confirmed" },
            // Whoever confirms has seen what is confirmed: here, the next time.
            { target: "sorting", actions: { type: "setOvertaken", params: ({ event }) => event.output } },
          ],
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
