import { useTranslations } from "#lib/i18n.tsx"
import { MIN_PASSWORD } from "#routes/_store/-customer/session.ts"

/** What a new password must be like, as react-hook-form's `register` wants it. */
export function usePasswordRules() {
  const t = useTranslations("account.session")
  return {
    required: t("required"),
    validate: (value: string) =>
      value.length >= MIN_PASSWORD || t("short", { count: MIN_PASSWORD - value.length, min: MIN_PASSWORD }),
  }
}
