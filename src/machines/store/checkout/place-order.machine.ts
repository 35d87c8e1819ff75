import { assign, fromPromise, setup } from "xstate"
import { needed } from "#machines/kit/needed.ts"
import { ApiError, toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { differences, SNAPSHOT_FIELDS } from "./cart-snapshot.ts"
import { confirmOnce } from "./confirm-once.ts"
import type { ConfirmPayment } from "./payment-forms.ts"
import type { Attempt, Placement } from "./placement.ts"

type Completed = Awaited<ReturnType<StoreSdk["store"]["cart"]["complete"]>>

const MAX_ATTEMPTS = 4
/** Milliseconds. A longer `Retry-After` is shown to the shopper instead of waited for. */
const MAX_PAUSE = 10_000
/** Milliseconds: the timeout of one call, and the pause before the first retry, which doubles with each. */
export interface RetryTiming {
  readonly timeout: number
  readonly pause: number
}
const usual: RetryTiming = { timeout: 20_000, pause: 400 }

/** Runs work on the cart while no other tab works on it. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>

/**
 * No or unreadable responses, timeouts, 409 (another call is completing the cart) and 5xx leave the outcome open; 429
 * asks for a pause. Nothing is sent again once someone else is signed in.
 */
const isWorthRetrying = (error: ApiError): boolean =>
  (error.kind !== "http" && error.type !== "visit_changed") || [409, 429].includes(error.status) || error.status >= 500

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
 * Completes a cart after checking that it is still as the shopper saw it. Completing is idempotent (the server returns
 * the same order), so an open outcome is resolved by retrying after a pause, never with a new cart. Before,
 * a payment form is confirmed, once and only for the cart that the shopper saw.
 */
export const createPlaceOrderMachine = (
  sdk: StoreSdk,
  { timeout, pause }: RetryTiming = usual,
  exclusive: Exclusive = (work) => work(),
  confirm: ConfirmPayment = async () => ({ outcome: "confirmed" }),
) => {
  const query = { fields: SNAPSHOT_FIELDS }
  const read = async (id: string) =>
    needed((await sdk.store.cart.retrieve({ id, query }, { signal: AbortSignal.timeout(timeout) })).cart)
  return setup({
    types: {
      input: {} as Attempt,
      context: {} as Attempt & { attempts: number; error: ApiError | null; placement: Placement | null },
      tags: {} as "busy",
      output: {} as Placement,
    },
    actors: {
      // Without the lock: other tabs would wait as long as the shopper is at a bank's page.
      confirm: fromPromise(({ input }: { input: Attempt }) => confirmOnce(input, read, confirm)),
      complete: fromPromise(
        ({ input, signal: left }: { input: Attempt & { isFirst: boolean }; signal: AbortSignal }): Promise<Placement> =>
          exclusive(async () => {
            const { cartId: id, seen, isFirst, confirms: isConfirmed } = input
            const { cart: carts } = sdk.store
            if (seen) {
              const cart = await read(id).catch((error: unknown) => {
                if (!isFirst) throw error
                return toApiError(error)
              })
              if (cart instanceof ApiError) return { outcome: "unread", error: cart, isConfirmed }
              if (!cart.completed_at && differences(seen, cart).length > 0) return { outcome: "changed", isConfirmed }
              left.throwIfAborted()
            }
            return placed(await carts.complete({ id }, { signal: AbortSignal.timeout(timeout) }))
          }),
      ),
    },
    actions: {
      settle: assign({ placement: (_, params: { placement: Placement | null }) => params.placement }),
      setError: assign({ error: (_, params: { error: unknown }) => toApiError(params.error) }),
    },
    guards: {
      confirms: ({ context }) => context.confirms === true,
      isConfirmed: (_, params: { placement: Placement | null }) => params.placement === null,
      isWorthRetrying: (_, params: { error: unknown }) => isWorthRetrying(toApiError(params.error)),
      hasAttemptsLeft: ({ context: { attempts, error } }) =>
        attempts < MAX_ATTEMPTS && (error?.retryAfter ?? 0) <= MAX_PAUSE,
    },
    delays: {
      pause: ({ context: { attempts, error } }) => Math.max(pause * 2 ** (attempts - 1), error?.retryAfter ?? 0),
    },
  }).createMachine({
    id: "placeOrder",
    context: ({ input }) => ({ ...input, attempts: 0, error: null, placement: null }),
    initial: "starting",
    states: {
      starting: { always: [{ guard: "confirms", target: "confirming" }, "completing"] },
      confirming: {
        tags: "busy",
        invoke: {
          src: "confirm",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "isConfirmed", params: ({ event }) => ({ placement: event.output }) },
              target: "completing",
            },
            { target: "settled", actions: { type: "settle", params: ({ event }) => ({ placement: event.output }) } },
          ],
        },
      },
      completing: {
        tags: "busy",
        entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
        invoke: {
          src: "complete",
          input: ({ context }) => ({ ...context, isFirst: context.attempts === 1 }),
          onDone: {
            target: "settled",
            actions: { type: "settle", params: ({ event }) => ({ placement: event.output }) },
          },
          onError: [
            {
              guard: { type: "isWorthRetrying", params: ({ event }) => ({ error: event.error }) },
              target: "routing",
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
      routing: {
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
}
