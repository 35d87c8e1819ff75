import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate"
import { isLost } from "#machines/kit/lost-response.ts"
import { causeOf, UnsureError } from "#machines/kit/unsure-error.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { priceListActors } from "./price-list.actors.ts"
import type {
  Filled,
  PriceListContext,
  PriceListEvents,
  PriceListInput,
  PriceListOutcome,
} from "./price-list.context.ts"
import { type ListStep, wantedPrices, whyNotEnter } from "./price-list.rules.ts"

const unfilled = { left: null, refused: [], stop: null, total: 0 } as const

/** Why refused prices can't be dropped: others are still to be sent, or none would be left. */
export function whyNotDrop({ draft, left, refused, stop }: PriceListContext): "unsent" | "empty" | undefined {
  if (stop !== null || left === null || left.length > 0 || refused.length === 0) return "unsent"
  return wantedPrices(draft).length === refused.length ? "empty" : undefined
}

/**
 * Creates a price list as a draft, adds its prices in chunks and activates it last, so that shoppers never see half of
 * it. After a lost response, it looks for the list by a key in its metadata; the prices to send are always those that the
 * list lacks.
 */
export const createPriceListMachine = (sdk: AdminSdk) =>
  setup({
    types: {
      input: {} as PriceListInput,
      context: {} as PriceListContext,
      events: {} as PriceListEvents,
      tags: {} as "busy",
      output: {} as PriceListOutcome,
    },
    actors: priceListActors(sdk),
    actions: {
      setFailure: assign(({ context }, { error }: { error: unknown }) => ({
        error: causeOf(error),
        isSent: context.isSent || isLost(causeOf(error)),
      })),
      setDeleted: assign({ ...unfilled, error: null, isDeleted: true, listId: null, isSent: false }),
      clearError: assign({ error: null, isDeleted: false }),
      setFilled: assign(({ context }, filled: Filled) => ({ total: context.total, ...filled })),
    },
    guards: {
      isCreated: ({ context }) => context.listId !== null,
      isSent: ({ context }) => context.isSent,
      mayEnter: ({ context }, step: ListStep) => whyNotEnter(step, context.draft) === undefined,
      isUnsure: (_, { error }: { error: unknown }) => error instanceof UnsureError,
      isGone: (_, { error }: { error: unknown }) => causeOf(error).status === 404,
      hasStopped: (_, { stop }: Filled) => stop !== null,
      hasNextRows: (_, { left }: Filled) => left !== null && left.length > 0,
      hasRefused: (_, { refused }: Filled) => refused.length > 0,
      mayDrop: ({ context }) => whyNotDrop(context) === undefined,
    },
  }).createMachine({
    id: "priceList",
    context: ({ input: { draft, listId = null, isSent = false, activate = true } }) => ({
      draft,
      listId,
      isSent,
      activate,
      error: null,
      isDeleted: false,
      ...unfilled,
    }),
    initial: "starting",
    states: {
      starting: {
        always: [
          { guard: "isCreated", target: "filling" },
          { guard: "isSent", target: "unsure" },
          { target: "editing" },
        ],
      },
      editing: {
        initial: "details",
        on: {
          "draft.change": {
            actions: assign(({ context, event }) => ({ draft: { ...context.draft, ...event.change } })),
          },
          "go.details": ".details",
          "go.products": { guard: { type: "mayEnter", params: "products" }, target: ".products" },
          "go.prices": { guard: { type: "mayEnter", params: "prices" }, target: ".prices" },
          "go.review": { guard: { type: "mayEnter", params: "review" }, target: ".review" },
        },
        states: {
          details: {},
          products: {},
          prices: {},
          review: {
            on: {
              "create.draft": {
                guard: { type: "mayEnter", params: "review" },
                target: "#priceList.creating",
                actions: ["clearError", assign({ activate: false })],
              },
              "create.active": {
                guard: { type: "mayEnter", params: "review" },
                target: "#priceList.creating",
                actions: ["clearError", assign({ activate: true })],
              },
            },
          },
        },
      },
      creating: {
        tags: "busy",
        invoke: {
          src: "create",
          input: ({ context }) => context,
          onDone: { target: "filling", actions: assign(({ event }) => ({ listId: event.output, isSent: false })) },
          onError: [
            {
              guard: { type: "isUnsure", params: ({ event }) => event },
              target: "unsure",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            { target: "editing.review", actions: { type: "setFailure", params: ({ event }) => event } },
          ],
        },
      },
      /** The list may exist: a retry looks for it before it is sent again. */
      unsure: { on: { retry: { target: "creating", actions: ["clearError", assign({ isSent: true })] } } },
      filling: {
        tags: "busy",
        invoke: {
          src: "fill",
          input: ({ context }) => ({ ...context, listId: context.listId ?? "" }),
          onDone: [
            {
              guard: { type: "hasStopped", params: ({ event }) => event.output },
              target: "incomplete",
              actions: { type: "setFilled", params: ({ event }) => event.output },
            },
            {
              guard: { type: "hasNextRows", params: ({ event }) => event.output },
              target: "filling",
              reenter: true,
              actions: { type: "setFilled", params: ({ event }) => event.output },
            },
            {
              guard: { type: "hasRefused", params: ({ event }) => event.output },
              target: "incomplete",
              actions: { type: "setFilled", params: ({ event }) => event.output },
            },
            { target: "activating", actions: { type: "setFilled", params: ({ event }) => event.output } },
          ],
          onError: { target: "editing.review", actions: "setDeleted" },
        },
      },
      activating: {
        tags: "busy",
        invoke: {
          src: "finish",
          input: ({ context: { listId, activate } }) => ({ listId: listId ?? "", activate }),
          onDone: "done",
          onError: [
            {
              guard: { type: "isGone", params: ({ event }) => event },
              target: "editing.review",
              actions: "setDeleted",
            },
            { target: "incomplete", actions: { type: "setFailure", params: ({ event }) => event } },
          ],
        },
      },
      /** The list is a draft; prices are missing, or it couldn't be activated. */
      incomplete: {
        on: {
          retry: { target: "filling", actions: ["clearError", assign(unfilled)] },
          drop: { guard: "mayDrop", target: "activating", actions: "clearError" },
          keep: { target: "done", actions: assign({ activate: false }) },
        },
      },
      done: { type: "final" },
    },
    output: ({ context: { listId, activate, left, refused } }): PriceListOutcome => ({
      outcome: "created",
      id: listId ?? "",
      isActive: activate,
      isComplete: left?.length === 0 && refused.length === 0,
    }),
  })

export type PriceListRef = ActorRefFrom<ReturnType<typeof createPriceListMachine>>
export type PriceListSnapshot = SnapshotFrom<ReturnType<typeof createPriceListMachine>>
