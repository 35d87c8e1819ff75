import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import type { Locale } from "#lib/locale.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { rememberLocale } from "#lib/tab-market.ts"

let changes = 0

/** Returns a function that loads a locale's messages and then switches to it; page and form input are kept. */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const router = useRouter()
  return useCallback(
    async (locale: Locale) => {
      changes += 1
      const change = changes
      const shared = await loadMessages(locale, "shared")
      // A newer choice replaces this one.
      if (change !== changes) return
      rememberLocale(locale)
      router.update({ ...router.options, context: { ...router.options.context, locale, shared } })
      await router.invalidate()
    },
    [router],
  )
}
