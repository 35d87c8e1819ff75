import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { notAllowed, unauthenticated, unauthorized } from "#mocks/kernel/refusal.ts"
import { type Claims, checkPassword, hashPassword, sign, verify } from "#mocks/kernel/token.ts"
import { createLogin } from "./accounts.ts"
import { hasAuthSetting } from "./auth-settings.ts"
import { DEMO } from "./demo-provider.ts"
import { createChallenge, shownChallenge } from "./mfa.ts"
import { verificationOf } from "./verifications.ts"

const DAY = 24 * 60 * 60
const RESET_LIFETIME = 15 * 60
/** Providers that each actor type may use; actor types not listed may use any. */
const ALLOWED = new Map([["user", ["emailpass"]]])

const emailpass = {
  id: "emailpass",
  identifier: "emailpass",
  display_name: "Email/Password Authentication",
  flow: "credentials",
} as const
const demo = { id: DEMO, identifier: DEMO, display_name: "Demo account", flow: "redirect" } as const

export const providersOf = (db: Database) => (hasAuthSetting(db, "demo-provider") ? [emailpass, demo] : [emailpass])

/** Throws if the actor type isn't allowed to use the provider. */
export function checkAllowed(db: Database, actorType: string, provider: string): void {
  if (provider === DEMO && hasAuthSetting(db, "demo-provider")) return
  if (ALLOWED.get(actorType)?.includes(provider) === false)
    throw notAllowed(`The actor type ${actorType} is not allowed to use the auth provider ${provider}`)
}

export function checkProvider(db: Database, actorType: string, provider: string): void {
  checkAllowed(db, actorType, provider)
  if (!providersOf(db).some(({ id }) => id === provider))
    throw unauthorized(
      `\nUnable to retrieve the auth provider with id: ${provider}\nPlease make sure that the provider is registered in the container and it is configured correctly in your project configuration file.`,
    )
}

interface Credentials {
  readonly email: string
  readonly password: string
}
function readCredentials(body: unknown): Credentials {
  const { email, password } = (body ?? {}) as Record<string, unknown>
  if (typeof password !== "string" || password === "") throw unauthorized("Password should be a string")
  if (typeof email !== "string" || email === "") throw unauthorized("Email should be a string")
  return { email, password }
}

const loginOf = (db: Database, email: string): Row<"providerIdentity"> | undefined =>
  db.tables.providerIdentity.by("entity_id", email).find((login) => login.provider === "emailpass")
const matches = (login: Row<"providerIdentity">, password: string): boolean =>
  checkPassword(password, String(login.provider_metadata?.password ?? ""))

interface SignedIn {
  readonly identity: Row<"authIdentity">
  readonly actorType: string
  readonly provider: string
}
interface ClaimsOptions {
  /** Without an actor: until the second step, a verification, or the creation of a user or customer. */
  readonly isActorless?: boolean
  readonly mfaEnabled?: boolean
  readonly mfaCompletedAt?: string | null
}

/** Claims of a login's token; `actor_id` is empty until a user or customer is linked to the login. */
export function claimsOf(
  db: Database,
  { identity, actorType, provider }: SignedIn,
  options: ClaimsOptions = {},
): Claims {
  const { isActorless = false, mfaEnabled = false, mfaCompletedAt = null } = options
  const { [`${actorType}_id`]: actor, ...others } = identity.app_metadata
  const login = loginIn(db, identity.id, provider)
  return {
    actor_id: isActorless ? "" : String(actor ?? ""),
    actor_type: actorType,
    auth_identity_id: identity.id,
    auth_provider: provider,
    mfa_enabled: mfaEnabled,
    mfa_challenge_completed_at: mfaCompletedAt,
    app_metadata: isActorless ? others : identity.app_metadata,
    user_metadata: login?.user_metadata ?? {},
  }
}

/** The entity type of the verifications that `verify-user` and `verify-customer` require. */
const EMAIL = "email"

/** Issues a login's token, or one without an actor and what is missing: a verification or the second step. */
export function issueLoginToken(db: Database, secret: string, login: SignedIn) {
  const { identity, actorType, provider } = login
  const challenge = createChallenge(db, identity.id, provider)
  const actorless = () =>
    signToken(db, secret, claimsOf(db, login, { isActorless: true, mfaEnabled: challenge !== undefined }))
  if (provider === "emailpass" && hasAuthSetting(db, actorType === "user" ? "verify-user" : "verify-customer")) {
    const entity = loginIn(db, identity.id, provider)?.entity_id ?? ""
    const verification = verificationOf(db, { auth_identity_id: identity.id, entity_id: entity, entity_type: EMAIL })
    if (!verification?.verified_at) return { verification_required: true, verification, token: actorless() }
  }
  if (challenge) return { mfa_required: true, mfa_challenge: shownChallenge(challenge), token: actorless() }
  return { token: signToken(db, secret, claimsOf(db, login)) }
}

const loginIn = (db: Database, identity: string, provider: string): Row<"providerIdentity"> | undefined =>
  db.tables.providerIdentity.by("auth_identity_id", identity).find((each) => each.provider === provider)

/** Returns the identity that the credentials in `body` belong to; throws 401 if they don't match. */
export function authenticate(db: Database, body: unknown): Row<"authIdentity"> {
  const { email, password } = readCredentials(body)
  const login = loginOf(db, email)
  const identity = login && matches(login, password) ? db.tables.authIdentity.get(login.auth_identity_id) : undefined
  if (!identity) throw unauthorized("Invalid email or password")
  return identity
}

/** Creates a login without an actor; repeating it with the same password returns that login while it has no actor. */
export function register(db: Database, body: unknown): Row<"authIdentity"> {
  const { email, password } = readCredentials(body)
  const login = loginOf(db, email)
  if (!login) return createLogin(db, { email, password })
  const identity = db.tables.authIdentity.get(login.auth_identity_id)
  const isFree = identity && Object.keys(identity.app_metadata).length === 0
  if (!isFree || !matches(login, password)) throw unauthorized("Identity with email already exists")
  return identity
}

export const signToken = (db: Database, secret: string, claims: Claims): string =>
  sign(claims, secret, db.clock.now(), DAY)

/** Issues a single-use token for a password reset; the real server sends it by email. */
export function requestReset(
  db: Database,
  secret: string,
  request: { identifier: string; actorType: string; metadata?: unknown },
): string | undefined {
  const login = loginOf(db, request.identifier)
  if (!login) return undefined
  const jti = db.id("jti")
  const now = db.clock.now()
  db.tables.authToken.insert({
    jti,
    purpose: "reset",
    expires_at: new Date(now + RESET_LIFETIME * 1000).toISOString(),
  })
  const claims = {
    entity_id: request.identifier,
    provider: "emailpass",
    actor_type: request.actorType,
    purpose: "reset",
    jti,
  }
  const token = sign(claims, secret, now, RESET_LIFETIME)
  emit(db, "auth.password_reset", {
    entity_id: request.identifier,
    actor_type: request.actorType,
    token,
    metadata: request.metadata ?? {},
  })
  return token
}

/** Sets a new password and invalidates the reset token that authorizes it. */
export function resetPassword(
  db: Database,
  secret: string,
  request: { authorization: string; actorType: string; body: unknown },
): void {
  const token = /^bearer\s+(.+)$/i.exec(request.authorization)?.[1] ?? ""
  const claims = verify(token, secret, db.clock.now())
  const stored = claims?.purpose === "reset" ? db.tables.authToken.first("jti", String(claims.jti)) : undefined
  if (!claims || !stored || stored.used_at !== null || claims.actor_type !== request.actorType)
    throw unauthorized("Invalid token")
  const { password } = (request.body ?? {}) as Record<string, unknown>
  if (typeof password !== "string" || password === "") throw unauthorized("Password should be a string")
  const login = loginOf(db, String(claims.entity_id))
  if (!login) throw unauthorized("Invalid token")
  db.tables.authToken.update(stored.id, { used_at: db.clock.iso() })
  db.tables.providerIdentity.update(login.id, {
    provider_metadata: { password: hashPassword(password, login.auth_identity_id) },
  })
}

const SESSION_LIFETIME = 10 * 60 * 60 * 1000
/** Creates a cookie session with the caller's claims. */
export function openSession(db: Database, claims: Claims): Row<"session"> {
  const expires_at = new Date(db.clock.now() + SESSION_LIFETIME).toISOString()
  return db.tables.session.insert({ claims: { ...claims }, expires_at })
}

/** Returns the identity of a token without an actor; throws 401 if it no longer exists. */
export function identityOf(db: Database, claims: Claims): Row<"authIdentity"> {
  const identity = db.tables.authIdentity.get(String(claims.auth_identity_id))
  if (!identity) throw unauthenticated()
  return identity
}

/** Links an actor (user or customer) to a login. */
export function linkActor(db: Database, identity: Row<"authIdentity">, actorType: string, actorId: string): void {
  db.tables.authIdentity.update(identity.id, {
    app_metadata: { ...identity.app_metadata, [`${actorType}_id`]: actorId },
  })
}

const identitiesOfActor = (db: Database, actorType: string, actorId: string): Row<"authIdentity">[] =>
  db.tables.authIdentity.all().filter((identity) => identity.app_metadata[`${actorType}_id`] === actorId)

/** Logins of an actor. */
export const loginsOf = (db: Database, actorType: string, actorId: string): Row<"providerIdentity">[] =>
  identitiesOfActor(db, actorType, actorId).flatMap(({ id }) => db.tables.providerIdentity.by("auth_identity_id", id))

/** Removes a deleted actor from its logins, and deletes those that no other actor uses. */
export function unlinkActor(db: Database, actorType: string, actorId: string): void {
  for (const identity of identitiesOfActor(db, actorType, actorId)) {
    const { [`${actorType}_id`]: _, ...others } = identity.app_metadata
    if (Object.keys(others).length > 0) {
      db.tables.authIdentity.update(identity.id, { app_metadata: others })
      continue
    }
    for (const login of db.tables.providerIdentity.by("auth_identity_id", identity.id))
      db.tables.providerIdentity.erase(login.id)
    db.tables.authIdentity.erase(identity.id)
  }
}
