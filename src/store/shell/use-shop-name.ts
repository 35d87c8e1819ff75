import { brand } from "#lib/brand.ts"
import { useTranslations } from "#lib/i18n.tsx"

/** Returns the shop's name, or a general one if it has set none. */
export function useShopName(): string {
  const t = useTranslations("store.layout")
  return brand().name || t("unnamed")
}
