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
     * A login for the invited address. A try that was interrupted is continued: the login exists already then, and the
     * same password proves whose it is. Answers whether it has its user already.
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
    /** The login of before the joining has no user in it. */
    enter: fromPromise(({ input }: { input: Joining }) => logIn(input)),
  }
}
