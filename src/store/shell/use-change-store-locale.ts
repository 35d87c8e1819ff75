import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { type AnyRouter, useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { useChangeLocale } from "#app/use-change-locale.ts"
import type { Locale } from "#lib/locale.ts"
import { setNextLocale } from "#lib/page-scope.ts"

/** Returns a function that switches the storefront's language, including the API's texts. */
export function useChangeStoreLocale(): (locale: Locale) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  const changeLocale = useChangeLocale()
  return useCallback(
    async (locale: Locale) => {
      setNextLocale(locale)
      const { translate } = await import("#store/api/translate.ts")
      await translateFilters(client, router)
      await changeLocale(locale)
      await translate(client)
    },
    [client, router, changeLocale],
  )
}

/** Filters that can't be checked stay, and can be removed on the page. */
const translateFilters = (client: QueryClient, router: AnyRouter): Promise<void> =>
  import("#store/api/translate-filters.ts")
    .then((filters) => filters.translateFilters(client, router, "drop"))
    .catch(() => undefined)
