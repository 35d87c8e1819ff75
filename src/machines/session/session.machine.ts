import { assign, emit, fromPromise, setup } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { ApiError, toApiError } from "#sdk/error.ts"

/** Milliseconds. A token is valid for one day, so renewing it hourly avoids sign-in prompts during work. */
export const RENEWED_EVERY = 60 * 60 * 1000

/** Type of the error for a password that isn't enough. */
export const SECOND_STEP = "second_step"

type Login = { readonly email: string; readonly password: string }
type SessionEvents =
  /** The server no longer accepts the login. */
  | { type: "session.lost" }
  | { type: "session.confirm"; login: Login }
  | { type: "session.leave" }
  /** Another tab has changed the shared login. */
  | { type: "session.stored"; hasToken: boolean }

/**
 * An admin session from sign-in to sign-out. When the login expires, a dialog over the page asks for the password and
 * waiting requests resume; signing out in one tab signs out all tabs.
 */
export const createSessionMachine = ({ auth }: AdminSdk) =>
  setup({
    types: {
      context: {} as { readonly error: ApiError | null },
      events: {} as SessionEvents,
      emitted: {} as { type: "session.restored" },
      tags: {} as "busy" | "prompt",
    },
    actors: {
      renew: fromPromise(() => auth.refresh()),
      // Signing out aborts a password check, so that it can't sign in again.
      logIn: fromAbortable(async ({ input: { login }, signal }: { input: { login: Login }; signal: AbortSignal }) => {
        const answer = await auth.login({ actor_type: "user", auth_provider: "emailpass", body: login }, { signal })
        // The sign-in page, in another tab, asks for what is missing.
        if (answer.mfa_required || answer.verification_required)
          throw new ApiError({ kind: "http", status: 400, type: SECOND_STEP, message: SECOND_STEP })
      }),
      logOut: fromPromise(() => auth.logout()),
    },
    delays: { renewal: RENEWED_EVERY },
    guards: {
      isGone: ({ event }) => event.type === "session.stored" && !event.hasToken,
      isRefused: (_, { error }: { error: unknown }) => toApiError(error).status === 401,
    },
    actions: { restored: emit({ type: "session.restored" as const }) },
  }).createMachine({
    id: "session",
    context: { error: null },
    initial: "open",
    on: {
      "session.leave": { target: ".leaving" },
      "session.stored": { guard: "isGone", target: ".left" },
    },
    states: {
      open: {
        on: { "session.lost": "passwordPrompt" },
        after: { renewal: "renewing" },
      },
      renewing: {
        on: { "session.lost": "passwordPrompt" },
        invoke: {
          src: "renew",
          onDone: "open",
          onError: [
            { guard: { type: "isRefused", params: ({ event }) => event }, target: "passwordPrompt" },
            { target: "open" },
          ],
        },
      },
      passwordPrompt: {
        tags: "prompt",
        on: {
          "session.confirm": { target: "checking", actions: assign({ error: null }) },
          "session.stored": [
            { guard: "isGone", target: "left" },
            { target: "open", actions: ["restored", assign({ error: null })] },
          ],
        },
      },
      checking: {
        tags: ["prompt", "busy"],
        on: {
          "session.stored": [
            { guard: "isGone", target: "left" },
            { target: "open", actions: ["restored", assign({ error: null })] },
          ],
        },
        invoke: {
          src: "logIn",
          input: ({ event }) => ({
            login: event.type === "session.confirm" ? event.login : { email: "", password: "" },
          }),
          onDone: { target: "open", actions: "restored" },
          onError: { target: "passwordPrompt", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
        },
      },
      // The token is cleared even if the server doesn't respond.
      leaving: {
        tags: "busy",
        on: { "session.leave": {} },
        invoke: { src: "logOut", onDone: "left", onError: "left" },
      },
      left: { type: "final" },
    },
  })
