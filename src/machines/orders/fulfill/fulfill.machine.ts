import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate"
import { isLost } from "#machines/kit/lost-response.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { createFulfillActors } from "./fulfill.actors.ts"
import type { FulfillContext } from "./fulfill.context.ts"
import {
  type Choice,
  createdFulfillment,
  defaultChoice,
  emptyChoice,
  type FulfillmentData,
  fulfilledByOthers,
  limitChoice,
  ships,
  whyNotFulfill,
} from "./fulfill.rules.ts"

type Events =
  | { type: "choose"; choice: Partial<Choice> }
  | { type: "fulfill" }
  | { type: "reload" }
  | { type: "leave" }
  | { type: "retry" }

type Outcome = "fulfilled" | "shipped" | "unchanged"

/**
 * Creates a fulfillment and, on request, marks it as shipped with its tracking numbers. Nothing is sent before it is
 * submitted.
 */
export const createFulfillMachine = (sdk: AdminSdk) =>
  setup({
    types: {
      input: {} as { orderId: string },
      context: {} as FulfillContext,
      events: {} as Events,
      /** `sending`: nothing can be changed or left. */
      tags: {} as "busy" | "sending",
      output: {} as { outcome: Outcome },
    },
    actors: createFulfillActors(sdk),
    guards: {
      ships: ({ context }) => ships(context.sent ?? context.choice),
      canFulfill: ({ context: { data, choice } }) => data !== null && whyNotFulfill(data, choice) === undefined,
      wasCreated: ({ context: { data, sent } }, now: FulfillmentData) =>
        data !== null && sent !== null && createdFulfillment(data, now.order, sent) !== undefined,
    },
    actions: {
      setChoice: assign(({ context }, params: { choice: Partial<Choice> }) => ({
        choice: { ...context.choice, ...params.choice },
      })),
      /** A refusal no longer applies once the location or a quantity changes. */
      forgetError: assign(({ context: { error } }, { choice }: { choice: Partial<Choice> }) =>
        error && !isLost(error) && (choice.locationId !== undefined || choice.quantities) ? { error: null } : {},
      ),
    },
  }).createMachine({
    id: "fulfill",
    context: ({ input }) => ({
      orderId: input.orderId,
      data: null,
      choice: emptyChoice,
      error: null,
      tried: null,
      sent: null,
      conflict: [],
    }),
    initial: "loading",
    states: {
      /** Also entered after a failure, with the page visible: choices made meanwhile are kept if still possible. */
      loading: {
        tags: "busy",
        on: { choose: { actions: { type: "setChoice", params: ({ event }) => event } }, leave: "unchanged" },
        invoke: {
          src: "load",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "wasCreated", params: ({ event }) => event.output },
              target: "created",
              actions: assign({ error: null }),
            },
            {
              target: "choosing",
              actions: assign({
                data: ({ event }) => event.output,
                tried: null,
                conflict: ({ context, event }) => (context.data ? fulfilledByOthers(context.data, event.output) : []),
                // Keeps earlier choices after a failure, limited to the remaining quantities.
                choice: ({ context, event }) =>
                  context.data ? limitChoice(event.output, context.choice) : defaultChoice(event.output),
              }),
            },
          ],
          onError: { target: "failed", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
        },
      },
      failed: { on: { retry: { target: "loading", actions: assign({ error: null }) }, leave: "unchanged" } },
      choosing: {
        on: {
          choose: {
            actions: [
              { type: "setChoice", params: ({ event }) => event },
              { type: "forgetError", params: ({ event }) => event },
            ],
          },
          fulfill: {
            guard: "canFulfill",
            target: "fulfilling",
            actions: assign({ error: null, sent: null, conflict: [] }),
          },
          /** After reserving stock. */
          reload: "loading",
          leave: "unchanged",
        },
      },
      fulfilling: {
        tags: ["busy", "sending"],
        invoke: {
          src: "fulfill",
          input: ({ context }) => context,
          onDone: { target: "created", actions: assign({ sent: ({ context }) => context.choice }) },
          // Stock or the order may have changed, so the current data is loaded.
          onError: {
            target: "loading",
            actions: assign(({ context, event }) => {
              const error = toApiError(event.error)
              return { error, tried: context.choice, sent: isLost(error) ? context.choice : null }
            }),
          },
        },
      },
      /** The fulfillment exists; of split reservations, the rest is reserved again. */
      created: {
        tags: ["busy", "sending"],
        invoke: {
          src: "reserve",
          input: ({ context }) => context,
          onDone: "reserved",
          onError: { target: "notReserved", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
        },
      },
      notReserved: { on: { retry: { target: "created", actions: assign({ error: null }) }, leave: "reserved" } },
      reserved: { always: [{ guard: "ships", target: "shipping" }, { target: "fulfilled" }] },
      /** The fulfillment exists; only its shipment is left. */
      shipping: {
        tags: ["busy", "sending"],
        invoke: {
          src: "ship",
          input: ({ context }) => context,
          onDone: "shipped",
          onError: { target: "notShipped", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
        },
      },
      notShipped: {
        on: {
          choose: { actions: { type: "setChoice", params: ({ event }) => event } },
          retry: { target: "shipping", actions: assign({ error: null }) },
          leave: "fulfilled",
        },
      },
      shipped: { type: "final", output: { outcome: "shipped" } },
      fulfilled: { type: "final", output: { outcome: "fulfilled" } },
      unchanged: { type: "final", output: { outcome: "unchanged" } },
    },
    output: ({ event }) => event.output as { outcome: Outcome },
  })

type FulfillMachine = ReturnType<typeof createFulfillMachine>
export type FulfillRef = ActorRefFrom<FulfillMachine>
export type FulfillSnapshot = SnapshotFrom<FulfillMachine>
