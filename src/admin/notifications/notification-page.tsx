import { getRouteApi } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Facts } from "#ui/facts.tsx"
import { useChannelName } from "./channel-name.ts"
import { noticeOf } from "./notice.ts"
import { NoticeLink } from "./notice-link.tsx"
import { type NotificationRow, notifications } from "./notification.resource.ts"
import { useNoticeTitle } from "./use-notice-title.ts"

const route = getRouteApi("/admin/_app/_home/notifications/$id")

export function NotificationPage() {
  const t = useTranslations("admin.notifications")
  const { id } = route.useParams()
  const titleOf = useNoticeTitle()
  return (
    <DetailPage
      key={id}
      query={notifications.one(id)}
      crumbs={[{ label: t("title"), link: { to: "/admin/notifications" } }]}
      title={(row) => titleOf(noticeOf(row))}
    >
      {(row) => <Details row={row} />}
    </DetailPage>
  )
}

/** What a notification says and is about, to whom it went, and what caused it. Its data isn't shown: it can hold tokens. */
function Details({ row }: { row: NotificationRow }) {
  const t = useTranslations("admin.notifications")
  const nameOf = useChannelName()
  const notice = noticeOf(row)
  const { channel, to, template, trigger_type: trigger, created_at: createdAt } = row
  const code = (text: string) => <code className="text-xs wrap-anywhere">{text}</code>
  const hasLink = notice.file !== undefined || notice.orderId !== undefined || notice.work === "productImport"
  return (
    <Card title={t("details.title")}>
      <div className="grid gap-4">
        {notice.text && <p className="text-sm wrap-anywhere">{notice.text}</p>}
        <Facts
          items={[
            ...(hasLink ? [{ label: t("columns.about"), value: <NoticeLink notice={notice} /> }] : []),
            { label: t("columns.channel"), value: nameOf(channel) },
            { label: t("columns.to"), value: to || (channel === "feed" ? t("admins") : "–") },
            { label: t("details.template"), value: code(template) },
            ...(trigger ? [{ label: t("details.trigger"), value: code(trigger) }] : []),
            { label: t("columns.created"), value: <DateTime value={createdAt} /> },
          ]}
        />
      </div>
    </Card>
  )
}
