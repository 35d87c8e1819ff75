import { useCallback } from "react"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import { type TaskHandle, useTask } from "#admin/kit/task/use-task.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createInviteMachine, type InviteTask } from "#machines/team/invite/invite.machine.ts"
import { isExpired } from "#machines/team/invite/invite.rules.ts"
import type { Invite, User } from "#schema/admin/entities/settings.ts"
import { Badge, StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { CopyLink } from "#ui/copy-link.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { InviteDialog } from "./invite-dialog.tsx"

interface TeamInvitesProps {
  users: readonly User[] | undefined
  invites: readonly Invite[] | undefined
}

/** Pending invitations. */
export function TeamInvites({ users, invites }: TeamInvitesProps) {
  const t = useTranslations("admin.team.invites")
  const done = useCallback((task: InviteTask) => t(`done.${task.type}`, { email: task.email }), [t])
  const handle = useTask<InviteTask>(createInviteMachine, done)
  const { task, lastTask } = handle
  const invite = (
    <Button size="sm" variant="primary" icon="plus" onClick={() => handle.ask({ type: "create", email: "" })}>
      {t("create.action")}
    </Button>
  )
  return (
    <Card
      title={t("title")}
      badge={invites && invites.length > 0 && <Badge>{invites.length}</Badge>}
      actions={invite}
      padding="flush"
    >
      {!invites && <Skeleton className="mx-4 mb-4 h-11 sm:mx-5" />}
      {invites?.length === 0 && <EmptyState icon="mail" title={t("none.title")} text={t("none.text")} />}
      <ul className="divide-y divide-line">
        {invites?.map((each) => (
          <InviteRow key={each.id} invite={each} handle={handle} />
        ))}
      </ul>
      {task?.type === "create" && <InviteDialog handle={handle} users={users ?? []} invites={invites ?? []} />}
      {(["resend", "delete"] as const).map((type) => (
        <TaskDialog
          key={type}
          handle={handle}
          open={task?.type === type}
          title={t(`${type}.title`, { email: lastTask?.email ?? "" })}
          consequence={t(`${type}.consequence`)}
          confirm={t(`${type}.confirm`)}
          danger={type === "delete"}
          onConfirm={() => task && handle.confirm(task)}
        />
      ))}
    </Card>
  )
}

interface InviteRowProps {
  invite: Invite
  handle: TaskHandle<InviteTask>
}

function InviteRow({ invite, handle }: InviteRowProps) {
  const t = useTranslations("admin.team.invites")
  const { id, email, token, expires_at } = invite
  const expired = isExpired(invite)
  const path = `/admin/invite?${new URLSearchParams({ token })}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="break-all">{email}</span>
          <StatusBadge tone={expired ? "refused" : "waiting"}>{t(expired ? "expired" : "pending")}</StatusBadge>
        </p>
        <p className="text-xs text-muted">
          {t(expired ? "expiredSince" : "until")} <DateTime value={expires_at} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!expired && <CopyLink path={path} label={t("copy")} of={email} />}
        <Button size="sm" icon="refresh" onClick={() => handle.ask({ type: "resend", id, email })}>
          {t("resend.action")} <VisuallyHidden>{email}</VisuallyHidden>
        </Button>
        <Button size="sm" icon="trash" variant="quiet" onClick={() => handle.ask({ type: "delete", id, email })}>
          {t("delete.action")} <VisuallyHidden>{email}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
