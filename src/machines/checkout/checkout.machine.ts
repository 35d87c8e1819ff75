import { type ActorRefFrom, assign, setup } from "xstate"
import type { Order } from "#schema/store/entities/order.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type Answer, checkoutActors, type Loaded } from "./checkout.actors.ts"
import { type Difference, differences, type Figures, figuresOf, shortages } from "./checkout.figures.ts"
import { asksForMore, firstOpenStep, isReachable, paymentSession, type Step } from "./checkout.rules.ts"
import { isAboutStock, type Trouble, troubleOf, troubleOfPlacement } from "./checkout.trouble.ts"
import { createPlaceOrderMachine, type Patience, type Placement } from "./place-order.machine.ts"

type Events =
  | Answer
  | { type: "step.go"; step: Step }
  | { type: "order.place" }
  /** Another tab may have changed the cart, or ordered it. */
  | { type: "cart.look" }
  | { type: "retry" }

export type CheckoutOutcome =
  | { outcome: "ordered"; orderId: string; order: Order }
  | { outcome: "missing" }
  | { outcome: "empty" }

interface CheckoutInput {
  readonly cartId: string
  readonly step?: Step | undefined
  /** What the shopper agreed to before a reload. */
  readonly seen?: Figures | null
}

interface CheckoutContext extends Omit<Loaded, "cart"> {
  cartId: string
  cart: Loaded["cart"] | null
  trouble: Trouble | null
  /** The figures that the shopper has seen and agreed to. */
  seen: Figures | null
  changes: readonly Difference[]
  placement: Placement | null
  /** The answer that is being saved, or that failed last. */
  answer: Answer | null
  /** Whom the shopper chose to pay with. */
  providerId: string | null
  /** The step that the shopper is at, also while it is saved; and the one that was asked for. */
  at: Step
  wanted: Step | null
}

/**
 * From a cart to an order: contact, address, delivery, payment, review, as far as the cart needs them; steps that are
 * done may be entered again. Nothing is ordered but what the shopper saw.
 */
export const createCheckoutMachine = (sdk: StoreSdk, patience?: Patience) =>
  setup({
    types: {
      input: {} as CheckoutInput,
      context: {} as CheckoutContext,
      events: {} as Events,
      /** `blocked`: nothing can be submitted now. `ordering`: no other step can be entered either. */
      tags: {} as "busy" | "step" | "blocked" | "ordering",
      output: {} as CheckoutOutcome,
      children: {} as { placeOrder: "placeOrder" },
    },
    actors: { ...checkoutActors(sdk), placeOrder: createPlaceOrderMachine(sdk, patience) },
    actions: {
      setLoaded: assign(({ context }, loaded: Loaded) => ({
        ...loaded,
        providerId: paymentSession(loaded.cart)?.provider_id ?? context.providerId,
      })),
      settle: assign({ trouble: null, answer: null }),
      /** Keeps what the shopper has seen; on the review that is what they agree to by ordering. */
      agree: assign(({ context }, params: { withTotal: boolean }) => ({
        seen: context.cart ? figuresOf(context.cart, params) : null,
        changes: [],
      })),
      /** What is in the cart at first is what the shopper saw on the way here. */
      notice: assign({
        seen: ({ context: { seen, cart } }) => seen ?? (cart && figuresOf(cart, { withTotal: false })),
      }),
      compare: assign({
        changes: ({ context: { seen, cart, stock } }) =>
          cart ? [...(seen ? differences(seen, cart) : []), ...shortages(cart, stock)] : [],
      }),
      /** What the shopper does now moves the total, and must not be held against it. */
      openTotal: assign({ seen: ({ context }) => context.seen && { ...context.seen, total: null } }),
      setTrouble: assign({
        trouble: ({ context }, params: { error: unknown }) => troubleOf(params.error, context.answer),
      }),
      remember: assign({ answer: (_, answer: Answer) => answer }),
      /** Where the shopper is, for the page while it is saved. */
      stand: assign((_, params: { at: Step }) => ({ at: params.at })),
      /** Entered as soon as the request that is under way has ended. */
      wish: assign((_, params: { step: Step }) => ({ wanted: params.step })),
      stay: assign({ wanted: ({ context }) => context.wanted ?? context.at }),
      forgetWish: assign({ wanted: null }),
      clearTrouble: assign({ trouble: null, answer: null }),
      setPlacement: assign((_, placement: Placement) => ({ placement, trouble: troubleOfPlacement(placement) })),
    },
    guards: {
      isMissing: (_, params: { error: unknown }) => toApiError(params.error).status === 404,
      isOrdered: ({ context }) => Boolean(context.cart?.completed_at),
      isEmpty: ({ context }) => context.cart?.items?.length === 0,
      hasChanged: ({ context }) => context.changes.length > 0,
      isReachable: ({ context }, params: { step: Step }) => isReachable(params.step, context.cart),
      wants: ({ context }, params: { step: Step }) =>
        context.wanted === params.step && isReachable(params.step, context.cart),
      isNext: ({ context }, params: { step: Step }) => firstOpenStep(context.cart) === params.step,
      wasDeclined: ({ context: { trouble, cart } }) =>
        trouble?.kind === "payment" && trouble.reason === "declined" && isReachable("payment", cart),
      asksForMore: ({ context }) => asksForMore(context.cart),
      isAgreement: ({ context }) => context.answer?.type === "changes.accept",
      isAtReview: ({ context }) => context.at === "review" && firstOpenStep(context.cart) === "review",
      gotOrder: (_, params: Placement) => params.outcome === "ordered",
    },
  }).createMachine({
    id: "checkout",
    context: ({ input }) => ({
      cartId: input.cartId,
      wanted: input.step ?? null,
      seen: input.seen ?? null,
      cart: null,
      options: [],
      providers: [],
      stock: {},
      trouble: null,
      changes: [],
      placement: null,
      answer: null,
      providerId: null,
      at: "contact",
    }),
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          input: ({ context }) => ({ cartId: context.cartId, withStock: false }),
          onDone: {
            target: "deciding",
            actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "settle", "notice", "compare"],
          },
          onError: [
            { guard: { type: "isMissing", params: ({ event }) => ({ error: event.error }) }, target: "missing" },
            { target: "failed", actions: { type: "setTrouble", params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      failed: { on: { retry: "loading" } },
      /** Where to go with the cart as it is: out of the checkout, to what changed, to the step asked for, or to the next. */
      deciding: {
        always: [
          { guard: "isOrdered", target: "finding" },
          { guard: "isEmpty", target: "empty" },
          { guard: "hasChanged", target: "changed" },
          { guard: "wasDeclined", target: "step.payment" },
          { guard: { type: "wants", params: { step: "contact" } }, target: "step.contact" },
          { guard: { type: "wants", params: { step: "address" } }, target: "step.address" },
          { guard: { type: "wants", params: { step: "delivery" } }, target: "step.delivery" },
          { guard: { type: "wants", params: { step: "payment" } }, target: "step.payment" },
          { guard: { type: "isNext", params: { step: "contact" } }, target: "step.contact" },
          { guard: { type: "isNext", params: { step: "address" } }, target: "step.address" },
          { guard: { type: "isNext", params: { step: "delivery" } }, target: "step.delivery" },
          { guard: { type: "isNext", params: { step: "payment" } }, target: "step.payment" },
          { guard: "asksForMore", target: "step.confirmation" },
          { target: "step.review" },
        ],
        exit: "forgetWish",
      },
      step: {
        tags: "step",
        initial: "contact",
        on: {
          "contact.submit": { target: "saving", actions: { type: "remember", params: ({ event }) => event } },
          "address.submit": { target: "saving", actions: { type: "remember", params: ({ event }) => event } },
          "delivery.choose": { target: "saving", actions: { type: "remember", params: ({ event }) => event } },
          "payment.choose": { target: "saving", actions: { type: "remember", params: ({ event }) => event } },
          "promotion.*": { target: "saving", actions: { type: "remember", params: ({ event }) => event } },
          "step.go": {
            guard: { type: "isReachable", params: ({ event }) => event },
            target: "deciding",
            actions: ["clearTrouble", { type: "wish", params: ({ event }) => event }],
          },
          "cart.look": ".looking",
        },
        states: {
          contact: { entry: { type: "stand", params: { at: "contact" } } },
          address: { entry: { type: "stand", params: { at: "address" } } },
          delivery: { entry: { type: "stand", params: { at: "delivery" } } },
          payment: { entry: { type: "stand", params: { at: "payment" } } },
          review: {
            entry: [
              { type: "agree", params: { withTotal: true } },
              { type: "stand", params: { at: "review" } },
            ],
            on: { "order.place": { target: "#checkout.checking", actions: "clearTrouble" } },
          },
          /** The provider wants one more step of the shopper, who comes back and says that it is done. */
          confirmation: {
            entry: [
              { type: "agree", params: { withTotal: true } },
              { type: "stand", params: { at: "review" } },
            ],
            on: { "order.place": { target: "#checkout.checking", actions: "clearTrouble" } },
          },
          /** Reads the cart again behind the step, which can be worked on meanwhile: what is submitted ends the read. */
          looking: {
            tags: "busy",
            on: {
              "order.place": { guard: "isAtReview", target: "#checkout.checking", actions: "clearTrouble" },
              "step.go": {
                guard: { type: "isReachable", params: ({ event }) => event },
                actions: ["clearTrouble", { type: "wish", params: ({ event }) => event }],
              },
              "cart.look": { target: "looking", reenter: true },
            },
            invoke: {
              src: "load",
              input: ({ context }) => ({ cartId: context.cartId, withStock: false }),
              onDone: {
                target: "#checkout.deciding",
                actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "stay", "compare"],
              },
              onError: [
                {
                  guard: { type: "isMissing", params: ({ event }) => ({ error: event.error }) },
                  target: "#checkout.missing",
                },
                { target: "#checkout.deciding", actions: "stay" },
              ],
            },
          },
          last: { type: "history" },
        },
      },
      saving: {
        tags: ["busy", "blocked"],
        entry: "openTotal",
        on: {
          "step.go": {
            guard: { type: "isReachable", params: ({ event }) => event },
            actions: { type: "wish", params: ({ event }) => event },
          },
        },
        invoke: {
          src: "give",
          input: ({ context: { cart, answer, options, providers, changes, providerId } }) => {
            if (!cart || !answer) throw new Error("nothing was answered")
            return { cart, answer, options, providers, changes, providerId }
          },
          onDone: {
            target: "sorting",
            actions: { type: "setLoaded", params: ({ event }) => event.output },
          },
          onError: [
            {
              // The same changes may never be accepted, so the cart and the stock are read again.
              guard: "isAgreement",
              target: "recovering",
              actions: ["forgetWish", { type: "setTrouble", params: ({ event }) => ({ error: event.error }) }],
            },
            {
              target: "step.last",
              actions: ["forgetWish", { type: "setTrouble", params: ({ event }) => ({ error: event.error }) }],
            },
          ],
        },
      },
      /** What the shopper agreed to is no news any more; all else that came along is. */
      sorting: {
        always: [
          {
            guard: "isAgreement",
            target: "deciding",
            actions: ["settle", { type: "agree", params: { withTotal: false } }],
          },
          { target: "deciding", actions: ["settle", "compare"] },
        ],
      },
      /** Stock or prices are not as the shopper saw them: they are shown, and agreed to by one click. */
      changed: {
        on: {
          "changes.accept": { target: "saving", actions: { type: "remember", params: ({ event }) => event } },
          "step.go": { actions: { type: "wish", params: ({ event }) => event } },
        },
      },
      /** One look before the order, so that nothing is ordered but what the shopper saw. */
      checking: {
        tags: ["busy", "blocked", "ordering"],
        invoke: {
          src: "load",
          input: ({ context }) => ({ cartId: context.cartId, withStock: false }),
          onDone: {
            target: "weighing",
            actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "compare"],
          },
          onError: {
            target: "step.last",
            actions: { type: "setTrouble", params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      weighing: { always: [{ guard: "hasChanged", target: "changed" }, { target: "placing" }] },
      placing: {
        tags: ["busy", "blocked", "ordering"],
        invoke: {
          id: "placeOrder",
          src: "placeOrder",
          input: ({ context }) => ({ cartId: context.cartId }),
          onDone: [
            {
              guard: { type: "gotOrder", params: ({ event }) => event.output },
              target: "ordered",
              actions: { type: "setPlacement", params: ({ event }) => event.output },
            },
            { target: "recovering", actions: { type: "setPlacement", params: ({ event }) => event.output } },
          ],
          // No onError: whatever fails, the machine that places the order ends with a placement.
        },
      },
      /** The order or the accepted changes failed: the error is shown while the cart is read again. */
      recovering: {
        tags: ["busy", "blocked", "ordering"],
        invoke: {
          src: "load",
          input: ({ context: { cartId, trouble, changes } }) => ({
            cartId,
            withStock: isAboutStock(trouble) || changes.some(({ kind }) => kind === "stock"),
          }),
          onDone: {
            target: "deciding",
            actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "compare"],
          },
          onError: "failed",
        },
      },
      /** The cart is ordered already: completing it answers its order. A refusal here is for the shopper to retry. */
      finding: {
        tags: ["busy", "blocked", "ordering"],
        invoke: {
          id: "placeOrder",
          src: "placeOrder",
          input: ({ context }) => ({ cartId: context.cartId }),
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
