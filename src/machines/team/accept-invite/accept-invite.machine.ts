import { assign, setup } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { acceptInviteActors, type NewMember } from "./accept-invite.actors.ts"
import { readInvite } from "./accept-invite.rules.ts"

/**
 * `wrong`: not a link of this app. `used`: accepted before, replaced by a newer link, or withdrawn; the server
 * doesn't say which.
 */
type AcceptInviteOutcome = { outcome: "wrong" | "expired" | "used" } | { outcome: "joined"; login: string }

interface AcceptInviteContext {
  readonly token: string
  /** The invited address. */
  readonly email: string
  readonly expiresAt: number
  readonly now: number
  readonly member: NewMember | null
  readonly error: ApiError | null
  readonly login: string
}

/**
 * Accepts an invitation, from opening the link to being signed in. `sdk` must keep its token in memory, because
 * another login may be stored.
 */
export const createAcceptInviteMachine = (sdk: AdminSdk) =>
  setup({
    types: {
      input: {} as { token: string; now: number },
      context: {} as AcceptInviteContext,
      events: {} as { type: "invite.accept"; member: NewMember },
      tags: {} as "busy",
      output: {} as AcceptInviteOutcome,
    },
    actors: acceptInviteActors(sdk),
    actions: {
      setMember: assign((_, { member }: { member: NewMember }) => ({ member, error: null })),
      setError: assign({ error: (_, { error }: { error: unknown }) => toApiError(error) }),
    },
    guards: {
      isWrong: ({ context }) => context.email === "",
      isExpired: ({ context }) => context.expiresAt <= context.now,
      isMember: (_, { output }: { output: boolean }) => output,
      isRefused: (_, { error }: { error: unknown }) => toApiError(error).status === 401,
    },
  }).createMachine({
    id: "acceptInvite",
    context: ({ input: { token, now } }) => {
      const { email, expiresAt } = readInvite(token) ?? { email: "", expiresAt: 0 }
      return { token, email, expiresAt, now, member: null, error: null, login: "" }
    },
    initial: "routing",
    states: {
      routing: {
        always: [{ guard: "isWrong", target: "wrong" }, { guard: "isExpired", target: "expired" }, { target: "form" }],
      },
      form: {
        on: {
          "invite.accept": {
            target: "registering",
            actions: { type: "setMember", params: ({ event }) => event },
          },
        },
      },
      registering: {
        tags: "busy",
        invoke: {
          src: "register",
          input: ({ context }) => context,
          onDone: [
            { guard: { type: "isMember", params: ({ event }) => event }, target: "entering" },
            { target: "joining" },
          ],
          // 401: a login with this address exists, with another password.
          onError: { target: "form", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      joining: {
        tags: "busy",
        invoke: {
          src: "join",
          input: ({ context }) => context,
          onDone: "entering",
          onError: [
            { guard: { type: "isRefused", params: ({ event }) => event }, target: "used" },
            { target: "form", actions: { type: "setError", params: ({ event }) => event } },
          ],
        },
      },
      entering: {
        tags: "busy",
        invoke: {
          src: "enter",
          input: ({ context }) => context,
          onDone: { target: "joined", actions: assign({ login: ({ event }) => event.output }) },
          onError: { target: "form", actions: { type: "setError", params: ({ event }) => event } },
        },
      },
      joined: {
        type: "final",
        output: ({ context }): AcceptInviteOutcome => ({ outcome: "joined", login: context.login }),
      },
      wrong: { type: "final", output: (): AcceptInviteOutcome => ({ outcome: "wrong" }) },
      expired: { type: "final", output: (): AcceptInviteOutcome => ({ outcome: "expired" }) },
      used: { type: "final", output: (): AcceptInviteOutcome => ({ outcome: "used" }) },
    },
    output: ({ event }) => event.output as AcceptInviteOutcome,
  })
