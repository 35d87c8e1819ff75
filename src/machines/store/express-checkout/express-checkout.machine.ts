import { type ActorRefFrom, assign, setup } from "xstate"
import { needed } from "#machines/kit/needed.ts"
import { snapshotOf } from "#machines/store/checkout/cart-snapshot.ts"
import type { Loaded } from "#machines/store/checkout/checkout.actors.ts"
import type { ConfirmPayment } from "#machines/store/checkout/payment-forms.ts"
import {
  createPlaceOrderMachine,
  type Exclusive,
  type RetryTiming,
} from "#machines/store/checkout/place-order.machine.ts"
import type { Placement } from "#machines/store/checkout/placement.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type Before, expressActors, type Quote, quoteOf, type SheetChoice } from "./express-checkout.actors.ts"
import {
  beforeOf,
  type ExpressContext,
  type ExpressEvent,
  type ExpressOutcome,
  isAsShown,
  isPayable,
  type SheetDetails,
  submission,
} from "./express-checkout.rules.ts"
import { type Cancel, cancelErrorOf, expressErrorOf, placementErrorOf } from "./express-error.ts"

/**
 * Pays a cart with a wallet's sheet, which gives email, addresses and the shipping option. Only what the sheet has shown
 * is ordered. A sheet without a payment gives the cart its earlier addresses and shipping option back, again if it fails.
 */
export const createExpressCheckoutMachine = (
  sdk: StoreSdk,
  timing?: RetryTiming,
  exclusive?: Exclusive,
  confirm?: ConfirmPayment,
) =>
  setup({
    types: {
      input: {} as { cartId: string; providerId: string; kept?: Before | null },
      context: {} as ExpressContext,
      events: {} as ExpressEvent,
      tags: {} as "busy",
      output: {} as ExpressOutcome,
      children: {} as { placeOrder: "placeOrder" },
    },
    actors: {
      ...expressActors(sdk, exclusive),
      placeOrder: createPlaceOrderMachine(sdk, timing, exclusive, confirm),
    },
    actions: {
      setLoaded: assign((_, loaded: Loaded) => ({ loaded })),
      open: assign(({ context: { loaded } }) => ({
        quote: loaded && quoteOf(loaded),
        choice: null,
        details: null,
        saved: null,
        error: null,
        placement: null,
      })),
      setChoice: assign((_, choice: SheetChoice) => ({ choice, error: null })),
      setQuote: assign((_, quote: Quote) => ({ quote })),
      setDetails: assign((_, params: { details: SheetDetails }) => ({ details: params.details, error: null })),
      setSaved: assign((_, { cart }: Loaded) => ({ saved: cart })),
      setChanged: assign({ error: { kind: "changed" } }),
      /** Keeps why an address was refused. */
      setRefused: assign(({ context }, cancel: Cancel) => ({ error: cancelErrorOf(cancel) ?? context.error })),
      setError: assign(({ context }, { error }: { error: unknown }) => ({
        error: expressErrorOf(error, context),
      })),
      setPlacement: assign((_, placement: Placement) => ({ placement, error: placementErrorOf(placement) })),
    },
    guards: {
      isKept: ({ context }) => context.kept !== null,
      isPayable: ({ context }, loaded: Loaded) => isPayable(loaded, context.providerId),
      isUntouched: ({ context: { choice } }) => choice === null,
      isAsShown: ({ context }, { cart }: Loaded) => isAsShown({ ...context, saved: cart }),
      gotOrder: (_, placement: Placement) => placement.outcome === "ordered",
      wasNotSent: (_, placement: Placement) => placementErrorOf(placement) !== null,
    },
  }).createMachine({
    id: "expressCheckout",
    context: ({ input }) => ({
      ...input,
      kept: input.kept ?? null,
      loaded: null,
      quote: null,
      choice: null,
      details: null,
      saved: null,
      error: null,
      placement: null,
    }),
    initial: "starting",
    states: {
      starting: { always: [{ guard: "isKept", target: "restoring" }, "loading"] },
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          input: ({ context: { cartId } }) => ({ cartId, withStock: false }),
          onDone: [
            {
              guard: { type: "isPayable", params: ({ event }) => event.output },
              target: "ready",
              actions: { type: "setLoaded", params: ({ event }) => event.output },
            },
            { target: "closed", actions: { type: "setLoaded", params: ({ event }) => event.output } },
          ],
          onError: "closed",
        },
        on: { "cart.refresh": { target: "loading", reenter: true } },
      },
      /** The cart can't be paid with a wallet now. */
      closed: { on: { "cart.refresh": "loading" } },
      ready: { on: { "cart.refresh": "loading", "sheet.open": { target: "open", actions: "open" } } },
      open: {
        on: {
          "address.change": { target: "quoting", actions: { type: "setChoice", params: ({ event }) => event } },
          "rate.change": { target: "quoting", actions: { type: "setChoice", params: ({ event }) => event } },
          "sheet.confirm": { target: "saving", actions: { type: "setDetails", params: ({ event }) => event } },
          "sheet.cancel": [
            { guard: "isUntouched", target: "ready", actions: { type: "setRefused", params: ({ event }) => event } },
            { target: "restoring", actions: { type: "setRefused", params: ({ event }) => event } },
          ],
        },
      },
      quoting: {
        tags: "busy",
        on: {
          "sheet.cancel": { target: "restoring", actions: { type: "setRefused", params: ({ event }) => event } },
        },
        invoke: {
          src: "quote",
          input: ({ context: { choice, quote } }) => ({ choice: needed(choice), quote: needed(quote) }),
          onDone: { target: "open", actions: { type: "setQuote", params: ({ event }) => event.output } },
          onError: { target: "open", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      saving: {
        tags: "busy",
        invoke: {
          src: "submit",
          input: ({ context }) => submission(context, { type: "details.submit", ...needed(context.details) }),
          onDone: { target: "paying", actions: { type: "setSaved", params: ({ event }) => event.output } },
          onError: { target: "restoring", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      /** Replaces a payment that was started with another provider, or couldn't be started. */
      paying: {
        tags: "busy",
        invoke: {
          src: "submit",
          input: ({ context }) => submission(context, { type: "payment.choose", providerId: context.providerId }),
          onDone: [
            {
              guard: { type: "isAsShown", params: ({ event }) => event.output },
              target: "placing",
              actions: { type: "setSaved", params: ({ event }) => event.output },
            },
            { target: "restoring", actions: "setChanged" },
          ],
          onError: { target: "restoring", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      placing: {
        tags: "busy",
        invoke: {
          id: "placeOrder",
          src: "placeOrder",
          input: ({ context: { cartId, saved } }) => ({
            cartId,
            seen: snapshotOf(needed(saved), { withTotal: true }),
            confirms: true,
          }),
          onDone: [
            {
              guard: { type: "gotOrder", params: ({ event }) => event.output },
              target: "ended",
              actions: { type: "setPlacement", params: ({ event }) => event.output },
            },
            {
              guard: { type: "wasNotSent", params: ({ event }) => event.output },
              target: "restoring",
              actions: { type: "setPlacement", params: ({ event }) => event.output },
            },
            "ended",
          ],
        },
      },
      restoring: {
        tags: "busy",
        invoke: {
          src: "restore",
          input: ({ context }) => beforeOf(context),
          onDone: { target: "loading", actions: assign({ kept: null }) },
          onError: "unrestored",
        },
      },
      /** The cart still has the wallet's address. */
      unrestored: { on: { "cart.refresh": "restoring" } },
      ended: {
        type: "final",
        output: ({ context: { placement } }): ExpressOutcome =>
          placement?.outcome === "ordered" ? { outcome: "ordered", order: placement.order } : { outcome: "checkout" },
      },
    },
    output: ({ event }) => event.output as ExpressOutcome,
  })

export type ExpressCheckoutRef = ActorRefFrom<ReturnType<typeof createExpressCheckoutMachine>>
