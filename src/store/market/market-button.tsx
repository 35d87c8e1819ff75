import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { useOverlays } from "#store/shell/overlays-context.ts"
import { Button } from "#ui/button.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { countryName, useMarket } from "./market.ts"

/** Shows the shipping country and the currency, and opens the dialog to change them. */
export function MarketButton({ onOpen }: { onOpen?: () => void }) {
  const t = useTranslations("store.market")
  const locale = useLocale()
  const { openMarket } = useOverlays()
  const { market } = useMarket()
  if (!market) return null
  const country = countryName(market.country, locale)
  const currency = market.region.currency_code.toUpperCase()
  return (
    <Button
      size="sm"
      icon="pin"
      onClick={() => {
        onOpen?.()
        openMarket()
      }}
    >
      <span>
        <VisuallyHidden>{t("shipTo")} </VisuallyHidden>
        {t("short", { country, currency })}
      </span>
    </Button>
  )
}
