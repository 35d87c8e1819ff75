import { type ActorRefFrom, assign, setup } from "xstate"
import { type ApiError, toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type Answer, checkoutActors, type Loaded, PromotionWithoutEffect } from "./checkout.actors.ts"
import {
  type Difference,
  differences,
  type Figures,
  figuresOf,
  firstOpenStep,
  type Step,
  stepBefore,
} from "./checkout.rules.ts"
import { createPlaceOrderMachine, type Placement } from "./place-order.machine.ts"

/** What went wrong, for the page to say: the server's error, a code without effect, or a refused payment. */
export type Trouble =
  | { kind: "error"; error: ApiError; during?: Answer["type"] | undefined; subject?: string | undefined }
  | { kind: "promotion"; code: string }
  | { kind: "payment"; reason: "declined" | "requires_more"; message: string }
  | { kind: "unknown-outcome"; error: ApiError }

type Events =
  | Answer
  | { type: "step.go"; step: Step }
  | { type: "order.place" }
  | { type: "changes.accept" }
  | { type: "retry" }

export type CheckoutOutcome = { outcome: "ordered"; orderId: string } | { outcome: "missing" } | { outcome: "empty" }

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
  /** The step that the shopper is at, also while it is saved. */
  at: Step
}

const troubleOf = (error: unknown, answer: Answer | null): Trouble => {
  if (error instanceof PromotionWithoutEffect) return { kind: "promotion", code: error.code }
  const subject = answer && "code" in answer ? answer.code : undefined
  return { kind: "error", error: toApiError(error), during: answer?.type, subject }
}

/** From a cart to an order: contact, address, delivery, payment, review; steps that are done may be entered again. */
export const createCheckoutMachine = (sdk: StoreSdk) =>
  setup({
    types: {
      input: {} as { cartId: string; step?: Step },
      context: {} as CheckoutContext & { wanted: Step | null },
      events: {} as Events,
      tags: {} as "busy" | "step",
      output: {} as CheckoutOutcome,
    },
    actors: { ...checkoutActors(sdk), placeOrder: createPlaceOrderMachine(sdk) },
    actions: {
      setLoaded: assign((_, loaded: Loaded) => ({ ...loaded, trouble: null, answer: null })),
      setLoadedKeepingTrouble: assign((_, loaded: Loaded) => ({ ...loaded })),
      /** Keeps what the shopper has seen; on the review that is what they agree to by ordering. */
      agree: assign({ seen: ({ context }) => (context.cart ? figuresOf(context.cart) : null), changes: [] }),
      compare: assign({
        changes: ({ context }) =>
          context.seen && context.cart ? differences(context.seen, figuresOf(context.cart)) : [],
      }),
      setTrouble: assign({
        trouble: ({ context }, params: { error: unknown }) => troubleOf(params.error, context.answer),
      }),
      remember: assign((_, params: { answer: Answer }) => ({ answer: params.answer })),
      /** Where the shopper is, for the page while it is saved. */
      stand: assign((_, params: { at: Step }) => ({ at: params.at })),
      clearTrouble: assign({ trouble: null }),
      forgetWish: assign({ wanted: null }),
      setPlacement: assign((_, placement: Placement) => ({
        placement,
        trouble:
          placement.outcome === "refused"
            ? ({ kind: "payment", reason: placement.reason, message: placement.message } as const)
            : placement.outcome === "rejected"
              ? ({ kind: "error", error: placement.error } as const)
              : placement.outcome === "unknown"
                ? ({ kind: "unknown-outcome", error: placement.error } as const)
                : null,
      })),
    },
    guards: {
      isMissing: (_, params: { error: unknown }) => toApiError(params.error).status === 404,
      isOrdered: ({ context }) => Boolean(context.cart?.completed_at),
      isEmpty: ({ context }) => context.cart?.items?.length === 0,
      hasChanged: ({ context }) => context.changes.length > 0,
      isReachable: ({ context }, params: { step: Step }) => stepBefore(params.step, context.cart) === undefined,
      wants: ({ context }, params: { step: Step }) =>
        context.wanted === params.step && stepBefore(params.step, context.cart) === undefined,
      isNext: ({ context }, params: { step: Step }) => firstOpenStep(context.cart) === params.step,
      canBePlaced: ({ context }) => firstOpenStep(context.cart) === "review",
      gotOrder: (_, params: Placement) => params.outcome === "ordered",
    },
  }).createMachine({
    id: "checkout",
    context: ({ input }) => ({
      cartId: input.cartId,
      wanted: input.step ?? null,
      cart: null,
      options: [],
      providers: [],
      trouble: null,
      seen: null,
      changes: [],
      placement: null,
      answer: null,
      at: "contact",
    }),
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          input: ({ context }) => ({ cartId: context.cartId }),
          onDone: {
            target: "deciding",
            actions: [{ type: "setLoaded", params: ({ event }) => event.output }, "compare"],
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
          { guard: "isOrdered", target: "placing" },
          { guard: "isEmpty", target: "empty" },
          { guard: "hasChanged", target: "changed" },
          { guard: { type: "wants", params: { step: "contact" } }, target: "step.contact" },
          { guard: { type: "wants", params: { step: "address" } }, target: "step.address" },
          { guard: { type: "wants", params: { step: "delivery" } }, target: "step.delivery" },
          { guard: { type: "wants", params: { step: "payment" } }, target: "step.payment" },
          { guard: { type: "isNext", params: { step: "contact" } }, target: "step.contact" },
          { guard: { type: "isNext", params: { step: "address" } }, target: "step.address" },
          { guard: { type: "isNext", params: { step: "delivery" } }, target: "step.delivery" },
          { guard: { type: "isNext", params: { step: "payment" } }, target: "step.payment" },
          { target: "step.review" },
        ],
        exit: "forgetWish",
      },
      step: {
        tags: "step",
        initial: "contact",
        on: {
          "contact.submit": {
            target: "saving",
            actions: { type: "remember", params: ({ event }) => ({ answer: event }) },
          },
          "address.submit": {
            target: "saving",
            actions: { type: "remember", params: ({ event }) => ({ answer: event }) },
          },
          "delivery.choose": {
            target: "saving",
            actions: { type: "remember", params: ({ event }) => ({ answer: event }) },
          },
          "payment.choose": {
            target: "saving",
            actions: { type: "remember", params: ({ event }) => ({ answer: event }) },
          },
          "promotion.*": {
            target: "saving",
            actions: { type: "remember", params: ({ event }) => ({ answer: event }) },
          },
          "step.go": {
            guard: { type: "isReachable", params: ({ event }) => ({ step: event.step }) },
            target: "deciding",
            actions: ["clearTrouble", assign({ wanted: ({ event }) => event.step })],
          },
        },
        states: {
          contact: { entry: { type: "stand", params: { at: "contact" } } },
          address: { entry: { type: "stand", params: { at: "address" } } },
          delivery: { entry: { type: "stand", params: { at: "delivery" } } },
          payment: { entry: { type: "stand", params: { at: "payment" } } },
          review: {
            entry: ["agree", { type: "stand", params: { at: "review" } }],
            on: { "order.place": { guard: "canBePlaced", target: "#checkout.placing", actions: "clearTrouble" } },
          },
          last: { type: "history" },
        },
      },
      saving: {
        tags: "busy",
        invoke: {
          src: "give",
          input: ({ context: { cart, answer } }) => {
            if (!cart || !answer) throw new Error("nothing was answered")
            return { cart, answer }
          },
          onDone: { target: "deciding", actions: { type: "setLoaded", params: ({ event }) => event.output } },
          onError: {
            target: "step.last",
            actions: { type: "setTrouble", params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      /** Stock or prices are not as the shopper saw them: they are shown, and agreed to by one click. */
      changed: {
        on: {
          "changes.accept": { target: "deciding", actions: "agree" },
          "promotion.*": {
            target: "saving",
            actions: { type: "remember", params: ({ event }) => ({ answer: event }) },
          },
        },
      },
      placing: {
        tags: "busy",
        invoke: {
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
          onError: {
            target: "recovering",
            actions: { type: "setTrouble", params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      /** Nothing was ordered as far as is known: the reason stays in sight while the cart is read anew. */
      recovering: {
        tags: "busy",
        invoke: {
          src: "load",
          input: ({ context }) => ({ cartId: context.cartId }),
          onDone: {
            target: "deciding",
            actions: [{ type: "setLoadedKeepingTrouble", params: ({ event }) => event.output }, "compare"],
          },
          onError: "failed",
        },
      },
      ordered: {
        type: "final",
        output: ({ context }): CheckoutOutcome => ({
          outcome: "ordered",
          orderId: context.placement?.outcome === "ordered" ? context.placement.order.id : "",
        }),
      },
      missing: { type: "final", output: (): CheckoutOutcome => ({ outcome: "missing" }) },
      empty: { type: "final", output: (): CheckoutOutcome => ({ outcome: "empty" }) },
    },
    output: ({ event }) => event.output as CheckoutOutcome,
  })

export type CheckoutRef = ActorRefFrom<ReturnType<typeof createCheckoutMachine>>
