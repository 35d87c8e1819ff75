import { type ActorRefFrom, assign, setup } from "xstate"
import type { Order } from "#schema/store/entities/order.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { orderTransferActors } from "./order-transfer.actors.ts"

type Events =
  | { type: "transfer.accept" }
  | { type: "transfer.decline" }
  | { type: "transfer.cancel" }
  | { type: "retry" }

/**
 * `closed`: the request can no longer be answered (already answered, canceled, or an invalid link). A retry after a
 * lost response ends here too, so nothing is applied twice.
 */
export type OrderTransferOutcome = { outcome: "accepted" | "declined" | "canceled" | "closed" | "missing" }

interface OrderTransferContext {
  orderId: string
  /** Token of the emailed link; null for the requesting customer, who can only cancel. */
  token: string | null
  order: Order | null
  error: ApiError | null
}

/** Accepts, declines or cancels a transfer request. Sends nothing before the user confirms. */
export const createOrderTransferMachine = (sdk: StoreSdk) =>
  setup({
    types: {
      input: {} as { orderId: string; token: string | null },
      context: {} as OrderTransferContext,
      events: {} as Events,
      tags: {} as "busy",
      output: {} as OrderTransferOutcome,
    },
    actors: orderTransferActors(sdk),
    actions: {
      setOrder: assign((_, params: { order: Order }) => ({ order: params.order, error: null })),
      setError: assign({ error: (_, params: { error: unknown }) => toApiError(params.error) }),
      clearError: assign({ error: null }),
    },
    guards: {
      isMissing: (_, params: { error: unknown }) => toApiError(params.error).status === 404,
      /** The server has no open request that this token or customer may answer. */
      isClosed: (_, params: { error: unknown }) => [400, 404].includes(toApiError(params.error).status),
      hasToken: ({ context }) => context.token !== null,
      hasAsked: ({ context }) => context.token === null,
    },
  }).createMachine({
    id: "orderTransfer",
    context: ({ input }) => ({ orderId: input.orderId, token: input.token, order: null, error: null }),
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: {
            target: "decision",
            actions: { type: "setOrder", params: ({ event }) => ({ order: event.output }) },
          },
          onError: [
            { guard: { type: "isMissing", params: ({ event }) => event }, target: "missing" },
            { target: "failed", actions: { type: "setError", params: ({ event }) => event } },
          ],
        },
      },
      failed: { on: { retry: { target: "loading", actions: "clearError" } } },
      decision: {
        on: {
          "transfer.accept": { guard: "hasToken", target: "accepting", actions: "clearError" },
          "transfer.decline": { guard: "hasToken", target: "declining", actions: "clearError" },
          "transfer.cancel": { guard: "hasAsked", target: "canceling", actions: "clearError" },
        },
      },
      accepting: {
        tags: "busy",
        invoke: {
          src: "accept",
          input: ({ context }) => context,
          onDone: "accepted",
          onError: [
            { guard: { type: "isClosed", params: ({ event }) => event }, target: "closed" },
            { target: "decision", actions: { type: "setError", params: ({ event }) => event } },
          ],
        },
      },
      declining: {
        tags: "busy",
        invoke: {
          src: "decline",
          input: ({ context }) => context,
          onDone: "declined",
          onError: [
            { guard: { type: "isClosed", params: ({ event }) => event }, target: "closed" },
            { target: "decision", actions: { type: "setError", params: ({ event }) => event } },
          ],
        },
      },
      canceling: {
        tags: "busy",
        invoke: {
          src: "cancel",
          input: ({ context }) => context,
          onDone: "canceled",
          onError: [
            { guard: { type: "isClosed", params: ({ event }) => event }, target: "closed" },
            { target: "decision", actions: { type: "setError", params: ({ event }) => event } },
          ],
        },
      },
      accepted: { type: "final", output: (): OrderTransferOutcome => ({ outcome: "accepted" }) },
      declined: { type: "final", output: (): OrderTransferOutcome => ({ outcome: "declined" }) },
      canceled: { type: "final", output: (): OrderTransferOutcome => ({ outcome: "canceled" }) },
      closed: { type: "final", output: (): OrderTransferOutcome => ({ outcome: "closed" }) },
      missing: { type: "final", output: (): OrderTransferOutcome => ({ outcome: "missing" }) },
    },
    output: ({ event }) => event.output as OrderTransferOutcome,
  })

export type OrderTransferRef = ActorRefFrom<ReturnType<typeof createOrderTransferMachine>>
