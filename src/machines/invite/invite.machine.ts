import { runTask } from "#machines/task/run-once.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"

export type InviteTask =
  | { type: "create"; email: string }
  /** Creates a new link for the same invitation; the old one stops working. */
  | { type: "resend"; id: string; email: string }
  | { type: "delete"; id: string; email: string }

/** Creates, resends and deletes invitations to the team. */
export const createInviteMachine = (sdk: AdminSdk) => {
  const { invite: invites } = sdk.admin
  return createTaskMachine<InviteTask, true>({
    id: "invite",
    run: (task, unsure) => {
      const { email } = task
      const invited = async () => (await invites.list({ query: { email, fields: "id" } })).invites
      if (task.type === "create")
        return runTask(
          unsure,
          () => invites.create({ body: { email } }),
          async () => (await invited()).length > 0,
        )
      // Sending twice is harmless: only the last link works.
      if (task.type === "resend") return invites.resend({ id: task.id })
      return runTask(
        unsure,
        () => invites.delete({ id: task.id }),
        // Compares ids, because someone else may have invited the same person again.
        async () => (await invited()).every(({ id }) => id !== task.id),
      )
    },
  })
}
