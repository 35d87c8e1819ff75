import { type ActorRefFrom, assign, setup } from "xstate"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { type Change, type Look, orderEditActors } from "./order-edit.actors.ts"
import { actionsOf, openChange, whyNotConfirm, whyNotRequest } from "./order-edit.rules.ts"

type Events =
  | Change
  | { type: "edit.confirm" }
  | { type: "edit.leave" }
  | { type: "edit.keep" }
  | { type: "edit.discard" }
  | { type: "edit.stay" }
  | { type: "retry" }

/** `unchanged`: nothing was staged, so nothing is left behind. `kept`: the draft waits on the server. */
export type OrderEditOutcome = { outcome: "confirmed" | "discarded" | "kept" | "unchanged" }

interface OrderEditContext {
  orderId: string
  order: Order | null
  preview: OrderPreview | null
  error: ApiError | null
  /** The change that is being saved, or that failed last: what `retry` sends again. */
  change: Change | null
  /** Somebody else confirmed, gave up or changed the order while it was edited here. */
  conflict: boolean
}

/** Edit an order: stage changes, see their money, then confirm or discard; an edit that is open already is continued. */
export const createOrderEditMachine = (sdk: AdminSdk) =>
  setup({
    types: {
      input: {} as { orderId: string },
      context: {} as OrderEditContext,
      events: {} as Events,
      tags: {} as "busy" | "editable",
      output: {} as OrderEditOutcome,
    },
    actors: orderEditActors(sdk),
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
    },
    guards: {
      isBlocked: ({ context }) => {
        const change = openChange(context.preview)
        return change !== null && change.type !== "edit"
      },
      hasChanges: ({ context }) => actionsOf(context.preview).length > 0,
      hasDraft: ({ context }) => openChange(context.preview) !== null,
      canConfirm: ({ context }) => whyNotConfirm(context.preview) === undefined,
      canStage: ({ context, event }) => event.type !== "change.request" || whyNotRequest(context.preview) === undefined,
      hasFailedChange: ({ context }) => context.change !== null,
    },
  }).createMachine({
    id: "orderEdit",
    context: ({ input }) => ({
      orderId: input.orderId,
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
      /** Another kind of change is open on the order: the page names it and leads there. */
      blocked: { on: { retry: "looking" } },
      editing: {
        tags: "editable",
        on: {
          "change.*": {
            guard: "canStage",
            target: "saving",
            actions: { type: "remember", params: ({ event }) => ({ change: event }) },
          },
          retry: { guard: "hasFailedChange", target: "saving", actions: assign({ error: null }) },
          "edit.confirm": { guard: "canConfirm", target: "confirming", actions: "clearError" },
          "edit.leave": [
            { guard: "hasChanges", target: "asking" },
            { guard: "hasDraft", target: "discarding" },
            { target: "unchanged" },
          ],
          "edit.discard": [{ guard: "hasDraft", target: "discarding" }, { target: "unchanged" }],
        },
      },
      saving: {
        tags: "busy",
        invoke: {
          src: "apply",
          input: ({ context }) => {
            if (!context.change) throw new Error("nothing was staged")
            return {
              orderId: context.orderId,
              change: context.change,
              begun: openChange(context.preview) !== null,
              preview: context.preview,
            }
          },
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
          input: ({ context }) => ({ orderId: context.orderId }),
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
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: "discarded",
          onError: { target: "looking", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      confirmed: { type: "final", output: (): OrderEditOutcome => ({ outcome: "confirmed" }) },
      discarded: { type: "final", output: (): OrderEditOutcome => ({ outcome: "discarded" }) },
      kept: { type: "final", output: (): OrderEditOutcome => ({ outcome: "kept" }) },
      unchanged: { type: "final", output: (): OrderEditOutcome => ({ outcome: "unchanged" }) },
    },
    output: ({ event }) => event.output as OrderEditOutcome,
  })

export type OrderEditRef = ActorRefFrom<ReturnType<typeof createOrderEditMachine>>
