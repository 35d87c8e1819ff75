import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { InviteTask } from "#machines/invite/invite.machine.ts"
import { whyNotInvite } from "#machines/invite/invite.rules.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import type { Invite, User } from "#schema/admin/entities/settings.ts"
import { TextField } from "#ui/text-field.tsx"

interface InviteDialogProps {
  handle: TaskHandle<InviteTask>
  users: readonly User[]
  invites: readonly Invite[]
}

/** Invites a person by email; explains while typing why an email can't be invited. */
export function InviteDialog({ handle, users, invites }: InviteDialogProps) {
  const t = useTranslations("admin.team.invites")
  const [email, setEmail] = useState("")
  const [left, setLeft] = useState(false)
  const reason = whyNotInvite(email, users, invites)
  const isTaken = reason === "member" || reason === "invited"
  return (
    <TaskDialog
      handle={handle}
      open
      title={t("create.title")}
      consequence={t("create.consequence")}
      confirm={t("create.confirm")}
      disabledReason={reason && t(`reasons.${reason}`)}
      onConfirm={() => handle.confirm({ type: "create", email: email.trim() })}
    >
      <TextField
        label={t("create.email")}
        type="email"
        autoComplete="off"
        value={email}
        error={reason && (isTaken || (left && reason === "notEmail")) ? t(`reasons.${reason}`) : undefined}
        onBlur={() => setLeft(true)}
        onChange={(event) => setEmail(event.target.value)}
      />
    </TaskDialog>
  )
}
