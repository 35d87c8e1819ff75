import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { I18nProvider, useLocale } from "#lib/i18n.tsx"
import type { Part } from "#lib/messages/index.ts"
import { loadParts } from "./part-outlet.tsx"

interface WithPartsProps {
  /** The parts of the providers around it, and its own. */
  parts: readonly Part[]
  fallback?: ReactNode
  children: ReactNode
}

/** A part of a page with messages that are loaded when it is shown. */
export function WithParts({ parts, fallback, children }: WithPartsProps) {
  const locale = useLocale()
  const { data: texts } = useQuery({
    queryKey: ["messages", locale, ...parts],
    queryFn: () => loadParts(locale, ...parts),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return texts ? <I18nProvider {...texts}>{children}</I18nProvider> : fallback
}
