import { isLost } from "#machines/kit/lost-response.ts"
import { toApiError } from "#sdk/error.ts"
import type { Attempt } from "./sign-in.actors.ts"
import {
  type ActorType,
  failureOf,
  type Person,
  type Problem,
  RECOVERY_CODE,
  type SignInStep,
} from "./sign-in.rules.ts"

export type SignInEvents =
  | { type: "login.submit"; login: { readonly email: string; readonly password: string } }
  | { type: "provider.choose"; provider: string; callbackUrl: string }
  /** The provider's page has sent the browser back. */
  | { type: "provider.return"; provider: string; query: Readonly<Record<string, string>> }
  /** The return can't be used, or the browser's back button has left the provider's page. */
  | { type: "provider.stop"; problem: Problem | null }
  /** Continues after a failure where no password has to be typed again. */
  | { type: "login.retry" }
  | { type: "code.submit"; code: string }
  | { type: "code.method"; method: string }
  | { type: "verification.request" }
  | { type: "verification.check" }
  | { type: "account.create"; person: Person }
  | { type: "login.restart" }
  /** Another tab has signed in; all tabs share the login. */
  | { type: "login.stored" }

export interface SignInContext {
  readonly actorType: ActorType
  readonly attempt: Attempt | null
  readonly step: SignInStep | null
  /** How the code is made: by an app, or one of the recovery codes. */
  readonly method: string
  readonly code: string
  /** Codes of the current challenge that were refused. */
  readonly wrongCodes: number
  /** The response to a code was lost. */
  readonly wasCodeLost: boolean
  /** A verification link was sent. */
  readonly isLinkSent: boolean
  readonly person: Person
  readonly problem: Problem | null
  readonly error: unknown
}

export const startContext = (actorType: ActorType, attempt: Attempt | null = null): SignInContext => ({
  actorType,
  attempt,
  step: null,
  method: "",
  code: "",
  wrongCodes: 0,
  wasCodeLost: false,
  isLinkSent: false,
  person: { email: "", first_name: "", last_name: "" },
  problem: null,
  error: null,
})

/** The context after an answer; a new challenge starts its counts again. */
export const withStep = (context: SignInContext, step: SignInStep): SignInContext => ({
  ...context,
  step,
  problem: null,
  error: null,
  ...(step.next === "code" && {
    method: step.challenge.methods[0] ?? RECOVERY_CODE,
    wrongCodes: 0,
    wasCodeLost: false,
  }),
})

/** Explains a failed request by the step in which it was sent. */
export function withFailure(context: SignInContext, cause: unknown): SignInContext {
  const error = toApiError(cause)
  const failed = (problem: Problem = failureOf(error)) => ({
    ...context,
    error: cause,
    problem,
  })
  switch (context.step?.next) {
    case "code":
      return error.status === 400
        ? { ...failed("wrongCode"), wrongCodes: context.wrongCodes + 1 }
        : { ...failed(), wasCodeLost: context.wasCodeLost || isLost(error) }
    case "create":
      return failed(error.type === "duplicate_error" ? "taken" : undefined)
    case undefined:
      if (error.status === 401) return failed(context.attempt?.kind === "password" ? "wrong" : "expired")
      return failed()
    default:
      return failed()
  }
}
