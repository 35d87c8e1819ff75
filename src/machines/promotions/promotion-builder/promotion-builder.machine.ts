import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate"
import { isLost } from "#machines/kit/lost-response.ts"
import { causeOf, UnsureError } from "#machines/kit/unsure-error.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { bodyOf } from "./promotion-body.ts"
import { placeRefusal, promotionBuilderActors } from "./promotion-builder.actors.ts"
import type { BuilderContext, BuilderEvents, BuilderInput, BuilderOutcome } from "./promotion-builder.context.ts"
import type { PromotionDraft } from "./promotion-builder.draft.ts"
import { type BuilderStep, whyNotEnter } from "./promotion-builder.rules.ts"

const placedBy = (error: unknown, draft: PromotionDraft) => placeRefusal(causeOf(error), draft) ?? null

/**
 * Creates a promotion with its rules and its campaign in one request, so that shoppers never see half of it. It is never
 * created twice: after a lost response, the machine looks for it by a key in its metadata before it sends it again.
 */
export const createPromotionBuilderMachine = (sdk: AdminSdk) =>
  setup({
    types: {
      input: {} as BuilderInput,
      context: {} as BuilderContext,
      events: {} as BuilderEvents,
      tags: {} as "busy",
      output: {} as BuilderOutcome,
    },
    actors: promotionBuilderActors(sdk),
    actions: {
      setFailure: assign(({ context: { draft, status, sent } }, { error }: { error: unknown }) => ({
        error: causeOf(error),
        placed: placedBy(error, draft),
        sent:
          error instanceof UnsureError
            ? String(error.before)
            : isLost(causeOf(error))
              ? JSON.stringify(bodyOf(draft, status))
              : sent,
      })),
      clearError: assign({ error: null, placed: null }),
    },
    guards: {
      isSent: ({ context }) => context.sent !== null,
      mayEnter: ({ context }, step: BuilderStep) => whyNotEnter(step, context.draft) === undefined,
      isUnsure: (_, { error }: { error: unknown }) => error instanceof UnsureError,
      isPlaced: ({ context }, { error }: { error: unknown }) => placedBy(error, context.draft) !== null,
    },
  }).createMachine({
    id: "promotionBuilder",
    context: ({ input: { draft, status = "active", sent = null } }) => ({
      draft,
      status,
      sent,
      id: null,
      error: null,
      placed: null,
    }),
    initial: "starting",
    states: {
      starting: { always: [{ guard: "isSent", target: "unsure" }, { target: "editing" }] },
      editing: {
        initial: "kind",
        on: {
          "draft.change": {
            actions: assign(({ context, event }) => ({
              draft: { ...context.draft, ...event.change },
              placed: null,
            })),
          },
          "go.kind": ".kind",
          "go.reward": ".reward",
          "go.rules": { guard: { type: "mayEnter", params: "rules" }, target: ".rules" },
          "go.limits": { guard: { type: "mayEnter", params: "limits" }, target: ".limits" },
          "go.review": { guard: { type: "mayEnter", params: "review" }, target: ".review" },
        },
        states: {
          kind: {},
          reward: {},
          rules: {},
          limits: {},
          review: {
            on: {
              "create.draft": {
                guard: { type: "mayEnter", params: "review" },
                target: "#promotionBuilder.creating",
                actions: ["clearError", assign({ status: "draft" })],
              },
              "create.active": {
                guard: { type: "mayEnter", params: "review" },
                target: "#promotionBuilder.creating",
                actions: ["clearError", assign({ status: "active" })],
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
          onDone: { target: "done", actions: assign(({ event }) => ({ id: event.output, sent: null })) },
          onError: [
            {
              guard: { type: "isUnsure", params: ({ event }) => event },
              target: "unsure",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            {
              guard: { type: "isPlaced", params: ({ event }) => event },
              target: "editing.limits",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
            { target: "editing.review", actions: { type: "setFailure", params: ({ event }) => event } },
          ],
        },
      },
      /** The promotion may exist: a retry looks for it before it is sent again. */
      unsure: { on: { retry: { target: "creating", actions: "clearError" } } },
      done: { type: "final" },
    },
    output: ({ context: { id, status } }): BuilderOutcome => ({
      outcome: "created",
      id: id ?? "",
      isActive: status === "active",
    }),
  })

export type PromotionBuilderRef = ActorRefFrom<ReturnType<typeof createPromotionBuilderMachine>>
export type PromotionBuilderSnapshot = SnapshotFrom<ReturnType<typeof createPromotionBuilderMachine>>
