import { settings } from "./config.ts"
import { detectLocale, type Locale, locales } from "./locale.ts"
import { type MainMarket, splitMarket } from "./market-prefix.ts"

/** The default market by the shop's settings. */
export function marketSetting(): MainMarket & { readonly locale: Locale } {
  const { language, country } = splitMarket(`/${settings().VITE_DEFAULT_MARKET?.trim() ?? ""}`, locales)
  return { locale: detectLocale([language ?? ""]) ?? "en", country }
}
