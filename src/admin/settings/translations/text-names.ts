import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { languageName } from "#lib/language-name.ts"
import { textTypes } from "./settings.ts"

const fields = ["title", "subtitle", "description", "material", "name", "label", "value"] as const

/** Plugins can add types and fields, which have no name here: "loyalty_level" is shown as "Loyalty level". */
const readable = (name: string): string => {
  const words = name.replaceAll("_", " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names of languages, types of texts and fields in the page's language. */
export function useTextNames() {
  const t = useTranslations("admin.translations")
  const locale = useLocale()
  return {
    language: (code: string) => languageName(code, locale),
    type: (type: string) => {
      const known = textTypes.find((each) => each === type)
      return known ? t(`types.${known}`) : readable(type)
    },
    field: (field: string) => {
      const known = fields.find((each) => each === field)
      return known ? t(`field.${known}`) : readable(field)
    },
  }
}
