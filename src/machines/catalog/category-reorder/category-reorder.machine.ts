import { assign, setup } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { categoryReorderActors } from "./category-reorder.actors.ts"
import {
  type CategoryNode,
  isSameOrder,
  type Move,
  moved,
  type Place,
  placeOf,
  whyNotMove,
} from "./category-reorder.rules.ts"

type Events =
  /** A drag started, or a dialog for moving was opened. */
  | { type: "move.start"; id: string }
  | { type: "move.cancel" }
  /** From a drag, a key, a dialog or an undo. */
  | { type: "category.move"; id: string; to: Place }
  | { type: "tree.load" }
  | { type: "notice.close" }

interface Context {
  /** The tree as shown, with the moves that are not saved yet; null before the first load. */
  readonly nodes: readonly CategoryNode[] | null
  /** The category being dragged or chosen for a move. */
  readonly picked: string | null
  /** Moves to save, in order; the first is being saved. */
  readonly queue: readonly Move[]
  /** After saving, the server's order differed from the one shown. */
  readonly isDifferent: boolean
  readonly error: ApiError | null
}

/** The tree of categories and the moves in it: shown at once, saved one after the other, then compared. */
export const createCategoryReorderMachine = (sdk: AdminSdk) =>
  setup({
    types: { context: {} as Context, events: {} as Events, tags: {} as "busy" | "saving" },
    actors: categoryReorderActors(sdk),
    actions: {
      pick: assign((_, { id }: { id: string }) => ({ picked: id })),
      drop: assign({ picked: null }),
      move: assign(({ context: { nodes, queue } }, { id, to }: { id: string; to: Place }) => {
        const from = placeOf(nodes ?? [], id)
        if (!nodes || !from) return {}
        const next = moved(nodes, id, to)
        // The index may have been past the last one.
        const move = { id, from, to: placeOf(next, id) ?? to }
        return { nodes: next, queue: [...queue, move], picked: null, error: null, isDifferent: false }
      }),
      settle: assign(({ context }) => ({ queue: context.queue.slice(1) })),
      show: assign((_, { output }: { output: readonly CategoryNode[] }) => ({ nodes: output })),
      compare: assign(({ context }, { output }: { output: readonly CategoryNode[] }) => ({
        isDifferent: !isSameOrder(context.nodes ?? [], output),
      })),
      refuse: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error), queue: [] })),
      forget: assign({ error: null, isDifferent: false }),
    },
    guards: {
      canMove: ({ context }, { id, to }: { id: string; to: Place }) =>
        whyNotMove(context.nodes ?? [], id, to) === undefined,
      hasNextMove: ({ context }) => context.queue.length > 1,
    },
  }).createMachine({
    id: "categoryReorder",
    context: { nodes: null, picked: null, queue: [], isDifferent: false, error: null },
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          onDone: { target: "viewing", actions: ["forget", { type: "show", params: ({ event }) => event }] },
          onError: { target: "failed", actions: { type: "refuse", params: ({ event }) => event } },
        },
      },
      failed: { on: { "tree.load": "loading" } },
      viewing: {
        on: {
          "move.start": { target: "moving", actions: { type: "pick", params: ({ event }) => event } },
          "category.move": {
            guard: { type: "canMove", params: ({ event }) => event },
            target: "saving",
            actions: { type: "move", params: ({ event }) => event },
          },
          "tree.load": "loading",
          "notice.close": { actions: "forget" },
        },
      },
      moving: {
        on: {
          "move.cancel": { target: "viewing", actions: "drop" },
          "category.move": [
            {
              guard: { type: "canMove", params: ({ event }) => event },
              target: "saving",
              actions: { type: "move", params: ({ event }) => event },
            },
            { target: "viewing", actions: "drop" },
          ],
        },
      },
      saving: {
        tags: ["busy", "saving"],
        on: {
          // Shown at once, and saved after the others.
          "category.move": {
            guard: { type: "canMove", params: ({ event }) => event },
            actions: { type: "move", params: ({ event }) => event },
          },
        },
        invoke: {
          src: "save",
          input: ({ context: { queue } }) => queue[0] as Move,
          onDone: [
            { guard: "hasNextMove", target: "saving", reenter: true, actions: "settle" },
            { target: "checking", actions: "settle" },
          ],
          onError: { target: "restoring", actions: { type: "refuse", params: ({ event }) => event } },
        },
      },
      /** Compares the server's order with the one shown. */
      checking: {
        tags: ["busy", "saving"],
        on: {
          "category.move": {
            guard: { type: "canMove", params: ({ event }) => event },
            target: "saving",
            actions: { type: "move", params: ({ event }) => event },
          },
        },
        invoke: {
          src: "load",
          onDone: {
            target: "viewing",
            actions: [
              { type: "compare", params: ({ event }) => event },
              { type: "show", params: ({ event }) => event },
            ],
          },
          onError: { target: "failed", actions: { type: "refuse", params: ({ event }) => event } },
        },
      },
      /** After a refused move: shows the server's tree again; the other moves are dropped. */
      restoring: {
        tags: ["busy", "saving"],
        invoke: {
          src: "load",
          onDone: { target: "refused", actions: { type: "show", params: ({ event }) => event } },
          onError: "failed",
        },
      },
      refused: {
        on: {
          "category.move": {
            guard: { type: "canMove", params: ({ event }) => event },
            target: "saving",
            actions: { type: "move", params: ({ event }) => event },
          },
          "move.start": { target: "moving", actions: ["forget", { type: "pick", params: ({ event }) => event }] },
          "tree.load": "loading",
          "notice.close": { target: "viewing", actions: "forget" },
        },
      },
    },
  })
