import { type ActorRefFrom, assign, setup } from "xstate"
import { changedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type LoadedOrder, selfReturnActors } from "./self-return.actors.ts"
import type { ReturnDraft, SelfReturnContext } from "./self-return.context.ts"
import {
  emptySelection,
  hasReturn,
  hasSameReturns,
  limitSelections,
  type ReturnSelection,
  returnedUnits,
  whyNotReturn,
  whyNotReview,
} from "./self-return.rules.ts"

type Events =
  | { type: "item.change"; itemId: string; selection: Partial<ReturnSelection> }
  | { type: "option.choose"; optionId: string }
  | { type: "return.review" }
  | { type: "return.edit" }
  | { type: "return.send" }
  | { type: "retry" }

type SelfReturnOutcome = { outcome: "requested" } | { outcome: "missing" }

/** The outcome is unknown: no response, an unreadable one or a server error. */
const hasUnknownOutcome = (error: ApiError): boolean => error.kind !== "http" || error.status >= 500

/**
 * A customer's return: select items, review, send. The server would accept the same return twice, so after a lost
 * response, or a reload before it, the order is checked first; the return can be sent again only if the order doesn't
 * have it. `days` after delivery, nothing can be returned.
 */
export const createSelfReturnMachine = (sdk: StoreSdk, days?: number) =>
  setup({
    types: {
      input: {} as { orderId: string; draft?: ReturnDraft | undefined },
      context: {} as SelfReturnContext,
      events: {} as Events,
      tags: {} as "busy",
      output: {} as SelfReturnOutcome,
    },
    actors: selfReturnActors(sdk),
    actions: {
      /** Keeps the selection, limited to the items that can still be returned. */
      setLoaded: assign(({ context }, loaded: LoadedOrder) => ({
        ...loaded,
        before: undefined,
        selections: limitSelections(context.selections, loaded.order),
        optionId: loaded.options.find(({ id }) => id === context.optionId)?.id ?? loaded.options[0]?.id ?? null,
      })),
      change: assign(({ context }, params: { itemId: string; selection: Partial<ReturnSelection> }) => ({
        selections: {
          ...context.selections,
          [params.itemId]: { ...(context.selections[params.itemId] ?? emptySelection), ...params.selection },
        },
      })),
      settle: assign(({ context }) => ({
        selections: context.order ? limitSelections(context.selections, context.order) : {},
      })),
      choose: assign((_, params: { optionId: string }) => ({ optionId: params.optionId })),
      setError: assign({ error: (_, params: { error: unknown }) => toApiError(params.error) }),
      clearError: assign({ error: null }),
      noteSent: assign(({ context: { order } }) => ({ before: order ? returnedUnits(order) : undefined })),
      forgetSent: assign({ before: undefined }),
    },
    guards: {
      isMissing: (_, params: { error: unknown }) => toApiError(params.error).status === 404,
      isBlocked: ({ context }) =>
        context.options.length === 0 || !context.order || whyNotReturn(context.order, { days }) !== undefined,
      isComplete: ({ context: { selections, optionId } }) => whyNotReview(selections, optionId) === undefined,
      isOpen: (_, params: { error: unknown }) => hasUnknownOutcome(toApiError(params.error)),
      isUnchanged: ({ context: { order } }, params: { order: Order }) =>
        order !== null && hasSameReturns(order, params.order),
      hasArrived: ({ context: { before, selections } }, params: { order: Order }) =>
        before !== undefined && hasReturn(before, params.order, selections),
    },
  }).createMachine({
    id: "selfReturn",
    context: ({ input }) => ({
      orderId: input.orderId,
      order: null,
      reasons: [],
      options: [],
      selections: input.draft?.selections ?? {},
      optionId: input.draft?.optionId ?? null,
      before: input.draft?.before,
      error: null,
    }),
    initial: "loading",
    states: {
      /** Also entered after a rejected request, with the page visible: changes made meanwhile are kept. */
      loading: {
        tags: "busy",
        on: {
          "item.change": { actions: { type: "change", params: ({ event }) => event } },
          "option.choose": { actions: { type: "choose", params: ({ event }) => event } },
        },
        invoke: {
          src: "load",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "hasArrived", params: ({ event }) => event.output },
              target: "requested",
              actions: assign(({ event }) => event.output),
            },
            { target: "routing", actions: { type: "setLoaded", params: ({ event }) => event.output } },
          ],
          onError: [
            { guard: { type: "isMissing", params: ({ event }) => event }, target: "missing" },
            { target: "failed", actions: { type: "setError", params: ({ event }) => event } },
          ],
        },
      },
      failed: { on: { retry: { target: "loading", actions: "clearError" } } },
      routing: { always: [{ guard: "isBlocked", target: "blocked" }, { target: "choosing" }] },
      /** Nothing can be returned, or there is no return shipping option for this order. */
      blocked: { on: { retry: { target: "loading", actions: "clearError" } } },
      choosing: {
        on: {
          "item.change": { actions: { type: "change", params: ({ event }) => event } },
          "option.choose": { actions: { type: "choose", params: ({ event }) => event } },
          "return.review": { guard: "isComplete", target: "reviewing", actions: ["settle", "clearError"] },
        },
      },
      reviewing: {
        on: {
          "return.edit": { target: "choosing", actions: "clearError" },
          "return.send": { target: "comparing", actions: "clearError" },
        },
      },
      /** Nothing is sent if items were returned since the order was loaded, for example in another tab. */
      comparing: {
        tags: "busy",
        invoke: {
          src: "read",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "isUnchanged", params: ({ event }) => ({ order: event.output }) },
              target: "sending",
              actions: "noteSent",
            },
            { target: "loading", actions: { type: "setError", params: { error: changedMeanwhile() } } },
          ],
          onError: { target: "reviewing", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      sending: {
        tags: "busy",
        invoke: {
          src: "send",
          input: ({ context: { orderId, selections, options, optionId } }) => {
            const option = options.find(({ id }) => id === optionId)
            if (!option) throw new Error("no way back was chosen")
            return { orderId, selections, option }
          },
          onDone: "requested",
          onError: [
            {
              guard: { type: "isOpen", params: ({ event }) => event },
              target: "checking",
              actions: { type: "setError", params: ({ event }) => event },
            },
            // Rejected because the order has changed since the selection.
            { target: "loading", actions: ["forgetSent", { type: "setError", params: ({ event }) => event }] },
          ],
        },
      },
      checking: {
        tags: "busy",
        invoke: {
          src: "read",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "hasArrived", params: ({ event }) => ({ order: event.output }) },
              target: "requested",
            },
            { target: "reviewing", actions: "forgetSent" },
          ],
          onError: "unsure",
        },
      },
      /** The outcome is unknown: a retry checks for the return again but doesn't send it. */
      unsure: { on: { retry: "checking" } },
      requested: { type: "final", output: (): SelfReturnOutcome => ({ outcome: "requested" }) },
      missing: { type: "final", output: (): SelfReturnOutcome => ({ outcome: "missing" }) },
    },
    output: ({ event }) => event.output as SelfReturnOutcome,
  })

export type SelfReturnRef = ActorRefFrom<ReturnType<typeof createSelfReturnMachine>>
