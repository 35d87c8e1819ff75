import { type ActorRefFrom, assign, setup } from "xstate"
import type { Order } from "#schema/store/entities/order.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type Answer, checkoutActors, type Loaded } from "./checkout.actors.ts"
import { type Difference, differences, type Figures, figuresOf, shortages } from "./checkout.figures.ts"
import { asksForMore, firstOpenStep, isReachable, paymentSession, type Step } from "./checkout.rules.ts"
import { isAboutStock, type Trouble, troubleOf, troubleOfPlacement } from "./checkout.trouble.ts"
import { createPlaceOrderMachine, type Exclusive, type Patience, type Placement } from "./place-order.machine.ts"

type Events =
  | Answer
  | { type: "step.go"; step: Step }
  | { type: "order.place" }
  /** Another tab may have changed or completed the cart. */
  | { type: "cart.look" }
  | { type: "retry" }

export type CheckoutOutcome =
  | { outcome: "ordered"; orderId: string; order: Order }
  | { outcome: "missing" }
  | { outcome: "empty" }

interface CheckoutInput {
  readonly cartId: string
  readonly step?: Step | undefined
  /** The snapshot that the shopper accepted before a reload. */
  readonly seen?: Figures | null
}

interface CheckoutContext extends Omit<Loaded, "cart"> {
  cartId: string
  cart: Loaded["cart"] | null
  trouble: Trouble | null
  /** The snapshot that the shopper has seen and accepted. */
  seen: Figures | null
  changes: readonly Difference[]
  placement: Placement | null
  /** The input being saved, or whose saving failed last. */
  answer: Answer | null
  providerId: string | null
  /** The shopper's step, also while it is being saved; and the requested step. */
  at: Step
  wanted: Step | null
}

/**
 * Leads from a cart to an order: contact, address, delivery, payment and review, skipping steps that the cart
 * doesn't need; completed steps can be entered again. An order is placed only for a cart that the shopper has seen.
 */
export const createCheckoutMachine = (sdk: StoreSdk, patience?: Patience, exclusive?: Exclusive) =>
  setup({
    types: {
      input: {} as CheckoutInput,
      context: {} as CheckoutContext,
      events: {} as Events,
      /** `blocked`: nothing can be submitted. `ordering`: no other step can be entered either. */
      tags: {} as "busy" | "step" | "blocked" | "ordering",
      output: {} as CheckoutOutcome,
      children: {} as { placeOrder: "placeOrder" },
    },
    actors: { ...checkoutActors(sdk, exclusive), placeOrder: createPlaceOrderMachine(sdk, patience, exclusive) },
    actions: {
      setLoaded: assign(({ context }, loaded: Loaded) => ({
        ...loaded,
        providerId: paymentSession(loaded.cart)?.provider_id ?? context.providerId,
      })),
      settle: assign({ trouble: null, answer: null }),
      /** Takes the snapshot that the shopper has seen; placing the order on the review accepts it. */
      agree: assign(({ context }, params: { withTotal: boolean }) => ({
        seen: context.cart ? figuresOf(context.cart, params) : null,
        changes: [],
      })),
      /** Without a stored snapshot, the first loaded cart counts as seen. */
      notice: assign({
        seen: ({ context: { seen, cart } }) => seen ?? (cart && figuresOf(cart, { withTotal: false })),
      }),
      compare: assign({
        changes: ({ context: { seen, cart, stock } }) =>
          cart ? [...(seen ? differences(seen, cart) : []), ...shortages(cart, stock)] : [],
      }),
      /** The shopper's own input may change the total, so the total isn't compared. */
      openTotal: assign({ seen: ({ context }) => context.seen && { ...context.seen, total: null } }),
      setTrouble: assign({
        trouble: ({ context }, params: { error: unknown }) => troubleOf(params.error, context.answer),
      }),
      remember: assign({ answer: (_, answer: Answer) => answer }),
      /** Sets the step that the page shows while it is being saved. */
      stand: assign((_, params: { at: Step }) => ({ at: params.at })),
      /** The step is entered once the running request has ended. */
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
      wasUnread: (_, params: Placement) => params.outcome === "unread",
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
      /** Routes by the cart: out of the checkout, to the changes, to the requested step, or to the next open step. */
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
            on: { "order.place": { target: "#checkout.placing", actions: "clearTrouble" } },
          },
          /** The provider requires another action, such as a bank confirmation; `order.place` continues after it. */
          confirmation: {
            entry: [
              { type: "agree", params: { withTotal: true } },
              { type: "stand", params: { at: "review" } },
            ],
            on: { "order.place": { target: "#checkout.placing", actions: "clearTrouble" } },
          },
          /** Reloads the cart in the background; the step stays usable, and submitting it aborts the reload. */
          looking: {
            tags: "busy",
            on: {
              "order.place": { guard: "isAtReview", target: "#checkout.placing", actions: "clearTrouble" },
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
              // Accepting the same changes again may never succeed, so the cart and the stock are reloaded.
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
      /** Changes that the shopper has just accepted aren't compared again; all others are. */
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
      /** Stock or prices differ from the snapshot; they are shown and accepted with one click. */
      changed: {
        on: {
          "changes.accept": { target: "saving", actions: { type: "remember", params: ({ event }) => event } },
          "step.go": { actions: { type: "wish", params: ({ event }) => event } },
        },
      },
      placing: {
        tags: ["busy", "blocked", "ordering"],
        invoke: {
          id: "placeOrder",
          src: "placeOrder",
          input: ({ context: { cartId, seen } }) => ({ cartId, seen }),
          onDone: [
            {
              guard: { type: "gotOrder", params: ({ event }) => event.output },
              target: "ordered",
              actions: { type: "setPlacement", params: ({ event }) => event.output },
            },
            {
              guard: { type: "wasUnread", params: ({ event }) => event.output },
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
