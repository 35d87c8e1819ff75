import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"

export type InviteTask =
  | { type: "create"; email: string }
  /** A new link for the same person; the old one stops working. */
  | { type: "resend"; id: string; email: string }
  | { type: "delete"; id: string; email: string }

/** Who may join the team: invited, invited anew, or no longer. */
export const createInviteMachine = (sdk: AdminSdk) => {
  const { invite: invites } = sdk.admin
  return createTaskMachine<InviteTask>({
    id: "invite",
    run: (task) => {
      if (task.type === "create") return invites.create({ body: { email: task.email } })
      return task.type === "resend" ? invites.resend({ id: task.id }) : invites.delete({ id: task.id })
    },
  })
}
