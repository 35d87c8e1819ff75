import { useTranslations } from "#lib/i18n.tsx"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"

/** Returns a function for a provider's display name; for custom providers, the part of the id after `pp_`. */
export function useProviderName(): (id: string) => string {
  const t = useTranslations("store.checkout.payment")
  return (id) => {
    if (id === MANUAL_PROVIDER) return t("manual")
    const name = id.replace(/^pp_/, "").split("_")[0] ?? id
    // Shoppers may not know the provider.
    if (name === "stripe") return t("stripe")
    return t("other", { provider: name.replace(/^./, (first) => first.toUpperCase()) })
  }
}
