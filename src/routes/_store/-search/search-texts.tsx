import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { I18nProvider, useLocale } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"

/** Provides the search messages to a component on another page; suspends while they load. */
export function SearchTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { data } = useSuspenseQuery({
    queryKey: ["texts", "search", locale],
    queryFn: () => loadMessages(locale, "shared", "store", "search"),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <I18nProvider locale={locale} messages={data}>
      {children}
    </I18nProvider>
  )
}
