import { useQuery } from "@tanstack/react-query"
import { meQuery } from "#admin/session/login.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { User } from "#schema/admin/entities/settings.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { RowLink } from "#ui/link-button.tsx"

const fullName = ({ first_name, last_name }: User) => [first_name, last_name].filter(Boolean).join(" ")

/** All users who can sign in. */
export function TeamMembers({ users }: { users: readonly User[] | undefined }) {
  const t = useTranslations("admin.team.members")
  const { data: me } = useQuery(meQuery)
  return (
    <Card title={t("title")} badge={users && <Badge>{users.length}</Badge>}>
      <DataTable
        caption={t("title")}
        rows={users}
        rowId={(user) => user.id}
        sticky={false}
        skeletonRows={2}
        columns={[
          {
            id: "name",
            header: t("name"),
            cell: (user) => (
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <RowLink to="/admin/settings/team/$id" params={{ id: user.id }}>
                  {fullName(user) || user.email}
                </RowLink>
                {user.id === me?.id && <Badge tone="progress">{t("you")}</Badge>}
              </span>
            ),
          },
          { id: "email", header: t("email"), cell: (user) => user.email },
          {
            id: "created_at",
            header: t("since"),
            cell: (user) => <DateTime value={user.created_at} />,
            width: "12rem",
          },
        ]}
      />
    </Card>
  )
}
