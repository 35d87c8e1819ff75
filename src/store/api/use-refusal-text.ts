import { useTranslations } from "#lib/i18n.tsx"
import { storeRefusalOf } from "#machines/store/store-refusal.ts"

/** Returns a function for why the server has refused a request and what to do next, in the shop's own words. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations("store.refusal")
  return (error) => t(storeRefusalOf(error))
}
