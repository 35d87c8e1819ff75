import { authEndpoints } from "#schema/auth/index.ts"
import type { Client } from "./client.ts"
import { bearer } from "./headers.ts"
import type { CallOptions } from "./options.ts"
import { type ResourceClients, resources } from "./resource.ts"

type Rows = ResourceClients<typeof authEndpoints>
/** An operation that answers with a token, which is then kept. */
type Keeping = <A extends unknown[], R extends { token?: string | undefined }>(
  operation: (...args: A) => Promise<R>,
) => (...args: A) => Promise<R>

/**
 * Logging in and out, for any kind of actor (`user`, `customer`). Whatever answers with a token keeps it; with session
 * authentication it is changed for a cookie.
 */
export function createAuth(client: Client) {
  const { identity, mfa, verification }: Rows = resources(client, authEndpoints)
  const { createSession, logout, ...rest } = identity
  const hasSession = client.options.auth?.type === "session"

  const keeping: Keeping =
    (operation) =>
    async (...args) => {
      const answer = await operation(...args)
      if (answer.token === undefined) return answer
      await client.storage.set(answer.token)
      if (hasSession) await createSession({}, { headers: bearer(answer.token) })
      return answer
    }

  return {
    ...rest,
    createSession,
    /** A provider that redirects answers `{ location }`: send the browser there, and call `callback` when it returns. */
    login: keeping(identity.login),
    loginByQuery: keeping(identity.loginByQuery),
    callback: keeping(identity.callback),
    callbackByBody: keeping(identity.callbackByBody),
    /** The token of a login without an actor is only good for creating its user or customer; then refresh, or log in. */
    register: async (...args: Parameters<typeof identity.register>) => {
      const answer = await identity.register(...args)
      await client.storage.set(answer.token)
      return answer
    },
    mfa: { ...mfa, verifyChallenge: keeping(mfa.verifyChallenge) },
    verification,
    /** Parallel calls share one request. */
    refresh: () => client.refresh(),
    /** Forgets the token and ends the session, even where the server does not answer. */
    async logout(options?: CallOptions): Promise<void> {
      try {
        if (hasSession) await logout({}, options)
      } finally {
        await client.storage.clear()
      }
    },
  }
}
