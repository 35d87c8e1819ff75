import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { I18nProvider, useLocale } from "#lib/i18n.tsx"
import { loadMessages, type Part } from "#lib/messages/index.ts"

/** Provides a part of the messages that the page hasn't loaded; suspends while it loads. */
export function PartTexts({ part, children }: { part: Part; children: ReactNode }) {
  const locale = useLocale()
  const { data } = useSuspenseQuery({
    queryKey: ["texts", part, locale],
    queryFn: () => loadMessages(locale, "shared", "store", part),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <I18nProvider locale={locale} messages={data}>
      {children}
    </I18nProvider>
  )
}
