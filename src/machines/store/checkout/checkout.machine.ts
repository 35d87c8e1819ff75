import { type ActorRefFrom, assign, setup } from "xstate"
import { needed } from "#machines/kit/needed.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { acceptedOf, changesSince, snapshotOf, withoutOwn } from "./cart-snapshot.ts"
import { checkoutActors, type Loaded, type StepInput } from "./checkout.actors.ts"
import type { CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutOutcome } from "./checkout.context.ts"
import { canPreselect, firstOpenStep, isReachable, paymentSession, requiresMore, type Step } from "./checkout.rules.ts"
import { checkoutErrorOf, needsStock, placementErrorOf } from "./checkout-error.ts"
import type { PaymentForms } from "./payment-forms.ts"
import { createPlaceOrderMachine, type Exclusive, type RetryTiming } from "./place-order.machine.ts"
import type { Placement } from "./placement.ts"

/**
 * Leads from a cart to an order: the details (contact, address and delivery), payment and review, skipping steps that
 * leave no choice; completed steps can be entered again. An order is placed only for a cart that the shopper has seen.
 */
export const createCheckoutMachine = (
  sdk: StoreSdk,
  timing?: RetryTiming,
  exclusive?: Exclusive,
  forms?: PaymentForms,
) =>
  setup({
    types: {
      input: {} as CheckoutInput,
      context: {} as CheckoutContext,
      events: {} as CheckoutEvent,
      /** `blocked`: nothing can be submitted. `ordering`: no other step can be entered either. */
      tags: {} as "busy" | "step" | "blocked" | "ordering",
      output: {} as CheckoutOutcome,
      children: {} as { placeOrder: "placeOrder" },
    },
    actors: {
      ...checkoutActors(sdk, exclusive),
      placeOrder: createPlaceOrderMachine(sdk, timing, exclusive, forms?.confirm),
    },
    actions: {
      setLoaded: assign(({ context }, loaded: Loaded) => ({
        ...loaded,
        providerId: paymentSession(loaded.cart)?.provider_id ?? context.providerId,
      })),
      /** Takes the snapshot that the shopper has seen; placing the order on the review accepts it. */
      takeSnapshot: assign(({ context: { cart } }) => ({
        seen: cart && snapshotOf(cart, { withTotal: true }),
        changes: [],
      })),
      /** Without a stored snapshot, the first loaded cart counts as seen. */
      initSnapshot: assign({
        seen: ({ context: { seen, cart } }) => seen ?? (cart && snapshotOf(cart, { withTotal: false })),
      }),
      forgetSnapshot: assign({ seen: null }),
      compare: assign({ changes: ({ context: { seen, cart, stock } }) => changesSince(seen, cart, stock) }),
      /** Changes caused by the shopper's own input aren't reported. */
      ignoreOwnChanges: assign({
        seen: ({ context: { seen, stepInput, cart } }) => seen && withoutOwn(seen, stepInput?.type ?? "", cart),
      }),
      /** Accepts what was listed; if the saved cart has other changes, they are listed too. */
      accept: assign({
        seen: ({ context: { seen, stepInput, cart, changes } }) =>
          cart && stepInput?.type === "changes.accept" ? acceptedOf(cart, changes) : seen,
      }),
      setError: assign({
        error: ({ context }, params: { error: unknown }) => checkoutErrorOf(params.error, context.stepInput),
      }),
      setStepInput: assign({ stepInput: (_, stepInput: StepInput) => stepInput }),
      /** Sets the step that the page shows while it is being saved. */
      setStep: assign((_, params: { at: Step }) => ({ at: params.at })),
      /** The step is entered once the running request has ended. */
      requestStep: assign((_, params: { step: Step }) => ({ requestedStep: params.step })),
      stayOnStep: assign({ requestedStep: ({ context }) => context.requestedStep ?? context.at }),
      clearRequestedStep: assign({ requestedStep: null, isReturning: false }),
      clearError: assign({ error: null, stepInput: null }),
      setPlacement: assign((_, placement: Placement) => ({ placement, error: placementErrorOf(placement) })),
    },
    guards: {
      isMissing: (_, params: { error: unknown }) => toApiError(params.error).status === 404,
      isOrdered: ({ context }) => Boolean(context.cart?.completed_at),
      canPreselect: (_, params: Loaded) => canPreselect(params),
      isEmpty: ({ context }) => context.cart?.items?.length === 0,
      hasChanged: ({ context }) => context.changes.length > 0,
      isReachable: ({ context }, params: { step: Step }) => isReachable(params.step, context.cart),
      isRequested: ({ context }, params: { step: Step }) =>
        context.requestedStep === params.step && isReachable(params.step, context.cart),
      isNext: ({ context }, params: { step: Step }) => firstOpenStep(context.cart) === params.step,
      wasDeclined: ({ context: { error, cart } }) =>
        error?.kind === "payment" && error.reason === "declined" && isReachable("payment", cart),
      requiresMore: ({ context }) => requiresMore(context.cart),
      isAgreement: ({ context }) => context.stepInput?.type === "changes.accept",
      isAtReview: ({ context }) => context.at === "review" && firstOpenStep(context.cart) === "review",
      gotOrder: (_, params: Placement) => params.outcome === "ordered",
      wasNotSent: (_, params: Placement) => params.outcome === "unread" || params.outcome === "unconfirmed",
      /** Without a snapshot of the review, the shopper hasn't agreed to the total in this tab. */
      canResume: ({ context: { isReturning, seen, cart } }) =>
        isReturning && seen?.total != null && firstOpenStep(cart) === "review",
    },
  }).createMachine({
    id: "checkout",
    context: ({ input }) => ({
      cartId: input.cartId,
      requestedStep: input.step ?? null,
      seen: input.seen ?? null,
      isReturning: input.isReturning ?? false,
      cart: null,
      options: [],
      providers: [],
      stock: {},
      error: null,
      changes: [],
      placement: null,
      stepInput: null,
      providerId: null,
      at: "details",
    }),
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          input: ({ context: { cartId, isReturning } }) => ({ cartId, keepsPrices: isReturning }),
          onDone: [
            {
              guard: { type: "canPreselect", params: ({ event }) => event.output },
              target: "preselecting",
              actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "clearError", "initSnapshot"],
            },
            {
              target: "routing",
              actions: [
                { type: "setLoaded", params: ({ event }) => event.output },
                "clearError",
                "initSnapshot",
                "compare",
              ],
            },
          ],
          onError: [
            { guard: { type: "isMissing", params: ({ event }) => ({ error: event.error }) }, target: "missing" },
            { target: "failed", actions: { type: "setError", params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      failed: { on: { retry: "loading" } },
      /** Makes choices for the shopper; if that fails, the steps ask for them. */
      preselecting: {
        tags: ["busy", "blocked"],
        invoke: {
          src: "preselect",
          input: ({ context: { cart, options, providers, stock } }) => ({
            cart: needed(cart),
            options,
            providers,
            stock,
          }),
          onDone: {
            target: "routing",
            actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "compare"],
          },
          onError: { target: "routing", actions: "compare" },
        },
      },
      /** Routes by the cart: out of the checkout, to the changes, to the requested step, or to the next open step. */
      routing: {
        always: [
          { guard: "isOrdered", target: "finding" },
          { guard: "isEmpty", target: "empty" },
          { guard: "hasChanged", target: "changed" },
          { guard: "canResume", target: "placing" },
          { guard: "wasDeclined", target: "step.payment" },
          { guard: { type: "isRequested", params: { step: "details" } }, target: "step.details" },
          { guard: { type: "isRequested", params: { step: "payment" } }, target: "step.payment" },
          { guard: { type: "isNext", params: { step: "details" } }, target: "step.details" },
          { guard: { type: "isNext", params: { step: "payment" } }, target: "step.payment" },
          { guard: "requiresMore", target: "step.confirmation" },
          { target: "step.review" },
        ],
      },
      step: {
        tags: "step",
        initial: "details",
        // Not earlier: until then, the shopper may have to accept changes.
        entry: "clearRequestedStep",
        on: {
          "details.submit": { target: "saving", actions: { type: "setStepInput", params: ({ event }) => event } },
          "delivery.choose": {
            target: "saving",
            actions: [{ type: "setStepInput", params: ({ event }) => event }, "stayOnStep"],
          },
          "payment.choose": { target: "saving", actions: { type: "setStepInput", params: ({ event }) => event } },
          "promotion.*": {
            target: "saving",
            actions: [{ type: "setStepInput", params: ({ event }) => event }, "stayOnStep"],
          },
          "step.go": {
            guard: { type: "isReachable", params: ({ event }) => event },
            target: "routing",
            actions: ["clearError", { type: "requestStep", params: ({ event }) => event }],
          },
          "cart.refresh": ".reloading",
        },
        states: {
          details: {
            entry: { type: "setStep", params: { at: "details" } },
            on: { "cart.moved": { target: "reloading", actions: "forgetSnapshot" } },
          },
          payment: { entry: { type: "setStep", params: { at: "payment" } } },
          review: {
            entry: ["takeSnapshot", { type: "setStep", params: { at: "review" } }],
            on: { "order.place": { target: "#checkout.placing", actions: "clearError" } },
          },
          /** The provider requires another action, such as a bank confirmation; `order.place` continues after it. */
          confirmation: {
            entry: ["takeSnapshot", { type: "setStep", params: { at: "review" } }],
            on: { "order.place": { target: "#checkout.placing", actions: "clearError" } },
          },
          /** Reloads the cart in the background; the step stays usable, and submitting it aborts the reload. */
          reloading: {
            tags: "busy",
            on: {
              "order.place": { guard: "isAtReview", target: "#checkout.placing", actions: "clearError" },
              "step.go": {
                guard: { type: "isReachable", params: ({ event }) => event },
                actions: ["clearError", { type: "requestStep", params: ({ event }) => event }],
              },
              "cart.refresh": { target: "reloading", reenter: true },
              "cart.moved": { target: "reloading", reenter: true, actions: "forgetSnapshot" },
            },
            invoke: {
              src: "load",
              input: ({ context: { cartId } }) => ({ cartId }),
              onDone: {
                target: "#checkout.routing",
                actions: [
                  { type: "setLoaded", params: ({ event }) => event.output },
                  "stayOnStep",
                  "initSnapshot",
                  "compare",
                ],
              },
              onError: [
                {
                  guard: { type: "isMissing", params: ({ event }) => ({ error: event.error }) },
                  target: "#checkout.missing",
                },
                { target: "#checkout.routing", actions: "stayOnStep" },
              ],
            },
          },
          last: { type: "history", target: "review" },
        },
      },
      saving: {
        tags: ["busy", "blocked"],
        entry: "ignoreOwnChanges",
        on: {
          "step.go": {
            guard: { type: "isReachable", params: ({ event }) => event },
            actions: { type: "requestStep", params: ({ event }) => event },
          },
        },
        invoke: {
          src: "submit",
          input: ({ context: { cart, stepInput, options, providers, changes, providerId } }) => {
            if (!cart || !stepInput) throw new Error("no input to save")
            return { cart, stepInput, options, providers, changes, providerId }
          },
          onDone: {
            target: "routing",
            actions: ["accept", { type: "setLoaded", params: ({ event }) => event.output }, "clearError", "compare"],
          },
          onError: [
            {
              // Accepting the same changes again may never succeed, so the cart and the stock are reloaded.
              guard: "isAgreement",
              target: "recovering",
              actions: ["clearRequestedStep", { type: "setError", params: ({ event }) => ({ error: event.error }) }],
            },
            {
              target: "step.last",
              actions: ["clearRequestedStep", { type: "setError", params: ({ event }) => ({ error: event.error }) }],
            },
          ],
        },
      },
      /** Stock or prices differ from the snapshot; they are shown and accepted with one click. */
      changed: {
        entry: assign({ isReturning: false }),
        on: {
          "changes.accept": { target: "saving", actions: { type: "setStepInput", params: ({ event }) => event } },
          "step.go": { actions: { type: "requestStep", params: ({ event }) => event } },
          "cart.refresh": "following",
        },
      },
      /** The list of changes is open while the cart, which may have changed again, is reloaded in the background. */
      following: {
        tags: "busy",
        on: {
          "changes.accept": { target: "saving", actions: { type: "setStepInput", params: ({ event }) => event } },
          "step.go": { actions: { type: "requestStep", params: ({ event }) => event } },
          "cart.refresh": { target: "following", reenter: true },
        },
        invoke: {
          src: "load",
          input: ({ context }) => ({ cartId: context.cartId, keepsPrices: true, withStock: needsStock(context) }),
          onDone: {
            target: "routing",
            actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "compare"],
          },
          onError: "changed",
        },
      },
      placing: {
        tags: ["busy", "blocked", "ordering"],
        exit: assign({ isReturning: false }),
        invoke: {
          id: "placeOrder",
          src: "placeOrder",
          input: ({ context: { cartId, seen, cart, isReturning } }) => ({
            cartId,
            seen,
            confirms: !isReturning && (forms?.isNeeded(paymentSession(cart)?.provider_id) ?? false),
          }),
          onDone: [
            {
              guard: { type: "gotOrder", params: ({ event }) => event.output },
              target: "ordered",
              actions: { type: "setPlacement", params: ({ event }) => event.output },
            },
            {
              guard: { type: "wasNotSent", params: ({ event }) => event.output },
              target: "step.last",
              actions: { type: "setPlacement", params: ({ event }) => event.output },
            },
            { target: "recovering", actions: { type: "setPlacement", params: ({ event }) => event.output } },
          ],
          // No onError: the placeOrder machine never fails; it always ends with a placement.
        },
      },
      /** Placing the order or accepting changes failed: reloads the cart and then shows the error. */
      recovering: {
        tags: ["busy", "blocked", "ordering"],
        invoke: {
          src: "load",
          input: ({ context }) => ({ cartId: context.cartId, keepsPrices: true, withStock: needsStock(context) }),
          onDone: {
            target: "routing",
            actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "compare"],
          },
          onError: "failed",
        },
      },
      /** The cart is already completed; completing it again returns its order. On an error the shopper can retry. */
      finding: {
        tags: ["busy", "blocked", "ordering"],
        invoke: {
          id: "placeOrder",
          src: "placeOrder",
          input: ({ context }) => ({ cartId: context.cartId, seen: null }),
          onDone: [
            {
              guard: { type: "gotOrder", params: ({ event }) => event.output },
              target: "ordered",
              actions: { type: "setPlacement", params: ({ event }) => event.output },
            },
            { target: "failed", actions: { type: "setPlacement", params: ({ event }) => event.output } },
          ],
        },
      },
      ordered: {
        type: "final",
        output: ({ context: { placement } }): CheckoutOutcome => {
          if (placement?.outcome !== "ordered") throw new Error("there is no order")
          return { outcome: "ordered", orderId: placement.order.id, order: placement.order }
        },
      },
      missing: { type: "final", output: (): CheckoutOutcome => ({ outcome: "missing" }) },
      empty: { type: "final", output: (): CheckoutOutcome => ({ outcome: "empty" }) },
    },
    output: ({ event }) => event.output as CheckoutOutcome,
  })

export type CheckoutRef = ActorRefFrom<ReturnType<typeof createCheckoutMachine>>
