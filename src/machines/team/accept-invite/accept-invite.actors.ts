import { fromPromise } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { hasActor } from "./accept-invite.rules.ts"

export interface NewMember {
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}
interface Joining {
  readonly token: string
  readonly email: string
  readonly member: NewMember | null
}

const USER = { actor_type: "user", auth_provider: "emailpass" } as const

export function acceptInviteActors({ auth, admin }: AdminSdk) {
  const logIn = async ({ email, member }: Joining): Promise<string> => {
    const body = { email, password: member?.password ?? "" }
    return (await auth.login({ ...USER, body })).token ?? ""
  }
  return {
    /**
     * Registers a login for the invited address and returns whether it already belongs to a user. Continues an
     * interrupted attempt: the login exists then, and the same password proves its owner.
     */
    register: fromPromise(async ({ input }: { input: Joining }) => {
      const body = { email: input.email, password: input.member?.password ?? "" }
      try {
        return hasActor((await auth.register({ ...USER, body })).token)
      } catch (error) {
        if (toApiError(error).status !== 401) throw error
        return hasActor(await logIn(input))
      }
    }),
    join: fromPromise(({ input: { token, member } }: { input: Joining }) =>
      admin.invite.accept({
        query: { token },
        body: { first_name: member?.firstName ?? null, last_name: member?.lastName ?? null },
      }),
    ),
    /** Logs in again, because the token from before the invitation was accepted has no user. */
    enter: fromPromise(({ input }: { input: Joining }) => logIn(input)),
  }
}
