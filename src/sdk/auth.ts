import * as authEndpoints from "#schema/auth/index.ts"
import type { Client } from "./client.ts"
import { bearer } from "./headers.ts"
import type { AuthMethods } from "./methods/auth.ts"
import type { CallOptions } from "./options.ts"
import { type MethodOf, resources } from "./resource.ts"

type Identity = AuthMethods["identity"]
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
 * Authentication for any actor type (`user`, `customer`). `login`, `loginByQuery`, `callback`, `callbackByBody` and
 * `mfa.verifyChallenge` store the token that they return; with session authentication they exchange it for a cookie.
 * `register` stores a token without an actor: create the user or customer with it, then refresh or log in.
 */
export interface Auth extends Identity {
  readonly mfa: AuthMethods["mfa"]
  readonly verification: AuthMethods["verification"]
  /** Refreshes a login's token without storing it, and returns the steps that are still missing, as a login does. */
  readonly refreshLogin: MethodOf<typeof authEndpoints.identity, "refresh">
  /**
   * Gets a new token and stores it; concurrent callers share one request. The server refreshes a token only until it
   * expires.
   *
   * @throws `ApiError` with 401 `unauthorized`
   */
  refresh(): Promise<string>
  /** Clears the token and ends the session, even if the server doesn't respond. */
  logout(options?: CallOptions): Promise<void>
}

/** Creates the authentication methods of a client. */
export function createAuth(client: Client): Auth {
  const { identity, mfa, verification } = resources(client, authEndpoints)
  const { createSession, logout, refresh, ...rest } = identity
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
    login: keeping(identity.login),
    loginByQuery: keeping(identity.loginByQuery),
    callback: keeping(identity.callback),
    callbackByBody: keeping(identity.callbackByBody),
    register: async (...args: Parameters<typeof identity.register>) => {
      const answer = await identity.register(...args)
      await client.storage.set(answer.token)
      return answer
    },
    mfa: { ...mfa, verifyChallenge: keeping(mfa.verifyChallenge) },
    verification,
    refreshLogin: refresh,
    refresh: () => client.refresh(),
    async logout(options) {
      try {
        if (hasSession) await logout({}, options)
      } finally {
        await client.storage.clear()
      }
    },
  }
}
