import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate"
import { fromAbortable } from "#machines/abortable.ts"
import { isLost } from "#machines/lost-response.ts"
import { needed } from "#machines/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import {
  type Choice,
  chosen,
  defaultChoice,
  type FulfillmentData,
  fulfilledByOthers,
  limitChoice,
  wasCreated,
  whyNotFulfill,
} from "./fulfill.rules.ts"

interface FulfillContext {
  readonly orderId: string
  readonly data: FulfillmentData | null
  readonly choice: Choice
  readonly error: ApiError | null
  /** The choice whose response was lost; the next load checks whether it was fulfilled. */
  readonly sent: Choice | null
  /** Items that someone else fulfilled in the meantime. */
  readonly conflict: ReturnType<typeof fulfilledByOthers>
}
type Events = { type: "choose"; choice: Partial<Choice> } | { type: "fulfill" } | { type: "leave" } | { type: "retry" }

const ORDER_FIELDS = "+currency_code,*items.detail,*fulfillments,*fulfillments.items"

/** Loads all data needed to fulfill an order's items. */
async function load(sdk: AdminSdk, id: string, signal: AbortSignal): Promise<FulfillmentData> {
  const { order: orders, reservation: reservations, stockLocation, user: users } = sdk.admin
  const [{ order }, { order: preview }, { stock_locations }, { user }] = await Promise.all([
    orders.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal }),
    orders.retrievePreview({ id }, { signal }),
    stockLocation.list({ query: { limit: 100, fields: "id,name" } }, { signal }),
    users.me({ query: { fields: "id" } }, { signal }),
  ])
  const line_item_id = (needed(order).items ?? []).map((line) => line.id)
  const reserved = await reservations.list(
    { query: { line_item_id, limit: 1000, fields: "line_item_id,location_id" } },
    { signal },
  )
  const reservedAt = new Map(
    needed(reserved.reservations).map((row) => [String(row.line_item_id), String(row.location_id)]),
  )
  const locations = needed(stock_locations).map(({ id, name }) => ({ id, name }))
  return { order, preview: needed(preview), locations, reservedAt, userId: needed(user).id }
}

/** Creates a fulfillment: items, quantities, location and shipping option. Nothing is sent before it is submitted. */
export const createFulfillMachine = (sdk: AdminSdk) =>
  setup({
    types: {
      input: {} as { orderId: string },
      context: {} as FulfillContext,
      events: {} as Events,
      tags: {} as "busy",
      output: {} as { outcome: "fulfilled" | "unchanged" },
    },
    actors: {
      load: fromAbortable(({ input, signal }: { input: string; signal: AbortSignal }) => load(sdk, input, signal)),
      fulfill: fromPromise(({ input: { orderId: id, choice } }: { input: FulfillContext }) => {
        const body = {
          items: chosen(choice).map(([id, quantity]) => ({ id, quantity })),
          location_id: choice.locationId,
          no_notification: !choice.notify,
          ...(choice.optionId ? { shipping_option_id: choice.optionId } : {}),
        }
        return sdk.admin.order.createFulfillment({ id, body })
      }),
    },
    guards: {
      canFulfill: ({ context: { data, choice } }) => data !== null && whyNotFulfill(data, choice) === undefined,
      wasCreated: ({ context: { data, sent } }, now: FulfillmentData) =>
        data !== null && sent !== null && wasCreated(data, now, sent),
    },
    actions: {
      setChoice: assign(({ context }, params: { choice: Partial<Choice> }) => ({
        choice: { ...context.choice, ...params.choice },
      })),
    },
  }).createMachine({
    id: "fulfill",
    context: ({ input }) => ({
      orderId: input.orderId,
      data: null,
      choice: { quantities: {}, locationId: "", optionId: "", notify: true },
      error: null,
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
          input: ({ context }) => context.orderId,
          onDone: [
            { guard: { type: "wasCreated", params: ({ event }) => event.output }, target: "fulfilled" },
            {
              target: "choosing",
              actions: assign({
                data: ({ event }) => event.output,
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
          choose: { actions: { type: "setChoice", params: ({ event }) => event } },
          fulfill: {
            guard: "canFulfill",
            target: "fulfilling",
            actions: assign({ error: null, sent: null, conflict: [] }),
          },
          leave: "unchanged",
        },
      },
      /** Nothing can be changed or left until the request ends. */
      fulfilling: {
        tags: "busy",
        invoke: {
          src: "fulfill",
          input: ({ context }) => context,
          onDone: "fulfilled",
          // Stock or the order may have changed, so the current data is loaded.
          onError: {
            target: "loading",
            actions: assign(({ context, event }) => {
              const error = toApiError(event.error)
              return { error, sent: isLost(error) ? context.choice : null }
            }),
          },
        },
      },
      fulfilled: { type: "final", output: { outcome: "fulfilled" } },
      unchanged: { type: "final", output: { outcome: "unchanged" } },
    },
    output: ({ event }) => event.output as { outcome: "fulfilled" | "unchanged" },
  })

type FulfillMachine = ReturnType<typeof createFulfillMachine>
export type FulfillRef = ActorRefFrom<FulfillMachine>
export type FulfillSnapshot = SnapshotFrom<FulfillMachine>
