import { useTranslations } from "#lib/i18n.tsx"

/** Returns the name of a payment provider by its id: `pp_stripe_main` is "stripe main". */
export function useProviderName(): (id: string) => string {
  const t = useTranslations("admin.paymentLedger")
  return (id) => (id === "pp_system_default" ? t("manual") : id.replace(/^pp_/, "").replaceAll("_", " "))
}
