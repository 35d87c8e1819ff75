import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate"
import { actOnce } from "#machines/lost-answer.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { type Choice, type Packing, packedMeanwhile, proposed, stillPossible, whyNotFulfill } from "./fulfill.rules.ts"

interface FulfillContext {
  readonly orderId: string
  readonly packing: Packing | null
  readonly choice: Choice
  readonly error: ApiError | null
  /** What somebody else has packed meanwhile. */
  readonly conflict: ReturnType<typeof packedMeanwhile>
}
type Events = { type: "choose"; choice: Partial<Choice> } | { type: "fulfill" } | { type: "leave" } | { type: "retry" }

const ORDER_FIELDS = "+currency_code,*items.detail,*fulfillments"

/** All that must be known to pack a parcel of an order. */
async function look(sdk: AdminSdk, id: string, signal: AbortSignal): Promise<Packing> {
  const { order: orders, reservation: reservations, stockLocation } = sdk.admin
  const [{ order }, { order: preview }, { stock_locations }] = await Promise.all([
    orders.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal }),
    orders.retrievePreview({ id }, { signal }),
    stockLocation.list({ query: { limit: 100, fields: "id,name" } }, { signal }),
  ])
  const line_item_id = (order.items ?? []).map((line) => line.id)
  const held = await reservations.list(
    { query: { line_item_id, limit: 1000, fields: "line_item_id,location_id" } },
    { signal },
  )
  const reservedAt = new Map(held.reservations.map((row) => [String(row.line_item_id), String(row.location_id)]))
  const locations = stock_locations.map(({ id, name }) => ({ id, name }))
  return { order, preview, locations, reservedAt }
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
      look: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => look(sdk, input, signal)),
      fulfill: fromPromise(({ input: { orderId: id, choice, packing } }: { input: FulfillContext }) => {
        const count = async () =>
          (await sdk.admin.order.retrieve({ id, query: { fields: "*fulfillments" } })).order.fulfillments?.length ?? 0
        const before = packing?.order.fulfillments?.length ?? 0
        const items = Object.entries(choice.quantities)
          .filter(([, quantity]) => quantity > 0)
          .map(([id, quantity]) => ({ id, quantity }))
        const body = {
          items,
          location_id: choice.locationId,
          no_notification: !choice.notify,
          ...(choice.optionId ? { shipping_option_id: choice.optionId } : {}),
        }
        return actOnce(
          () => sdk.admin.order.createFulfillment({ id, body }),
          async () => (await count()) > before,
        )
      }),
    },
    guards: {
      canFulfill: ({ context: { packing, choice } }) =>
        packing !== null && whyNotFulfill(packing, choice) === undefined,
    },
  }).createMachine({
    id: "fulfill",
    context: ({ input }) => ({
      orderId: input.orderId,
      packing: null,
      choice: { quantities: {}, locationId: "", optionId: "", notify: true },
      error: null,
      conflict: [],
    }),
    initial: "looking",
    states: {
      looking: {
        tags: "busy",
        invoke: {
          src: "look",
          input: ({ context }) => context.orderId,
          onDone: {
            target: "choosing",
            actions: assign({
              packing: ({ event }) => event.output,
              conflict: ({ context, event }) => (context.packing ? packedMeanwhile(context.packing, event.output) : []),
              // What was chosen before a failure stays, as far as there is something left of it.
              choice: ({ context, event }) =>
                context.packing ? stillPossible(event.output, context.choice) : proposed(event.output),
            }),
          },
          onError: { target: "failed", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
        },
      },
      failed: { on: { retry: { target: "looking", actions: assign({ error: null }) }, leave: "unchanged" } },
      choosing: {
        on: {
          choose: { actions: assign({ choice: ({ context, event }) => ({ ...context.choice, ...event.choice }) }) },
          fulfill: { guard: "canFulfill", target: "packing", actions: assign({ error: null, conflict: [] }) },
          leave: "unchanged",
        },
      },
      packing: {
        tags: "busy",
        invoke: {
          src: "fulfill",
          input: ({ context }) => context,
          onDone: "fulfilled",
          // Stock or the order may have changed: what is shown next is what is there now.
          onError: { target: "looking", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
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
