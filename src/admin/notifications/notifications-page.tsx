import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { useChannelName } from "./channel-name.ts"
import { noticeOf } from "./notice.ts"
import { NoticeLink } from "./notice-link.tsx"
import { type NotificationRow, notifications } from "./notification.resource.ts"
import { channels } from "./notification-search.ts"
import { isUnread, markSeen, useSeen } from "./seen.ts"
import { Transfers } from "./transfers.tsx"
import { useNoticeTitle } from "./use-notice-title.ts"

const route = getRouteApi("/admin/_app/_home/notifications/")

export function NotificationsPage() {
  const t = useTranslations("admin.notifications")
  const search = route.useSearch()
  const titleOf = useNoticeTitle()
  const seen = useSeen()
  // Rows that were new when the page was opened stay marked while it is open.
  const [before] = useState(seen)
  const { data: page } = useQuery(notifications.list(search))
  useEffect(() => {
    if (page) markSeen(page.rows.filter(({ channel }) => channel === "feed"))
  }, [page])
  const nameOf = useChannelName()
  const isNew = (row: NotificationRow) => row.channel === "feed" && isUnread(row, before)
  return (
    <ListPage
      resource={notifications}
      search={search}
      texts={{
        title: t("title"),
        hint: t("hint"),
        search: t("search"),
        none: { icon: "bell", title: t("none.title"), text: t("none.text") },
        noMatch: t("noMatch"),
      }}
      summary={<Transfers />}
      columns={[
        {
          id: "title",
          header: t("columns.title"),
          phone: "title",
          cell: (row) => {
            const notice = noticeOf(row)
            return (
              <span className="grid min-w-0">
                <span className={isNew(row) ? "font-semibold" : ""}>
                  <RowLink to="/admin/notifications/$id" params={{ id: row.id }}>
                    {titleOf(notice)}
                  </RowLink>
                  {isNew(row) && <span className="sr-only"> ({t("isUnread")})</span>}
                </span>
                {notice.text && (notice.outcome === "failed" || !notice.work) && (
                  <span className="text-xs font-normal text-muted wrap-anywhere">{notice.text}</span>
                )}
              </span>
            )
          },
        },
        {
          id: "about",
          header: t("columns.about"),
          phone: "line",
          interactive: true,
          cell: (row) => <NoticeLink notice={noticeOf(row)} />,
        },
        { id: "channel", header: t("columns.channel"), phone: "line", cell: ({ channel }) => nameOf(channel) },
        {
          id: "to",
          header: t("columns.to"),
          phone: "line",
          from: "lg",
          cell: ({ to, channel }) => <span className="wrap-anywhere">{to || (channel === "feed" && t("admins"))}</span>,
        },
        {
          id: "created_at",
          header: t("columns.created"),
          sortable: true,
          phone: "line",
          cell: ({ created_at }) => <DateTime value={created_at} />,
        },
      ]}
      rowName={(row) => titleOf(noticeOf(row))}
      filters={[
        {
          kind: "many",
          id: "channel",
          label: t("columns.channel"),
          options: channels.map((value) => ({ value, label: nameOf(value) })),
        },
        { kind: "text", id: "to", label: t("columns.to"), isExact: true },
      ]}
    />
  )
}
