import { useTranslations } from "#lib/i18n.tsx"
import { MANUAL_PROVIDER, providerNameOf } from "#lib/payment-provider.ts"

/** Returns the name of a payment provider by its id: `pp_stripe_main` is "stripe main". */
export function useProviderName(): (id: string) => string {
  const t = useTranslations("admin.paymentProvider")
  return (id) => (id === MANUAL_PROVIDER ? t("manual") : providerNameOf(id))
}
