import { browserLanguages } from "#lib/browser-languages.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { countryOf } from "#lib/place.ts"
import { useOverlays } from "#store/shell/overlays-context.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Button } from "#ui/button.tsx"
import { useBrowserValue } from "#ui/use-browser-value.ts"
import { countryName, useMarket } from "./market.ts"

/**
 * Says that the shop doesn't ship to the browser's country, until the shopper has chosen one. It floats: a server can't know
 * it, and the page mustn't move when the browser does.
 */
export function UnservedNotice() {
  const t = useTranslations("store.market")
  const locale = useLocale()
  const { openMarket } = useOverlays()
  const { regions, market, choose } = useMarket()
  const { country: chosen } = useVisit()
  const browserCountry = useBrowserValue(() => countryOf(browserLanguages()))
  const isServed = regions.some(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === browserCountry))
  if (!market || chosen || !browserCountry || isServed) return null
  const country = countryName(market.country, locale)
  return (
    <section
      aria-label={t("shipTo")}
      className="fixed inset-x-4 bottom-20 z-20 mx-auto flex max-w-2xl translate-y-[calc(var(--bottom-bar,0px)*-1)] animate-appear flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-waiting-soft px-4 py-3 text-sm text-waiting-ink shadow-md print:hidden"
    >
      <p className="min-w-0 flex-1 basis-64">{t("unserved", { own: countryName(browserCountry, locale), country })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => openMarket()}>
          {t("chooseAnother")}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => choose(market.country)}>
          {t("keep", { country })}
        </Button>
      </div>
    </section>
  )
}
