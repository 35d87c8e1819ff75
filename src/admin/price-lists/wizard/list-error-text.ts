import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ApiError } from "#sdk/error.ts"

export function useListErrorText() {
  const t = useTranslations("admin.priceListWizard.server")
  const refused = useRefusalText()
  return (error: ApiError) => errorText(error, { refused, server: t("failed"), lost: t("lost") })
}
