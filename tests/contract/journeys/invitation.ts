import { equal, ok } from "node:assert/strict"
import { ApiError } from "#sdk/index.ts"
import type { Journey } from "./journey.ts"

const password = "a long secret"

/** Invites a colleague, who joins as an administrator, logs in and is deleted. */
export const invitation: Journey = {
  name: "invitation",
  async run({ sdk, visitor, tag }, step) {
    const email = `colleague-${tag}@example.com`
    const emailpass = { actor_type: "user", auth_provider: "emailpass" }
    const invite = await step(
      "creates an invitation",
      async () => (await sdk.admin.invite.create({ body: { email } })).invite,
    )
    const token = await step("resends the invitation", async () => {
      const { invite: again } = await sdk.admin.invite.resend({ id: invite.id })
      equal(again.accepted, false)
      return again.token
    })
    const colleague = visitor()
    await step("registers and accepts the invitation", async () => {
      await colleague.auth.register({ ...emailpass, body: { email, password } })
      const body = { email, first_name: "Grace", last_name: "Hopper" }
      const { user } = await colleague.admin.invite.accept({ query: { token }, body })
      equal(user.email, email)
    })
    await step("rejects a wrong password", async () => {
      const attempt = visitor().auth.login({ ...emailpass, body: { email, password: "wrong" } })
      const error = await attempt.catch((reason: unknown) => reason)
      ok(error instanceof ApiError)
      equal(error.status, 401)
    })
    const me = await step("logs in and reads the own account", async () => {
      await colleague.auth.login({ ...emailpass, body: { email, password } })
      return (await colleague.admin.user.me()).user
    })
    await step("refreshes the token and stays logged in", async () => {
      await colleague.auth.refresh()
      equal((await colleague.admin.user.me()).user.id, me.id)
    })
    await step("logs out and is deleted", async () => {
      await colleague.auth.logout()
      equal((await sdk.admin.user.delete({ id: me.id })).deleted, true)
    })
  },
}
