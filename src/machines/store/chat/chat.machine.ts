import { assign, setup } from "xstate"
import type { StoreSdk } from "#sdk/store.ts"
import { type ChatVisit, chatActors, type HandOver, type Reply } from "./chat.actors.ts"

export type Line =
  | { readonly id: number; readonly by: "shopper"; readonly text: string }
  | { readonly id: number; readonly by: "shop"; readonly reply: Reply }

type Events =
  | { type: "message.send"; text: string }
  | { type: "person.ask" }
  | { type: "person.send"; email: string; message: string }
  | { type: "person.leave" }

interface ChatContext {
  visit: ChatVisit
  lines: readonly Line[]
  /** Unanswered questions; the first is being answered. */
  questions: readonly string[]
  /** The message being delivered, or whose delivery failed. */
  message: HandOver | null
}

type NewLine = { by: "shopper"; text: string } | { by: "shop"; reply: Reply }
const withLine = (lines: readonly Line[], line: NewLine): readonly Line[] => [...lines, { ...line, id: lines.length }]

/** A chat with the store: answers questions, and hands over to a person by message. */
export const createChatMachine = (sdk: StoreSdk) =>
  setup({
    types: {
      input: {} as ChatVisit,
      context: {} as ChatContext,
      events: {} as Events,
      tags: {} as "busy",
    },
    actors: chatActors(sdk),
    actions: {
      ask: assign(({ context }, params: { text: string }) => ({
        questions: [...context.questions, params.text],
        lines: withLine(context.lines, { by: "shopper", text: params.text }),
      })),
      settleQuestion: assign(({ context }) => ({ questions: context.questions.slice(1) })),
      say: assign(({ context }, reply: Reply) => ({ lines: withLine(context.lines, { by: "shop", reply }) })),
      write: assign(({ context }, params: { email: string; message: string }) => ({
        message: {
          ...params,
          transcript: context.lines.flatMap((line) => (line.by === "shopper" ? [line.text] : [])),
        },
      })),
      forgetMessage: assign({ message: null }),
    },
    guards: {
      hasWords: (_, params: { text: string }) => params.text.trim() !== "",
      hasQuestion: ({ context }) => context.questions.length > 0,
      wantsPerson: (_, reply: Reply) => reply.kind === "handOver",
    },
  }).createMachine({
    id: "chat",
    context: ({ input }) => ({
      visit: input,
      lines: [{ id: 0, by: "shop", reply: { kind: "greeting" } }],
      questions: [],
      message: null,
    }),
    initial: "listening",
    // Questions sent while another is being answered or a message is being written are queued.
    on: {
      "message.send": {
        guard: { type: "hasWords", params: ({ event }) => event },
        actions: { type: "ask", params: ({ event }) => ({ text: event.text.trim() }) },
      },
    },
    states: {
      listening: {
        always: { guard: "hasQuestion", target: "answering" },
        on: {
          "person.ask": { target: "writing", actions: { type: "say", params: { kind: "handOver" } } },
        },
      },
      answering: {
        tags: "busy",
        on: { "person.ask": { target: "writing", actions: { type: "say", params: { kind: "handOver" } } } },
        invoke: {
          src: "answer",
          input: ({ context: { questions, visit } }) => ({ text: questions[0] ?? "", visit }),
          onDone: [
            {
              guard: { type: "wantsPerson", params: ({ event }) => event.output },
              target: "writing",
              actions: ["settleQuestion", { type: "say", params: ({ event }) => event.output }],
            },
            {
              target: "listening",
              actions: ["settleQuestion", { type: "say", params: ({ event }) => event.output }],
            },
          ],
          onError: {
            target: "listening",
            actions: ["settleQuestion", { type: "say", params: { kind: "failed" } }],
          },
        },
      },
      /** Writing a message to a person, which needs an email address for the reply. */
      writing: {
        on: {
          "person.send": {
            target: "handingOver",
            actions: { type: "write", params: ({ event: { email, message } }) => ({ email, message }) },
          },
          "person.leave": { target: "listening", actions: { type: "say", params: { kind: "kept" } } },
        },
      },
      handingOver: {
        tags: "busy",
        invoke: {
          src: "handOver",
          input: ({ context: { message, visit } }) => {
            if (!message) throw new Error("there is no message")
            return { message, visit }
          },
          onDone: {
            target: "listening",
            actions: [
              {
                type: "say",
                params: ({ context }) => ({ kind: "sent", email: context.message?.email ?? "" }),
              },
              "forgetMessage",
            ],
          },
          onError: { target: "writing", actions: { type: "say", params: { kind: "failed" } } },
        },
      },
    },
  })
