import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { facetName } from "./facet-names.ts"

/** Returns a function for a facet's title: translated if it is known, otherwise its capitalized name. */
export function useFacetTitle() {
  const t = useTranslations("search.facets")
  return (attribute: string): string => {
    const name = facetName(attribute)
    switch (name) {
      case "category":
      case "collection":
      case "tag":
      case "type":
      case "color":
      case "size":
      case "availability":
        return t(name)
      default:
        return name.charAt(0).toUpperCase() + name.slice(1)
    }
  }
}

/** Returns a function for a value's title: of availability translated, of words in lower case, such as tags, capitalized. */
export function useValueTitle() {
  const t = useTranslations("search.availability")
  const locale = useLocale()
  return (value: string): string => {
    if (value === "in-stock" || value === "sold-out") return t(value)
    const [first = ""] = value
    return value === value.toLocaleLowerCase(locale)
      ? first.toLocaleUpperCase(locale) + value.slice(first.length)
      : value
  }
}
