import { assign, fromPromise, setup } from "xstate"
import { needed } from "#machines/needed.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"

/** How completing a cart ended. Whatever happens on the way, there is never a second order. */
export type Placement =
  | { outcome: "ordered"; order: Order }
  /** The payment was refused, or wants one more step of the shopper. */
  | { outcome: "refused"; cart: Cart; reason: "declined" | "requires_more"; message: string }
  /** The shop would not: stock, price, shipping, session. Nothing was ordered. */
  | { outcome: "rejected"; error: ApiError }
  /** Another call is completing this cart, and was not done with it after all the asking. */
  | { outcome: "busy"; error: ApiError }
  /** The server takes no more requests for now, also not after waiting. Nothing was ordered by this call. */
  | { outcome: "throttled"; error: ApiError }
  /** Nobody answered, also not when asked again. Nothing is known; asking once more is safe. */
  | { outcome: "unknown"; error: ApiError }

type Completed = Awaited<ReturnType<StoreSdk["store"]["cart"]["complete"]>>

const MAX_ATTEMPTS = 4
/** Milliseconds. A shopper is told about a longer `Retry-After` instead of waiting for it. */
const LONGEST_PAUSE = 10_000

/** Milliseconds: how long one call may take, and the pause before the first repetition; it doubles with each. */
export interface Patience {
  readonly timeout: number
  readonly pause: number
}
const usual: Patience = { timeout: 20_000, pause: 400 }

/** No or unreadable responses, timeouts, 409 (another call is completing the cart) and 5xx leave the outcome open; 429 asks to wait. */
const isWorthRetrying = (error: ApiError): boolean =>
  error.kind !== "http" || [409, 429].includes(error.status) || error.status >= 500

function placed(answer: Completed): Placement {
  if (answer.type === "order") return { outcome: "ordered", order: needed(answer.order) }
  const { type, message } = needed(answer.error)
  const reason = type === "payment_requires_more_error" ? "requires_more" : "declined"
  return { outcome: "refused", cart: needed(answer.cart), reason, message }
}

const unsettled = (error: ApiError | null): Placement => ({
  outcome: error?.status === 409 ? "busy" : error?.status === 429 ? "throttled" : "unknown",
  error: error ?? toApiError(undefined),
})

/**
 * Completes a cart. Completing is harmless to repeat (the server answers the same order), so an open outcome is
 * settled by asking again after a pause, never by a new cart.
 */
export const createPlaceOrderMachine = (sdk: StoreSdk, { timeout, pause }: Patience = usual) =>
  setup({
    types: {
      input: {} as { cartId: string },
      context: {} as { cartId: string; attempts: number; error: ApiError | null; placement: Placement | null },
      tags: {} as "busy",
      output: {} as Placement,
    },
    actors: {
      complete: fromPromise(async ({ input }: { input: { cartId: string } }): Promise<Placement> => {
        const signal = AbortSignal.timeout(timeout)
        return placed(await sdk.store.cart.complete({ id: input.cartId }, { signal }))
      }),
    },
    actions: {
      settle: assign({ placement: (_, params: { placement: Placement }) => params.placement }),
      setError: assign({ error: (_, params: { error: unknown }) => toApiError(params.error) }),
    },
    guards: {
      isWorthRetrying: (_, params: { error: unknown }) => isWorthRetrying(toApiError(params.error)),
      hasAttemptsLeft: ({ context: { attempts, error } }) =>
        attempts < MAX_ATTEMPTS && (error?.retryAfter ?? 0) <= LONGEST_PAUSE,
    },
    delays: {
      pause: ({ context: { attempts, error } }) => Math.max(pause * 2 ** (attempts - 1), error?.retryAfter ?? 0),
    },
  }).createMachine({
    id: "placeOrder",
    context: ({ input }) => ({ cartId: input.cartId, attempts: 0, error: null, placement: null }),
    initial: "completing",
    states: {
      completing: {
        tags: "busy",
        entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
        invoke: {
          src: "complete",
          input: ({ context }) => ({ cartId: context.cartId }),
          onDone: {
            target: "settled",
            actions: { type: "settle", params: ({ event }) => ({ placement: event.output }) },
          },
          onError: [
            {
              guard: { type: "isWorthRetrying", params: ({ event }) => ({ error: event.error }) },
              target: "deciding",
              actions: { type: "setError", params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: "settled",
              actions: {
                type: "settle",
                params: ({ event }) => ({
                  placement: { outcome: "rejected", error: toApiError(event.error) } as const,
                }),
              },
            },
          ],
        },
      },
      deciding: {
        always: [
          { guard: "hasAttemptsLeft", target: "waiting" },
          {
            target: "settled",
            actions: {
              type: "settle",
              params: ({ context }) => ({ placement: unsettled(context.error) }),
            },
          },
        ],
      },
      waiting: { tags: "busy", after: { pause: "completing" } },
      settled: { type: "final" },
    },
    output: ({ context }) => context.placement as Placement,
  })
