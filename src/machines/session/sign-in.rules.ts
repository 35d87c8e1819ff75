import { claimsOf } from "#lib/token-claims.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import type { Login, MfaChallenge, RefreshedLogin } from "#schema/auth/entities.ts"
import { ApiError, toApiError } from "#sdk/error.ts"

export type ActorType = "user" | "customer"

/** Method of a challenge that takes one of the recovery codes. */
export const RECOVERY_CODE = "recovery_code"
export const PASSWORD = "emailpass"

/** Who a login without a user or customer belongs to, as far as its provider says. */
export interface Person {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

/** What a sign-in needs next; every step but `away` holds a token, which has no actor before `enter`. */
export type SignInStep =
  | { readonly next: "away"; readonly location: string }
  | { readonly next: "code"; readonly token: string; readonly challenge: MfaChallenge }
  | { readonly next: "verify"; readonly token: string; readonly email: string }
  | { readonly next: "create"; readonly token: string; readonly provider: string; readonly person: Person }
  | { readonly next: "enter"; readonly token: string }

export type Problem =
  /** Wrong email or password. */
  | "wrong"
  /** The provider's answer can't be used: expired, or used before. */
  | "expired"
  /** Canceled on the provider's page. */
  | "denied"
  /** The sign-in wasn't started in this browser tab. */
  | "foreign"
  /** Too many wrong codes, or the time for them is over. */
  | "codeOver"
  | "wrongCode"
  /** The login is right, but belongs to no administrator. */
  | "noUser"
  /** A customer with this email has an account already. */
  | "taken"
  /** Too many attempts. */
  | "busy"
  /** No response. */
  | "lost"
  /** The server has an error. */
  | "failed"
  /** Refused for another reason, such as a provider that is turned off. */
  | "refused"

/** Why a sign-in didn't work that may work later, or `refused`. */
export function failureOf({ kind, status }: Pick<ApiError, "kind" | "status">): "busy" | "lost" | "failed" | "refused" {
  if (kind !== "http" || isLost({ kind, status })) return "lost"
  if (status === 408 || status === 429) return "busy"
  return status >= 500 ? "failed" : "refused"
}

const text = (value: unknown): string => (typeof value === "string" ? value : "")

function unreadable(): never {
  throw new ApiError({ kind: "schema", status: 200, type: "unknown_error", message: "the answer holds no login" })
}

/** Whether a browser may be sent there: a web page, never a script. */
const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Reads the answer to a login. `email` is the one that was typed. Throws if it holds neither a token nor a page. */
export function toStep(answer: Login | RefreshedLogin, email = ""): SignInStep {
  const { token, location } = answer as { token?: unknown; location?: unknown }
  if (typeof location === "string") return isWebAddress(location) ? { next: "away", location } : unreadable()
  if (typeof token !== "string") return unreadable()
  const { verification_required, verification, mfa_required, mfa_challenge } = answer as RefreshedLogin
  if (verification_required) return { next: "verify", token, email: verification?.entity_id ?? email }
  if (mfa_required) return mfa_challenge ? { next: "code", token, challenge: mfa_challenge } : unreadable()
  const claims = claimsOf(token) ?? unreadable()
  if (text(claims.actor_id)) return { next: "enter", token }
  const known = (claims.user_metadata ?? {}) as Record<string, unknown>
  const person = {
    email: text(known.email) || email,
    first_name: text(known.given_name),
    last_name: text(known.family_name),
  }
  return { next: "create", token, provider: text(claims.auth_provider), person }
}

/** An administrator is created only for a provider that verifies emails; with a password, an invitation is needed. */
export const canCreate = (actorType: ActorType, step: SignInStep | null): boolean =>
  step?.next === "create" && (actorType === "customer" || step.provider !== PASSWORD)

interface CodeState {
  readonly step: SignInStep | null
  readonly wrongCodes: number
  readonly wasCodeLost: boolean
}
/**
 * Whether a refused code was the last that the challenge takes. After a lost response, the code may have been accepted:
 * the challenge then takes no other.
 */
export function isCodeOver(error: unknown, { step, wrongCodes, wasCodeLost }: CodeState): boolean {
  const { kind, status } = toApiError(error)
  if (kind !== "http" || step?.next !== "code") return false
  if (status === 401 || status === 404) return true
  const { attempts, max_attempts } = step.challenge
  return status === 400 && (wasCodeLost || attempts + wrongCodes + 1 >= max_attempts)
}

/** What is kept in the browser tab while the provider's page is open. */
export interface ProviderVisit {
  readonly provider: string
  /** The provider's `state` parameter, which it returns unchanged; empty if its address has none. */
  readonly state: string
  /** Page to open after the sign-in; empty for the usual one. */
  readonly to: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export const visitOf = (location: string, visit: Omit<ProviderVisit, "state">): ProviderVisit => ({
  ...visit,
  state: new URL(location).searchParams.get("state") ?? "",
})

/** Milliseconds. The server keeps a visit's state for 20 minutes. */
const VISIT_LIFETIME = 60 * 60 * 1000

/**
 * Why a return from a provider's page can't be exchanged for a login; undefined if it can. Only the tab that started a
 * sign-in completes it, so that no one is signed in to someone else's account by a link.
 */
export function returnProblem(
  query: Readonly<Record<string, string>>,
  provider: string,
  visit: ProviderVisit | undefined,
  now: number,
): Problem | undefined {
  if (visit?.provider !== provider) return "foreign"
  if (visit.state !== (query.state ?? "") && visit.state !== "") return "foreign"
  if (query.error !== undefined) return query.error === "access_denied" ? "denied" : "expired"
  return now - visit.at > VISIT_LIFETIME ? "expired" : undefined
}
