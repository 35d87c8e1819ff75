import { isGuessable } from "#lib/guessable-password.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { MIN_PASSWORD } from "#store/account/session.ts"

/** Returns the rules for a new password, as options for react-hook-form's `register`. */
export function usePasswordRules() {
  const t = useTranslations("account.session")
  return {
    required: t("required"),
    validate: (value: string) => {
      if (value.length < MIN_PASSWORD) return t("short", { count: MIN_PASSWORD - value.length, min: MIN_PASSWORD })
      return !isGuessable(value) || t("guessable")
    },
  }
}
