import { useQuery } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { type Announcement, isAnnounced, textIn } from "#lib/store-content.ts"
import { ContentLink } from "#store/help/content-link.tsx"
import { homeContentQuery } from "#store/home/home-content.ts"

const subscribe = () => () => {}

/** What the shop announces above its pages, between its dates. */
export function AnnouncementBar() {
  const { data } = useQuery(homeContentQuery)
  return data ? <BetweenDates announcement={data.content.announcement} at={data.at} /> : null
}

/** A rendered page can be older than a date: it says what it showed, then the browser's clock decides. */
function BetweenDates({ announcement, at }: { announcement: Announcement; at: number }) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isAnnounced(announcement, Date.now()),
    () => isAnnounced(announcement, at),
  )
  return isShown ? <AnnouncementText announcement={announcement} /> : null
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
