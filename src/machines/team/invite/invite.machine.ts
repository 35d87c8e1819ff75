import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"

export type InviteTask =
  | { type: "create"; email: string }
  /** Creates a new link for the same invitation; the old one stops working. */
  | { type: "resend"; id: string; email: string }
  | { type: "delete"; id: string; email: string }

/** Creates, resends and deletes invitations to the team. */
export const createInviteMachine = (sdk: AdminSdk) => {
  const { invite: invites } = sdk.admin
  return createTaskMachine<InviteTask>({
    id: "invite",
    send: async (task) => {
      if (task.type === "create") return invites.create({ body: { email: task.email } })
      return task.type === "resend" ? invites.resend({ id: task.id }) : invites.delete({ id: task.id })
    },
    hasHappened: async (task) => {
      // Sending twice is harmless: only the last link works.
      if (task.type === "resend") return false
      const { invites: invited } = await invites.list({ query: { email: task.email, fields: "id" } })
      if (task.type === "create") return invited.length > 0
      // Compares ids, because someone else may have invited the same person again.
      return invited.every(({ id }) => id !== task.id)
    },
  })
}
