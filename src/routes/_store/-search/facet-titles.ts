import { useTranslations } from "#lib/i18n.tsx"
import { facetName } from "./address.ts"

/** What a facet is called: the known ones in the shopper's language, others as the shop calls them. */
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

/** The names of values that are no words of the shop's own. */
export function useValueTitle() {
  const t = useTranslations("search.availability")
  return (value: string): string => (value === "in-stock" || value === "sold-out" ? t(value) : value)
}
