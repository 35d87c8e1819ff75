import {
  authenticate,
  checkAllowed,
  checkProvider,
  claimsOf,
  identityOf,
  issueLoginToken,
  linkActor,
  openSession,
  providersOf,
  register,
  requestReset,
  resetPassword,
  signToken,
} from "#mocks/domain/auth/auth.ts"
import { DEMO, finishDemoSignIn, startDemoSignIn } from "#mocks/domain/auth/demo-provider.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, unauthenticated, unauthorized } from "#mocks/kernel/refusal.ts"
import { clearedCookie, sessionCookie, sessionId } from "#mocks/kernel/session-cookie.ts"
import { implement } from "#mocks/resources/implement.ts"
import { Reply, show } from "#mocks/resources/reply.ts"
import { baseOf, type Context } from "#mocks/resources/request.ts"
import { identityEndpoints } from "#schema/auth/identity.endpoints.ts"
import { identitySchemas } from "#schema/auth/identity.ts"

const EMAILPASS = "emailpass"
const NO_CALLBACK = "Callback authentication not implemented for provider emailpass"
const NO_REGISTRATION = "The demo provider does not support registration. Use method `authenticate` instead."

type AuthContext = Pick<Context<{ actor_type: string; auth_provider: string }>, "db" | "params" | "secret">

function signIn(ctx: AuthContext & Parameters<typeof baseOf>[0], body: unknown) {
  const { actor_type: actorType, auth_provider: provider } = ctx.params
  checkProvider(ctx.db, actorType, provider)
  if (provider === DEMO) return { location: startDemoSignIn(ctx.db, baseOf(ctx), body) }
  return issueLoginToken(ctx.db, ctx.secret, { identity: authenticate(ctx.db, body), actorType, provider })
}

function finishSignIn(ctx: AuthContext, query: Readonly<Record<string, unknown>>) {
  const { actor_type: actorType, auth_provider: provider } = ctx.params
  checkProvider(ctx.db, actorType, provider)
  if (provider !== DEMO) throw unauthorized(NO_CALLBACK)
  const { auth_identity_id } = finishDemoSignIn(ctx.db, query)
  const identity = identityOf(ctx.db, { auth_identity_id })
  return issueLoginToken(ctx.db, ctx.secret, { identity, actorType, provider })
}

export const identityRoutes = implement(identityEndpoints, identitySchemas, {
  login: (ctx) => signIn(ctx, ctx.body),
  loginByQuery: (ctx) => signIn(ctx, {}),
  callback: (ctx) => finishSignIn(ctx, ctx.query),
  callbackByBody: (ctx) => finishSignIn(ctx, ctx.body),
  register: (ctx) => {
    checkProvider(ctx.db, ctx.params.actor_type, ctx.params.auth_provider)
    const { actor_type: actorType, auth_provider: provider } = ctx.params
    if (provider === DEMO) throw unauthorized(NO_REGISTRATION)
    const identity = register(ctx.db, ctx.body)
    const claims = claimsOf(ctx.db, { identity, actorType, provider })
    return { token: signToken(ctx.db, ctx.secret, { ...claims, actor_id: "" }) }
  },
  resetPassword: (ctx) => {
    const { actor_type: actorType, auth_provider } = ctx.params
    checkAllowed(ctx.db, actorType, auth_provider)
    // The response is the same for unknown emails and for providers without passwords.
    if (auth_provider === EMAILPASS) requestReset(ctx.db, ctx.secret, { ...ctx.body, actorType })
    return new Response("Created", { status: 201, headers: { "content-type": "text/plain; charset=utf-8" } })
  },
  updateProvider: (ctx) => {
    checkProvider(ctx.db, ctx.params.actor_type, ctx.params.auth_provider)
    const authorization = ctx.headers.get("authorization") ?? ""
    resetPassword(ctx.db, ctx.secret, { authorization, actorType: ctx.params.actor_type, body: ctx.body })
    return { success: true }
  },
  listProviders: (ctx) => ({ providers: providersOf(ctx.db) }),
  /** Creates the administrator of a login whose provider names an email, or links the one that has this email. */
  createUser: (ctx) => {
    const { auth_provider: provider } = ctx.params
    checkProvider(ctx.db, "user", provider)
    const claims = ctx.actor?.claims ?? {}
    if (claims.actor_id) throw invalidData("The user is already registered and cannot create a new account.")
    const { email, given_name, family_name } = (claims.user_metadata ?? {}) as Record<string, string | undefined>
    const identity = identityOf(ctx.db, claims)
    if (!email) throw invalidData("Email is required to create a user account.")
    const logins = ctx.db.tables.providerIdentity.by("auth_identity_id", identity.id)
    if (logins.length !== 1 || logins[0]?.provider !== provider)
      throw unauthorized(`Only ${provider} identities can create a user account for this authentication context`)
    const known = ctx.db.tables.user.first("email", email)
    const user = known ?? ctx.db.tables.user.insert({ email, first_name: given_name, last_name: family_name })
    // The server answers 500 here; the login was linked after its token was issued.
    if (identity.app_metadata.user_id !== undefined) throw invalidData("Key user_id already exists in app metadata")
    linkActor(ctx.db, identity, "user", user.id)
    if (!known) emit(ctx.db, "user.created", { id: user.id })
    return { user: show(ctx, "user", user) }
  },
  createSession: (ctx) => {
    if (ctx.actor?.by !== "bearer") throw unauthenticated()
    const session = openSession(ctx.db, ctx.actor.claims)
    const cookie = sessionCookie(session.id, new Date(session.expires_at))
    return new Reply(200, { user: ctx.actor.claims }, { "set-cookie": cookie })
  },
  logout: (ctx) => {
    const id = sessionId(ctx.headers)
    if (id === undefined || !ctx.db.tables.session.get(id)) throw unauthenticated()
    ctx.db.tables.session.erase(id)
    return new Reply(200, { success: true }, { "set-cookie": clearedCookie })
  },
  refresh: (ctx) => {
    const claims = ctx.actor?.claims ?? {}
    const login = {
      identity: identityOf(ctx.db, claims),
      actorType: ctx.actor?.type ?? "",
      provider: String(claims.auth_provider ?? EMAILPASS),
    }
    // Without an actor, the checks of a login are repeated.
    if (!claims.actor_id) return issueLoginToken(ctx.db, ctx.secret, login)
    const mfaCompletedAt =
      typeof claims.mfa_challenge_completed_at === "string" ? claims.mfa_challenge_completed_at : null
    return {
      token: signToken(
        ctx.db,
        ctx.secret,
        claimsOf(ctx.db, login, { mfaEnabled: claims.mfa_enabled === true, mfaCompletedAt }),
      ),
    }
  },
})
