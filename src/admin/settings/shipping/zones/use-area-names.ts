import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { GeoArea } from "#machines/settings/location-setup/location-shipping.ts"
import { areaName, toAreaRows } from "./areas.ts"

const SHOWN = 6

/** Returns a function that names the areas of a zone: "France, Germany and 4 more". */
export function useAreaNames() {
  const t = useTranslations("admin.locations.set")
  const locale = useLocale()
  const countries = new Intl.DisplayNames(locale, { type: "region" })
  const list = new Intl.ListFormat(locale, { type: "conjunction" })
  return (areas: readonly GeoArea[]): string => {
    const names = toAreaRows(areas)
      .map((row) => areaName(row, countryName(countries, row.country)))
      .sort((a, b) => a.localeCompare(b, locale))
    const hidden = names.length - SHOWN
    return list.format(hidden > 1 ? [...names.slice(0, SHOWN), t("moreAreas", { count: hidden })] : names)
  }
}

/** Name of a country code; the code itself if there is no such country. */
export function countryName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
