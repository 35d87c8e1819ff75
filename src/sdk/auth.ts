import { authEndpoints } from "#schema/auth/index.ts"
import type { Client } from "./http.ts"
import { resources } from "./resource.ts"

/** Logging in and out, for any kind of actor (`user`, `customer`). */
export function createAuth(client: Client) {
  const { identity, mfa, verification } = resources(client, authEndpoints)
  const keep = async (token: string): Promise<string> => {
    await client.storage.set(token)
    return token
  }
  return {
    ...identity,
    mfa,
    verification,
    /** Logs in and keeps the token; a provider that redirects answers `{ location }` instead. */
    async signIn(
      actor: string,
      provider: string,
      body: Readonly<Record<string, unknown>>,
    ): Promise<{ token: string } | { location: string }> {
      const answer = (await identity.login({ actor_type: actor, auth_provider: provider, body: body as never })) as {
        token?: string
        location?: string
      }
      if (answer.location !== undefined) return { location: answer.location }
      const token = await keep(String(answer.token))
      if (client.options.auth?.type === "session") await identity.createSession({}, bearer(token))
      return { token }
    },
    /** Registers a login that has no actor yet, and keeps its token. */
    async signUp(actor: string, provider: string, body: Readonly<Record<string, unknown>>): Promise<string> {
      const answer = (await identity.register({ actor_type: actor, auth_provider: provider, body: body as never })) as {
        token: string
      }
      return keep(answer.token)
    },
    async signOut(): Promise<void> {
      if (client.options.auth?.type === "session") await identity.logout({})
      await client.storage.clear()
    },
    refreshToken: () => client.refresh(),
  }
}
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
