import { type QueryClient, useQuery } from "@tanstack/react-query"
import { useCountSoon } from "#admin/shell/use-count-soon.ts"
import { I18nProvider, useLocale, useTranslations } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { DateTime } from "#ui/date-time.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Popover } from "#ui/popover.tsx"
import { feedQuery } from "./feed.ts"
import { noticeOf } from "./notice.ts"
import { NoticeLink } from "./notice-link.tsx"
import { isUnread, markSeen, unreadCount, useSeen } from "./seen.ts"
import { useNoticeTitle } from "./use-notice-title.ts"

/** Milliseconds between counts without a change in this tab. */
const FRESH = 60_000
const SHOWN = 5

const feed = {
  key: feedQuery.queryKey,
  load: (client: QueryClient) => client.prefetchQuery({ ...feedQuery, staleTime: FRESH }),
  related: ["notifications"],
}

/** Button with the number of unread notifications, which opens the latest ones; nothing while its texts load. */
export function NotificationBell() {
  const locale = useLocale()
  const { data: messages } = useQuery({
    queryKey: ["texts", "notifications", locale],
    queryFn: () => loadMessages(locale, "shared", "notifications"),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!messages) return <span className="size-9" />
  return (
    <I18nProvider locale={locale} messages={messages}>
      <Bell />
    </I18nProvider>
  )
}

function Bell() {
  const t = useTranslations("admin.notifications")
  useCountSoon(feed)
  const { data = [] } = useQuery({ ...feedQuery, enabled: false })
  const unread = unreadCount(data, useSeen())
  return (
    <Popover
      label={t("title")}
      align="end"
      trigger={(props) => (
        <span className="relative inline-flex">
          <IconButton icon="bell" label={unread > 0 ? t("unread", { count: unread }) : t("title")} {...props} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute -top-0.5 -right-0.5 rounded-full bg-accent px-1 text-xs/4 font-semibold text-on-accent tabular-nums"
            >
              {unread}
            </span>
          )}
        </span>
      )}
    >
      {(close) => <Latest onFollow={close} />}
    </Popover>
  )
}

function Latest({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations("admin.notifications")
  const titleOf = useNoticeTitle()
  const { data, isError } = useQuery({ ...feedQuery, staleTime: 0 })
  const seen = useSeen()
  return (
    <div className="grid w-80 max-w-full gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{t("title")}</h2>
        {data && unreadCount(data, seen) > 0 && (
          <button type="button" className="text-accent-ink hover:underline touch-target" onClick={() => markSeen(data)}>
            {t("markRead")}
          </button>
        )}
      </div>
      {isError && <p role="alert">{t("failed")}</p>}
      {data?.length === 0 && <p className="text-muted">{t("none.title")}</p>}
      <ul className="grid gap-3">
        {data?.slice(0, SHOWN).map((row) => {
          const notice = noticeOf(row)
          return (
            <li key={row.id} className="grid gap-0.5">
              <span className="flex items-baseline justify-between gap-3">
                <span className={isUnread(row, seen) ? "font-semibold" : ""}>
                  {titleOf(notice)}
                  {isUnread(row, seen) && <span className="sr-only"> ({t("isUnread")})</span>}
                </span>
                <span className="shrink-0 text-xs text-muted">
                  <DateTime value={row.created_at} />
                </span>
              </span>
              <NoticeLink notice={notice} />
            </li>
          )
        })}
      </ul>
      <TextLink to="/admin/notifications" onClick={onFollow}>
        {t("all")}
      </TextLink>
    </div>
  )
}
