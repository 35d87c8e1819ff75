import { useSuspenseQuery } from "@tanstack/react-query"
import { type ReactNode, useMemo } from "react"
import { I18nProvider, useLocale, useMessages } from "#lib/i18n.tsx"
import { loadMessages, mergeMessages, type Part } from "#lib/messages/index.ts"

interface PartTextsProps {
  part: Part
  children: ReactNode
  /** Shown if the messages can't be loaded; the next mount loads them again. */
  failed?: ReactNode
}

/** Adds a part to the messages of the page, which hasn't loaded it; suspends while it loads. */
export function PartTexts({ part, children, failed = null }: PartTextsProps) {
  const locale = useLocale()
  const known = useMessages()
  const { data } = useSuspenseQuery({
    queryKey: ["texts", part, locale],
    // An error would replace the whole page, of which this is a part. A rendered page transfers these texts.
    queryFn: () => loadMessages(locale, part).catch(() => null),
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })
  const messages = useMemo(() => data && mergeMessages(known, data), [known, data])
  if (!messages) return failed
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children}
    </I18nProvider>
  )
}
