import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { invitesQuery, usersQuery } from "./team.ts"
import { TeamInvites } from "./team-invites.tsx"
import { TeamMembers } from "./team-members.tsx"

export function TeamPage() {
  const t = useTranslations("admin.team")
  const users = useQuery(usersQuery)
  const invites = useQuery(invitesQuery)
  const failed = users.error ?? invites.error
  return (
    <Page>
      <PageHeader title={t("title")} description={t("text")} />
      {failed && (
        <Banner
          tone="refused"
          title={t("failed")}
          action={
            <RetryButton
              size="sm"
              onClick={() => {
                users.refetch()
                invites.refetch()
              }}
            />
          }
        />
      )}
      {(invites.data || !invites.error) && <TeamInvites users={users.data} invites={invites.data} />}
      {(users.data || !users.error) && <TeamMembers users={users.data} />}
    </Page>
  )
}
