import { useTranslations } from "#lib/i18n.tsx"
import { type Locale, localeNames, locales } from "#lib/locale.ts"
import { Select } from "#ui/select.tsx"

interface LanguageSelectProps {
  value: Locale
  onChange: (language: Locale) => void
  error?: string | undefined
}

/** Chooses the language whose texts a form shows. */
export function LanguageSelect({ value, onChange, error }: LanguageSelectProps) {
  const t = useTranslations("admin.storefront")
  return (
    <Select
      label={t("language")}
      hint={t("languageHint")}
      error={error}
      value={value}
      onChange={({ target }) => onChange(locales.find((locale) => locale === target.value) ?? value)}
      options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
    />
  )
}
