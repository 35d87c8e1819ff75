import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate"
import { isLost } from "#machines/kit/lost-response.ts"
import { causeOf as requestError, UnsureError } from "#machines/kit/unsure-error.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ApiError } from "#sdk/error.ts"
import { OutdatedError, type PlacedProblem, placeProblem } from "./placed-problem.ts"
import { creationOf, isNothing, type Remaining, sentOf } from "./product-creation.ts"
import { productWizardActors } from "./product-wizard.actors.ts"
import type { WizardContext, WizardEvents, WizardInput, WizardOutcome } from "./product-wizard.context.ts"
import type { ProductDraft, SentProduct } from "./product-wizard.draft.ts"
import { missingForSale, type WizardStep, whyNotEnter } from "./product-wizard.rules.ts"

const nothing: Remaining = { variants: [], stock: [], publish: false }
const remainingOf = ({ draft, settings, publish }: Pick<WizardContext, "draft" | "settings" | "publish">) =>
  creationOf(draft, settings, publish).remaining

const causeOf = (error: unknown): ApiError => requestError(error instanceof OutdatedError ? error.cause : error)

function placedBy(error: unknown, draft: ProductDraft): PlacedProblem | null {
  const { kind, status, message } = causeOf(error)
  return kind === "http" && status < 500 ? (placeProblem(message, draft) ?? null) : null
}

/**
 * Creates a product: one request with as many variants as fit, then the other variants, the stock, and publishing last,
 * so that shoppers never see half a product. It is never created twice: after a lost response, the machine looks for it
 * before it sends it again.
 */
export const createProductWizardMachine = (sdk: AdminSdk) =>
  setup({
    types: {
      input: {} as WizardInput,
      context: {} as WizardContext,
      events: {} as WizardEvents,
      tags: {} as "busy",
      output: {} as WizardOutcome,
    },
    actors: productWizardActors(sdk),
    actions: {
      setFailure: assign(({ context }, { error }: { error: unknown }) => {
        const failed = causeOf(error)
        const shown = { error: failed, placed: placedBy(error, context.draft) }
        if (error instanceof UnsureError) return { ...shown, sent: error.before as SentProduct }
        if (error instanceof OutdatedError) return { ...shown, sent: error.sent }
        const present = sentOf(creationOf(context.draft, context.settings, context.publish), context.sent)
        return { ...shown, sent: isLost(failed) ? present : context.sent }
      }),
      clearError: assign({ error: null, placed: null }),
    },
    guards: {
      isCreated: ({ context }) => context.productId !== null,
      isSent: ({ context }) => context.sent !== null,
      mayEnter: ({ context }, step: WizardStep) => whyNotEnter(step, context.draft, context.settings) === undefined,
      mayPublish: ({ context: { draft, settings } }) =>
        whyNotEnter("review", draft, settings) === undefined && missingForSale(draft, settings).length === 0,
      isUnsure: (_, { error }: { error: unknown }) => error instanceof UnsureError,
      isPlaced: ({ context }, { error, step }: { error: unknown; step: PlacedProblem["step"] }) =>
        placedBy(error, context.draft)?.step === step,
      isComplete: (_, remaining: Remaining) => isNothing(remaining),
    },
  }).createMachine({
    id: "productWizard",
    context: ({ input: { draft, settings, productId = null, sent = null, publish = false } }) => ({
      draft,
      settings,
      productId,
      sent,
      publish,
      error: null,
      placed: null,
      remaining: productId === null ? nothing : remainingOf({ draft, settings, publish }),
    }),
    initial: "starting",
    states: {
      starting: {
        always: [
          { guard: "isCreated", target: "completing" },
          { guard: "isSent", target: "unsure" },
          { target: "editing" },
        ],
      },
      editing: {
        initial: "details",
        on: {
          "draft.change": {
            actions: assign(({ context, event }) => ({
              draft: { ...context.draft, ...event.change },
              placed: null,
            })),
          },
          "go.details": ".details",
          "go.options": { guard: { type: "mayEnter", params: "options" }, target: ".options" },
          "go.variants": { guard: { type: "mayEnter", params: "variants" }, target: ".variants" },
          "go.prices": { guard: { type: "mayEnter", params: "prices" }, target: ".prices" },
          "go.stock": { guard: { type: "mayEnter", params: "stock" }, target: ".stock" },
          "go.review": { guard: { type: "mayEnter", params: "review" }, target: ".review" },
        },
        states: {
          details: {},
          options: {},
          variants: {},
          prices: {},
          stock: {},
          review: {
            on: {
              "create.draft": {
                guard: { type: "mayEnter", params: "review" },
                target: "#productWizard.creating",
                actions: ["clearError", assign({ publish: false })],
              },
              "create.publish": {
                guard: "mayPublish",
                target: "#productWizard.creating",
                actions: ["clearError", assign({ publish: true })],
              },
            },
          },
        },
      },
      creating: {
        tags: "busy",
        invoke: {
          src: "create",
          input: ({ context }) => context,
          onDone: {
            target: "completing",
            actions: assign(({ context, event }) => ({
              productId: event.output,
              sent: null,
              error: null,
              remaining: remainingOf(context),
            })),
          },
          onError: [
            {
              guard: { type: "isUnsure", params: ({ event }) => event },
              target: "unsure",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            {
              guard: { type: "isPlaced", params: ({ event: { error } }) => ({ error, step: "details" }) },
              target: "editing.details",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            {
              guard: { type: "isPlaced", params: ({ event: { error } }) => ({ error, step: "options" }) },
              target: "editing.options",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            {
              guard: { type: "isPlaced", params: ({ event: { error } }) => ({ error, step: "variants" }) },
              target: "editing.variants",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            { target: "editing.review", actions: { type: "setFailure", params: ({ event }) => event } },
          ],
        },
      },
      /** The product may exist: a retry looks for it before it sends it again. */
      unsure: { on: { retry: { target: "creating", actions: "clearError" } } },
      completing: {
        tags: "busy",
        invoke: {
          src: "complete",
          input: ({ context }) => ({ ...context, id: context.productId ?? "" }),
          onDone: [
            {
              guard: { type: "isComplete", params: ({ event }) => event.output.remaining },
              target: "done",
              actions: assign(({ event }) => event.output),
            },
            { target: "doneWithLeft", actions: assign(({ event }) => event.output) },
          ],
        },
      },
      /** The product exists as a draft; `remaining` lists what it lacks. */
      doneWithLeft: {
        on: { retry: { target: "completing", actions: "clearError" }, finish: "done" },
      },
      done: { type: "final" },
    },
    output: ({ context }): WizardOutcome => ({
      outcome: "created",
      id: context.productId ?? "",
      isComplete: isNothing(context.remaining),
    }),
  })

export type ProductWizardRef = ActorRefFrom<ReturnType<typeof createProductWizardMachine>>
export type ProductWizardSnapshot = SnapshotFrom<ReturnType<typeof createProductWizardMachine>>
