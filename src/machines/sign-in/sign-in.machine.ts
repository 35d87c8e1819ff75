import { assign, setup } from "xstate"
import { fromAbortable } from "#machines/abortable.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"

type Login = {
  readonly email: string
  readonly password: string
}
type SignInEvents =
  | { type: "login.submit"; login: Login }
  /** Another tab has signed in; all tabs share the login. */
  | { type: "login.stored" }

/** Signs in with a password, or ends when another tab has signed in. Repeated submits send one request. */
export const createSignInMachine = ({ auth }: AdminSdk) =>
  setup({
    types: {
      context: {} as { readonly error: ApiError | null },
      events: {} as SignInEvents,
      tags: {} as "busy",
    },
    actors: {
      logIn: fromAbortable(({ input, signal }: { input: Login; signal: AbortSignal }) =>
        auth.login({ actor_type: "user", auth_provider: "emailpass", body: input }, { signal }),
      ),
    },
  }).createMachine({
    id: "signIn",
    context: { error: null },
    initial: "form",
    states: {
      form: {
        on: {
          "login.submit": { target: "checking", actions: assign({ error: null }) },
          "login.stored": "signedIn",
        },
      },
      checking: {
        tags: "busy",
        on: { "login.stored": "signedIn" },
        invoke: {
          src: "logIn",
          input: ({ event }) => (event.type === "login.submit" ? event.login : { email: "", password: "" }),
          onDone: "signedIn",
          onError: { target: "form", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
        },
      },
      signedIn: { type: "final" },
    },
  })
