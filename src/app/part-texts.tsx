import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { I18nProvider, useLocale } from "#lib/i18n.tsx"
import { loadMessages, type Part } from "#lib/messages/index.ts"

interface PartTextsProps {
  part: Part
  children: ReactNode
  /** Shown if the messages can't be loaded; the next mount loads them again. */
  failed?: ReactNode
}

/** Provides a part of the messages that the page hasn't loaded; suspends while it loads. */
export function PartTexts({ part, children, failed = null }: PartTextsProps) {
  const locale = useLocale()
  const { data } = useSuspenseQuery({
    queryKey: ["texts", part, locale],
    // An error would replace the whole page, of which this is a part.
    queryFn: () => loadMessages(locale, "shared", "store", part).catch(() => null),
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })
  if (!data) return failed
  return (
    <I18nProvider locale={locale} messages={data}>
      {children}
    </I18nProvider>
  )
}
