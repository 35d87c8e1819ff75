import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { type Locale, localeNames, locales } from "#lib/locale.ts"
import { Icon } from "./icon.tsx"

/** Language selection with each language's own name. The caller loads the messages and stores the choice. */
export function LocaleSwitch({ onChange }: { onChange: (locale: Locale) => void }) {
  const t = useTranslations("ui.locale")
  const locale = useLocale()
  return (
    <span className="relative inline-flex items-center rounded-md border border-line bg-sunken text-sm text-muted hover:text-ink">
      <Icon name="globe" className="pointer-events-none absolute left-2" />
      <select
        aria-label={t("label")}
        value={locale}
        onChange={(event) => onChange(locales.find((known) => known === event.target.value) ?? "en")}
        className="min-h-7.5 appearance-none rounded-md bg-transparent py-0.5 pr-7 pl-7.5 touch-target"
      >
        {locales.map((each) => (
          <option key={each} value={each} lang={each} className="bg-raised text-ink">
            {localeNames[each]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={14} className="pointer-events-none absolute right-2" />
    </span>
  )
}
