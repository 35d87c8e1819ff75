import {
  authenticate,
  checkAllowed,
  checkProvider,
  claimsOf,
  identityOf,
  openSession,
  providers,
  register,
  requestReset,
  resetPassword,
  signToken,
} from "#mocks/domain/auth/auth.ts"
import { invalidData, unauthenticated, unauthorized } from "#mocks/kernel/refusal.ts"
import { clearedCookie, sessionCookie, sessionId } from "#mocks/kernel/session-cookie.ts"
import { implement } from "#mocks/resources/implement.ts"
import { Reply } from "#mocks/resources/reply.ts"
import { identityEndpoints } from "#schema/auth/identity.endpoints.ts"
import { identitySchemas } from "#schema/auth/identity.ts"

const EMAILPASS = "emailpass"
const NO_CALLBACK = "Callback authentication not implemented for provider emailpass"

export const identityRoutes = implement(identityEndpoints, identitySchemas, {
  login: (ctx) => {
    checkProvider(ctx.params.actor_type, ctx.params.auth_provider)
    const identity = authenticate(ctx.db, ctx.body)
    return { token: signToken(ctx.db, ctx.secret, claimsOf(identity, ctx.params.actor_type)) }
  },
  loginByQuery: (ctx) => {
    checkProvider(ctx.params.actor_type, ctx.params.auth_provider)
    const identity = authenticate(ctx.db, {})
    return { token: signToken(ctx.db, ctx.secret, claimsOf(identity, ctx.params.actor_type)) }
  },
  callback: (ctx) => {
    checkProvider(ctx.params.actor_type, ctx.params.auth_provider)
    throw unauthorized(NO_CALLBACK)
  },
  callbackByBody: (ctx) => {
    checkProvider(ctx.params.actor_type, ctx.params.auth_provider)
    throw unauthorized(NO_CALLBACK)
  },
  register: (ctx) => {
    checkProvider(ctx.params.actor_type, ctx.params.auth_provider)
    const identity = register(ctx.db, ctx.body)
    return { token: signToken(ctx.db, ctx.secret, { ...claimsOf(identity, ctx.params.actor_type), actor_id: "" }) }
  },
  resetPassword: (ctx) => {
    const { actor_type: actorType, auth_provider } = ctx.params
    checkAllowed(actorType, auth_provider)
    // The response is the same for unknown emails and for providers without passwords.
    if (auth_provider === EMAILPASS) requestReset(ctx.db, ctx.secret, { ...ctx.body, actorType })
    return new Response("Created", { status: 201, headers: { "content-type": "text/plain; charset=utf-8" } })
  },
  updateProvider: (ctx) => {
    checkProvider(ctx.params.actor_type, ctx.params.auth_provider)
    const authorization = ctx.headers.get("authorization") ?? ""
    resetPassword(ctx.db, ctx.secret, { authorization, actorType: ctx.params.actor_type, body: ctx.body })
    return { success: true }
  },
  listProviders: () => ({ providers }),
  /** Only providers that verify an email address can create admins; with a password, an invite is required. */
  createUser: (ctx) => {
    checkProvider("user", ctx.params.auth_provider)
    const claims = ctx.actor?.claims ?? {}
    if (claims.actor_id) throw invalidData("The user is already registered and cannot create a new account.")
    identityOf(ctx.db, claims)
    throw invalidData("Email is required to create a user account.")
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
    const identity = identityOf(ctx.db, claims)
    return { token: signToken(ctx.db, ctx.secret, claimsOf(identity, ctx.actor?.type ?? "")) }
  },
})
