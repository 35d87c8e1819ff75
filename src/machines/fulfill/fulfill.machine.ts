import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate"
import { fromAbortable } from "#machines/abortable.ts"
import { isLost } from "#machines/lost-answer.ts"
import { needed } from "#machines/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import {
  type Choice,
  chosen,
  hasArrived,
  type Packing,
  packedMeanwhile,
  proposed,
  stillPossible,
  whyNotFulfill,
} from "./fulfill.rules.ts"

interface FulfillContext {
  readonly orderId: string
  readonly packing: Packing | null
  readonly choice: Choice
  readonly error: ApiError | null
  /** What was sent and never answered: whether it was packed all the same, the next look tells. */
  readonly sent: Choice | null
  /** What somebody else has packed meanwhile. */
  readonly conflict: ReturnType<typeof packedMeanwhile>
}
type Events = { type: "choose"; choice: Partial<Choice> } | { type: "fulfill" } | { type: "leave" } | { type: "retry" }

const ORDER_FIELDS = "+currency_code,*items.detail,*fulfillments,*fulfillments.items"

/** All that must be known to pack a parcel of an order. */
async function look(sdk: AdminSdk, id: string, signal: AbortSignal): Promise<Packing> {
  const { order: orders, reservation: reservations, stockLocation, user: users } = sdk.admin
  const [{ order }, { order: preview }, { stock_locations }, { user }] = await Promise.all([
    orders.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal }),
    orders.retrievePreview({ id }, { signal }),
    stockLocation.list({ query: { limit: 100, fields: "id,name" } }, { signal }),
    users.me({ query: { fields: "id" } }, { signal }),
  ])
  const line_item_id = (needed(order).items ?? []).map((line) => line.id)
  const held = await reservations.list(
    { query: { line_item_id, limit: 1000, fields: "line_item_id,location_id" } },
    { signal },
  )
  const reservedAt = new Map(
    needed(held.reservations).map((row) => [String(row.line_item_id), String(row.location_id)]),
  )
  const locations = needed(stock_locations).map(({ id, name }) => ({ id, name }))
  return { order, preview: needed(preview), locations, reservedAt, me: needed(user).id }
}

/** Packs a parcel: which lines, how many, from where, by which delivery. Nothing is sent before it is packed. */
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
      look: fromAbortable(({ input, signal }: { input: string; signal: AbortSignal }) => look(sdk, input, signal)),
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
      canFulfill: ({ context: { packing, choice } }) =>
        packing !== null && whyNotFulfill(packing, choice) === undefined,
      hasArrived: ({ context: { packing, sent } }, now: Packing) =>
        packing !== null && sent !== null && hasArrived(packing, now, sent),
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
      packing: null,
      choice: { quantities: {}, locationId: "", optionId: "", notify: true },
      error: null,
      sent: null,
      conflict: [],
    }),
    initial: "looking",
    states: {
      /** Also after a failure, with the page on the screen: what is chosen meanwhile counts, as far as it is still possible. */
      looking: {
        tags: "busy",
        on: { choose: { actions: { type: "setChoice", params: ({ event }) => event } }, leave: "unchanged" },
        invoke: {
          src: "look",
          input: ({ context }) => context.orderId,
          onDone: [
            { guard: { type: "hasArrived", params: ({ event }) => event.output }, target: "fulfilled" },
            {
              target: "choosing",
              actions: assign({
                packing: ({ event }) => event.output,
                conflict: ({ context, event }) =>
                  context.packing ? packedMeanwhile(context.packing, event.output) : [],
                // What was chosen before a failure stays, as far as there is something left of it.
                choice: ({ context, event }) =>
                  context.packing ? stillPossible(event.output, context.choice) : proposed(event.output),
              }),
            },
          ],
          onError: { target: "failed", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
        },
      },
      failed: { on: { retry: { target: "looking", actions: assign({ error: null }) }, leave: "unchanged" } },
      choosing: {
        on: {
          choose: { actions: { type: "setChoice", params: ({ event }) => event } },
          fulfill: {
            guard: "canFulfill",
            target: "packing",
            actions: assign({ error: null, sent: null, conflict: [] }),
          },
          leave: "unchanged",
        },
      },
      /** The page shows that nothing can be changed or left now; it ends by itself. */
      packing: {
        tags: "busy",
        invoke: {
          src: "fulfill",
          input: ({ context }) => context,
          onDone: "fulfilled",
          // Stock or the order may have changed: what is shown next is what is there now.
          onError: {
            target: "looking",
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
