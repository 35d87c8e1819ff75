import { useRef, useState } from "react"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useEntryGuard } from "#admin/kit/unsaved/entry-guard.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { InviteTask } from "#machines/team/invite/invite.machine.ts"
import { whyNotInvite } from "#machines/team/invite/invite.rules.ts"
import type { Invite, User } from "#schema/admin/entities/settings.ts"
import { TextField } from "#ui/text-field.tsx"

interface InviteDialogProps {
  handle: TaskHandle<InviteTask>
  users: readonly User[]
  invites: readonly Invite[]
}

/** Invites a person by email; shows at the field why an email can't be invited. */
export function InviteDialog({ handle, users, invites }: InviteDialogProps) {
  const t = useTranslations("admin.team.invites")
  const [email, setEmail] = useState("")
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const guard = useEntryGuard(email)
  const reason = whyNotInvite(email, users, invites)
  const isTaken = reason === "member" || reason === "invited"
  function submit() {
    if (!reason) return handle.confirm({ type: "create", email: email.trim() })
    setChecked(true)
    field.current?.focus()
  }
  return (
    <TaskDialog
      handle={handle}
      open
      title={t("create.title")}
      consequence={t("create.consequence")}
      confirm={t("create.confirm")}
      guard={guard}
      onConfirm={submit}
    >
      <TextField
        ref={field}
        label={t("create.email")}
        type="email"
        autoComplete="off"
        value={email}
        error={reason && (isTaken || isChecked) ? t(`reasons.${reason}`) : undefined}
        onBlur={() => email && setChecked(true)}
        onChange={(event) => setEmail(event.target.value)}
      />
    </TaskDialog>
  )
}
