import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { meQuery } from "#admin/session/login.ts"
import { NameForm } from "#admin/settings/profile/name-form.tsx"
import { SignInCard } from "#admin/settings/profile/sign-in-card.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { members } from "./user.resource.ts"

const route = getRouteApi("/admin/_app/settings/team/$id")

export function MemberPage() {
  const t = useTranslations("admin.team")
  const { id } = route.useParams()
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const isOwn = me?.id === id
  return (
    <DetailPage
      key={id}
      query={members.one(id)}
      crumbs={[{ label: t("title"), link: { to: "/admin/settings/team" } }]}
      title={({ first_name, last_name, email }) => [first_name, last_name].filter(Boolean).join(" ") || email}
      badges={() => isOwn && <Badge tone="progress">{t("members.you")}</Badge>}
      removal={{
        label: t("member.delete.label"),
        title: ({ email }) => t("member.delete.title", { email }),
        dependants: async () => ({ count: 0, first: [], reason: isOwn ? t("member.delete.own") : undefined }),
        consequence: () => t("member.delete.text"),
        whyNot: ({ reason }) => reason,
        run: async () => {
          await members.remove(id)
          await members.forget(client, id)
        },
        done: t("member.delete.done"),
        list: { to: "/admin/settings/team" },
      }}
    >
      {(user) => <NameForm user={user} below={<SignInCard id={id} />} />}
    </DetailPage>
  )
}
