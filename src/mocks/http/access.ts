import type { Database, Row } from "#mocks/kernel/database.ts"
import { notAllowed, unauthenticated } from "#mocks/kernel/refusal.ts"
import { sessionId } from "#mocks/kernel/session-cookie.ts"
import { hashKey, verify } from "#mocks/kernel/token.ts"
import type { Actor } from "#mocks/resources/request.ts"
import type { Caller } from "#schema/endpoint.ts"

const KEY_HEADER = "x-publishable-api-key"

const actorOf = (claims: Actor["claims"], by: Actor["by"]): Actor => ({
  type: String(claims.actor_type ?? ""),
  id: String(claims.actor_id ?? ""),
  claims,
  by,
})

/** Finds the secret key of a basic authentication: raw, or base64 of `sk_…` or `sk_…:`. */
function secretKey(db: Database, credential: string): Row<"apiKey"> | undefined {
  let token = credential
  if (!token.startsWith("sk_")) {
    try {
      token = atob(credential).replace(/:.*$/, "")
    } catch {
      return undefined
    }
  }
  const key = db.tables.apiKey.first("token", hashKey(token))
  return key?.type === "secret" && !isRevoked(db, key) ? key : undefined
}
const isRevoked = (db: Database, key: Row<"apiKey">): boolean =>
  key.revoked_at !== null && key.revoked_at <= db.clock.iso()

/** Identifies the caller by the request's headers; undefined without valid credentials. */
export function identify(db: Database, headers: Headers, secret: string): Actor | undefined {
  const authorization = headers.get("authorization") ?? ""
  const [scheme, credential = ""] = authorization.split(/\s+/, 2) as [string, string?]
  if (/^bearer$/i.test(scheme)) {
    if (credential.startsWith("sk_")) return { type: "api-key", id: "", claims: {}, by: "bearer" }
    const claims = verify(credential, secret, db.clock.now())
    if (claims) return actorOf(claims, "bearer")
  } else if (/^basic$/i.test(scheme)) {
    const key = secretKey(db, credential)
    if (key) return { type: "api-key", id: key.id, claims: {}, by: "api-key" }
  }
  const id = sessionId(headers)
  const session = id === undefined ? undefined : db.tables.session.get(id)
  return session && session.expires_at > db.clock.iso() ? actorOf(session.claims, "session") : undefined
}
const SECRET_AS_BEARER =
  "A secret API key was passed as a Bearer token. Secret API keys must be sent using HTTP Basic authentication instead (Authorization: Basic <secret-api-key>)."

export function publishableKey(db: Database, headers: Headers): Row<"apiKey"> {
  const token = headers.get(KEY_HEADER)
  if (!token)
    throw notAllowed(
      `Publishable API key required in the request header: ${KEY_HEADER}. You can manage your keys in settings in the dashboard.`,
    )
  const key = db.tables.apiKey.first("token", token)
  if (key?.type !== "publishable" || isRevoked(db, key))
    throw notAllowed("A valid publishable key is required to proceed with the request")
  return key
}

/** A token outlives its deleted actor, as on the server, but is invalid for a different dataset. */
function exists({ tables }: Database, { type, id }: Actor): boolean {
  const options = { withDeleted: true }
  return (type === "user" ? tables.user.get(id, options) : tables.customer.get(id, options)) !== undefined
}

/** Callers whose routes also accept a token of a sign-in that still needs its second step. */
const WITHOUT_SECOND_STEP: readonly Caller[] = ["none", "reset_token", "key", "any_login"]

/** Returns the admitted caller, or throws 401. */
export function admit(db: Database, who: Caller, actor: Actor | undefined): Actor | undefined {
  const { mfa_enabled, mfa_challenge_completed_at } = actor?.claims ?? {}
  if (mfa_enabled && !mfa_challenge_completed_at && !WITHOUT_SECOND_STEP.includes(who))
    throw unauthenticated("MFA verification is required to complete this request")
  switch (who) {
    case "none":
    case "reset_token":
      return actor
    case "key":
      return actor?.type === "customer" && exists(db, actor) ? actor : undefined
    case "user":
      if (actor?.type === "api-key" && actor.by === "bearer") throw unauthenticated(SECRET_AS_BEARER)
      if (actor?.type === "api-key" || (actor?.type === "user" && actor.id !== "" && exists(db, actor))) return actor
      throw unauthenticated()
    case "customer":
      if (actor?.type === "customer" && actor.id !== "" && exists(db, actor)) return actor
      throw unauthenticated()
    case "unregistered user":
      if (actor?.type === "user") return actor
      throw unauthenticated()
    case "unregistered customer":
      if (actor?.type === "customer") return actor
      throw unauthenticated()
    case "any_actor":
    case "any_login":
      if (actor && actor.type !== "api-key") return actor
      throw unauthenticated()
  }
}
