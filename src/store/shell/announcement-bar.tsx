import { useQuery } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { type Announcement, isAnnounced, textIn } from "#lib/store-content.ts"
import { ContentLink } from "#store/help/content-link.tsx"
import { homeContentQuery } from "#store/home/home-content.ts"

const subscribe = () => () => {}

/** What the shop announces above its pages, between its dates. */
export function AnnouncementBar() {
  const { data, dataUpdatedAt } = useQuery(homeContentQuery)
  const isShownAt = (time: number) => data !== undefined && isAnnounced(data.announcement, time)
  // A rendered page can be older than a date: the app first shows the same, then what the browser's clock says.
  const isShown = useSyncExternalStore(
    subscribe,
    () => isShownAt(Date.now()),
    () => isShownAt(dataUpdatedAt),
  )
  return data && isShown ? <AnnouncementText announcement={data.announcement} /> : null
}

export function AnnouncementText({ announcement: { text, link } }: { announcement: Announcement }) {
  const t = useTranslations("store.layout")
  const shown = textIn(text, useLocale())
  return (
    <section
      aria-label={t("announcement")}
      className="bg-accent px-4 py-2.5 text-center text-sm font-semibold wrap-anywhere text-on-accent sm:px-6 print:hidden"
    >
      {link ? (
        <ContentLink href={link} className="rounded-sm underline underline-offset-4">
          {shown}
        </ContentLink>
      ) : (
        shown
      )}
    </section>
  )
}
