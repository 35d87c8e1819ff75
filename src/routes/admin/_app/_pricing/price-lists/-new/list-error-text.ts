import { useTranslations } from "#lib/i18n.tsx"
import { errorText } from "#routes/-app/error-text.ts"
import type { ApiError } from "#sdk/error.ts"

export function useListErrorText() {
  const t = useTranslations("admin.priceListWizard.server")
  return (error: ApiError) =>
    errorText(error, { refused: (text) => t("refused", { text }), server: t("failed"), lost: t("lost") })
}
