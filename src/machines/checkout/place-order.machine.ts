import { assign, fromPromise, setup } from "xstate"
import { needed } from "#machines/needed.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"

/** How completing a cart ended. No outcome leaves a second order behind. */
export type Placement =
  | { outcome: "ordered"; order: Order }
  /** The payment was declined, or requires another action of the shopper. */
  | { outcome: "refused"; cart: Cart; reason: "declined" | "requires_more"; message: string }
  /** The server rejected the order because of stock, prices, shipping or the payment session. Nothing was ordered. */
  | { outcome: "rejected"; error: ApiError }
  /** Another call is completing this cart and hadn't finished after all attempts. */
  | { outcome: "busy"; error: ApiError }
  /** Rate-limited, even after waiting. This call ordered nothing. */
  | { outcome: "throttled"; error: ApiError }
  /** No response after all attempts. The outcome is unknown; retrying is safe. */
  | { outcome: "unknown"; error: ApiError }

type Completed = Awaited<ReturnType<StoreSdk["store"]["cart"]["complete"]>>

const MAX_ATTEMPTS = 4
/** Milliseconds. A longer `Retry-After` is shown to the shopper instead of waited for. */
const LONGEST_PAUSE = 10_000

/** Milliseconds: the timeout of one call, and the pause before the first retry, which doubles with each. */
export interface Patience {
  readonly timeout: number
  readonly pause: number
}
const usual: Patience = { timeout: 20_000, pause: 400 }

/**
 * No or unreadable responses, timeouts, 409 (another call is completing the cart) and 5xx leave the outcome open; 429
 * asks for a pause.
 */
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
 * Completes a cart. Completing is idempotent (the server returns the same order), so an open outcome is resolved by
 * retrying after a pause, never with a new cart.
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
