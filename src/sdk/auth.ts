import { authEndpoints } from "#schema/auth/index.ts"
import type { Client } from "./client.ts"
import { bearer } from "./headers.ts"
import type { CallOptions } from "./options.ts"
import { type ResourceClients, resources } from "./resource.ts"

type Rows = ResourceClients<typeof authEndpoints>
interface LoginAnswer {
  readonly token?: string | undefined
  readonly mfa_required?: boolean | undefined
  readonly verification_required?: boolean | undefined
}
/** Wraps an operation to store the token it returns, unless a second factor or a verification is missing. */
type Keeping = <A extends unknown[], R extends LoginAnswer>(
  operation: (...args: A) => Promise<R>,
) => (...args: A) => Promise<R>

/**
 * Authentication for any actor type (`user`, `customer`). Tokens in responses are stored; with session authentication
 * they are exchanged for a cookie.
 */
export function createAuth(client: Client) {
  const { identity, mfa, verification }: Rows = resources(client, authEndpoints)
  const { createSession, logout, ...rest } = identity
  const hasSession = client.options.auth?.type === "session"

  const keeping: Keeping =
    (operation) =>
    async (...args) => {
      const answer = await operation(...args)
      if (answer.token === undefined || answer.mfa_required || answer.verification_required) return answer
      if (hasSession) await createSession({}, { headers: bearer(answer.token) })
      await client.storage.set(answer.token)
      return answer
    }

  return {
    ...rest,
    createSession,
    /** A redirecting provider returns `{ location }`: send the browser there, and call `callback` when it returns. */
    login: keeping(identity.login),
    loginByQuery: keeping(identity.loginByQuery),
    callback: keeping(identity.callback),
    callbackByBody: keeping(identity.callbackByBody),
    /** Stores a token without an actor: create the user or customer with it, then refresh or log in. */
    register: async (...args: Parameters<typeof identity.register>) => {
      const answer = await identity.register(...args)
      await client.storage.set(answer.token)
      return answer
    },
    mfa: { ...mfa, verifyChallenge: keeping(mfa.verifyChallenge) },
    verification,
    /** Refreshes a login's token without storing it: returns what is still missing, like a login. */
    refreshLogin: identity.refresh,
    /** Parallel calls share one request. */
    refresh: () => client.refresh(),
    /** Clears the token and ends the session, even if the server doesn't respond. */
    async logout(options?: CallOptions): Promise<void> {
      try {
        if (hasSession) await logout({}, options)
      } finally {
        await client.storage.clear()
      }
    },
  }
}
