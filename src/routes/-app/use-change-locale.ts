import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { type Locale, rememberLocale } from "#lib/locale.ts"
import { loadMessages } from "#lib/messages/index.ts"

/** Loads the language's texts first, then changes everything at once; the page and what was typed stay. */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const router = useRouter()
  return useCallback(
    async (locale: Locale) => {
      rememberLocale(locale)
      const shared = await loadMessages(locale, "shared")
      router.update({ ...router.options, context: { ...router.options.context, locale, shared } })
      await router.invalidate()
    },
    [router],
  )
}
