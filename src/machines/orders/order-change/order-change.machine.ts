import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from "xstate"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import type { ChangeStep } from "./change-step.ts"
import { createOrderChangeActors, type Ending, type Loaded, type OrderChangeContext } from "./order-change.actors.ts"
import { conflictOf, countChanges, openChange } from "./order-change.rules.ts"
import type { LoadedOrder, OrderChangeFlow, StartOptions } from "./order-change-flow.ts"
import { changesIn, type QueuedEvent, rebaseEvent, withQueued } from "./queued-event.ts"
import { isHalfStaged, isStaged, rebase, whyNotStaged } from "./steps/steps.ts"

type Events =
  | ChangeStep
  | { type: "startOptions.set"; startOptions: StartOptions }
  | { type: "edit.confirm" }
  | { type: "edit.leave" }
  | { type: "edit.keep" }
  | { type: "edit.discard" }
  | { type: "edit.stay" }
  | { type: "retry" }

type Update = Partial<OrderChangeContext>

/** `unchanged`: nothing was staged, and no change is left open. `kept`: the change stays open on the server. */
type OrderChangeOutcome = { outcome: "confirmed" | "discarded" | "kept" | "unchanged" }

/**
 * Changes an order in steps that are saved one by one, so that the server's preview has the totals: order edits,
 * returns, claims, exchanges and receiving a return. Continues a change that is already open; an unconfirmed one is
 * kept or discarded as the user decides. The change starts on the server with its first step, so an unused one leaves
 * nothing behind.
 */
export const createOrderChangeMachine = (sdk: AdminSdk, flow: OrderChangeFlow) => {
  const { ownChange, contextOf, actors } = createOrderChangeActors(sdk, flow)
  return setup({
    types: {
      /** `restore`: the steps of a discarded change, staged again at the start. */
      input: {} as { orderId: string; startOptions?: StartOptions; restore?: readonly ChangeStep[] },
      context: {} as OrderChangeContext,
      events: {} as Events,
      tags: {} as "busy" | "editable",
      output: {} as OrderChangeOutcome,
    },
    actors,
    actions: {
      /** A failed step that turns out to be saved is no longer an error. */
      setLoaded: assign(({ context }, { order, preview, wasRefused }: Loaded): Update => {
        const { change, before } = context
        const isSaved = change !== null && isStaged(change, { before, now: preview }, flow.isReplacement?.(change))
        const conflict = conflictOf(context, { order, preview }, ownChange(context))
        // `load` has checked how the change ended, so the pending ending is cleared.
        // A change that is open already has its own steps: restored ones would be staged twice.
        const isTaken = context.order === null && openChange(preview) !== null
        const waiting = isTaken ? context.waiting.filter((event) => !("restored" in event)) : context.waiting
        const saved = isSaved ? { change: null, error: null } : {}
        return { order, preview, wasRefused, conflict, waiting, ending: null, ...saved }
      }),
      setOvertaken: assign(({ context }, loaded: LoadedOrder | null): Update => {
        return loaded ? { ...loaded, conflict: conflictOf(context, loaded, ownChange(context), true) } : {}
      }),
      setPreview: assign((_, preview: OrderPreview | null): Update => {
        return { ...(preview && { preview }), error: null, change: null, conflict: null }
      }),
      /** When a new step is sent instead of retrying the failed one, steps queued behind the failed one run first. */
      remember: assign(({ context: { waiting, before, preview } }, next: ChangeStep): Update => {
        const rebased = changesIn(waiting).map((step) => rebase(step, { before, now: preview }))
        const [change = next, ...rest] = withQueued(rebased, null, next)
        return { change, before: preview, error: null, ending: null, waiting: rest }
      }),
      setError: assign(
        ({ context }, { error }: { error: unknown }): Update => ({
          error: toApiError(error),
          waiting: changesIn(context.waiting),
        }),
      ),
      setEnding: assign(({ context }, as: Ending["as"]): Update => {
        const ending = { as, changeId: contextOf(context).change.id }
        return { ending, error: null, change: null, conflict: null, waiting: [] }
      }),
      clearError: assign(({ context }) => ((context.change ?? context.ending) ? {} : { error: null, conflict: null })),
      wait: assign(
        ({ context }, next: QueuedEvent): Update => ({
          waiting: withQueued(context.waiting, context.change, next),
        }),
      ),
      /** Guards re-check queued events when they are replayed. After a failed step, later steps stay queued. */
      replayQueued: enqueueActions(({ context: { waiting, change, before, preview }, enqueue }) => {
        const kept: readonly QueuedEvent[] = change ? changesIn(waiting) : []
        enqueue.assign({ waiting: kept })
        for (const next of waiting) if (!kept.includes(next)) enqueue.raise(rebaseEvent(next, { before, now: preview }))
      }),
      clearQueue: assign({ waiting: [] }),
      setStartOptions: assign(
        ({ context }, params: { startOptions: StartOptions }): Update => ({
          startOptions: { ...context.startOptions, ...params.startOptions },
        }),
      ),
    },
    guards: {
      isBlocked: ({ context }) => openChange(context.preview) !== null && ownChange(context) === null,
      hasChanges: ({ context }) => ownChange(context) !== null && countChanges(context.preview) > 0,
      hasStarted: ({ context }) => ownChange(context) !== null,
      hasNotStarted: ({ context }) => ownChange(context) === null,
      canConfirm: ({ context: { change, before, preview, wasRefused } }) => {
        const isIncomplete =
          change && preview && flow.isReplacement?.(change) && isHalfStaged(change, { before, now: preview })
        return !isIncomplete && !wasRefused && flow.whyNotConfirm(preview) === undefined
      },
      canStage: ({ context }, change: ChangeStep) =>
        flow.steps[change.type] !== undefined && whyNotStaged(change, context.preview) === undefined,
      hasFailedChange: ({ context }) => context.change !== null,
    },
  }).createMachine({
    id: flow.id,
    context: ({ input }) => ({
      orderId: input.orderId,
      startOptions: input.startOptions ?? {},
      order: null,
      preview: null,
      error: null,
      change: null,
      before: null,
      ending: null,
      wasRefused: false,
      waiting: input.restore ?? [],
      conflict: null,
    }),
    initial: "loading",
    states: {
      /** Also entered after a failure, with the page visible: events sent meanwhile are queued. */
      loading: {
        tags: "busy",
        on: {
          "change.*": { actions: { type: "wait", params: ({ event }) => event } },
          "edit.leave": { actions: { type: "wait", params: ({ event }) => event } },
          "edit.discard": { actions: { type: "wait", params: ({ event }) => event } },
        },
        invoke: {
          src: "load",
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => event.output.ended === "confirmed", target: "confirmed" },
            { guard: ({ event }) => event.output.ended === "discarded", target: "discarded" },
            { target: "routing", actions: { type: "setLoaded", params: ({ event }) => event.output } },
          ],
          onError: { target: "failed", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      routing: { always: [{ guard: "isBlocked", target: "blocked" }, { target: "editing" }] },
      failed: { on: { retry: { target: "loading", actions: "clearError" }, "edit.leave": "left" } },
      /** Another change is open on the order; the page links to it. */
      blocked: { entry: "clearQueue", on: { retry: "loading" } },
      editing: {
        tags: "editable",
        entry: "replayQueued",
        on: {
          "startOptions.set": {
            guard: "hasNotStarted",
            actions: { type: "setStartOptions", params: ({ event }) => event },
          },
          "change.*": {
            guard: { type: "canStage", params: ({ event }) => event },
            target: "saving",
            actions: { type: "remember", params: ({ event }) => event },
          },
          retry: { guard: "hasFailedChange", target: "saving", actions: assign({ error: null }) },
          "edit.confirm": { guard: "canConfirm", target: "confirming" },
          "edit.leave": [
            { guard: "hasChanges", target: "leavePrompt" },
            { guard: "hasStarted", target: "discarding" },
            { target: "left" },
          ],
          "edit.discard": [{ guard: "hasStarted", target: "discarding" }, { target: "left" }],
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
          input: ({ context, event }) => ({ context, isRetry: event.type === "retry" }),
          onDone: [
            {
              guard: ({ event }) => event.output === null,
              target: "loading",
              actions: { type: "setPreview", params: null },
            },
            { target: "editing", actions: { type: "setPreview", params: ({ event }) => event.output } },
          ],
          // Reload the state of the order: the change may have started, or someone else may have ended it.
          onError: { target: "loading", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      confirming: {
        tags: "busy",
        entry: { type: "setEnding", params: "confirmed" },
        invoke: {
          src: "confirm",
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => event.output === null, target: "confirmed" },
            // The user must see the new changes before confirming them.
            { target: "routing", actions: { type: "setOvertaken", params: ({ event }) => event.output } },
          ],
          onError: { target: "loading", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      leavePrompt: {
        on: { "edit.keep": "left", "edit.discard": "discarding", "edit.stay": "editing" },
      },
      discarding: {
        tags: "busy",
        entry: { type: "setEnding", params: "discarded" },
        invoke: {
          src: "discard",
          input: ({ context }) => contextOf(context),
          onDone: "discarded",
          onError: { target: "loading", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      confirmed: { type: "final", output: (): OrderChangeOutcome => ({ outcome: "confirmed" }) },
      discarded: { type: "final", output: (): OrderChangeOutcome => ({ outcome: "discarded" }) },
      left: {
        type: "final",
        output: ({ context }): OrderChangeOutcome => ({
          outcome: ownChange(context) && !context.ending ? "kept" : "unchanged",
        }),
      },
    },
    output: ({ event }) => event.output as OrderChangeOutcome,
  })
}

type OrderChangeMachine = ReturnType<typeof createOrderChangeMachine>
export type OrderChangeRef = ActorRefFrom<OrderChangeMachine>
export type OrderChangeSnapshot = SnapshotFrom<OrderChangeMachine>
