import { queryOptions, useSuspenseQuery } from "@tanstack/react-query"
import { type ReactNode, useMemo } from "react"
import { I18nProvider, useLocale, useMessages } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"
import { loadMessages, mergeMessages, type Part } from "#lib/messages/index.ts"

interface PartTextsProps {
  parts: readonly Part[]
  children: ReactNode
  /** Shown if the messages can't be loaded; the next mount loads them again. */
  failed?: ReactNode
}

/** The messages of parts of a page, which a rendered page transfers; `null` if they can't be loaded, because an error would replace the whole page. */
export const partTextsQuery = (locale: Locale, parts: readonly Part[]) =>
  queryOptions({
    queryKey: ["texts", locale, ...parts],
    queryFn: () => loadMessages(locale, ...parts).catch(() => null),
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })

/** Adds parts to the messages of the page, which hasn't loaded them; suspends while they load. */
export function PartTexts({ parts, children, failed = null }: PartTextsProps) {
  const locale = useLocale()
  const known = useMessages()
  const { data } = useSuspenseQuery(partTextsQuery(locale, parts))
  const messages = useMemo(() => data && mergeMessages(known, data), [known, data])
  if (!messages) return failed
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children}
    </I18nProvider>
  )
}
