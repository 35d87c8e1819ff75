import type { ToggleQuestion } from "#admin/settings/toggles/toggles-card.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, roundMoney } from "#lib/money.ts"

/** Prices and tax rate, in percent, of the example. */
const PRICE = 100
const RATE = 20

/** Asks whether prices of a currency, or for a region, should include taxes, with an example in the currency. */
export function usePriceEffect() {
  const t = useTranslations("admin.storeSettings.priceEffect")
  const locale = useLocale()
  const format = (amount: number, currency: string) => formatMoney(roundMoney(amount, currency), currency, locale)
  const example = (currency: string) => ({
    rate: new Intl.NumberFormat(locale, { style: "percent" }).format(RATE / 100),
    price: format(PRICE, currency),
    gross: format((PRICE * (100 + RATE)) / 100, currency),
    net: format((PRICE * 100) / (100 + RATE), currency),
  })
  return {
    /** `owner` names the currency or the region. */
    taxInclusive: (owner: string, currency: string, isOn: boolean): ToggleQuestion => ({
      title: t(isOn ? "include.title" : "exclude.title", { owner }),
      text: t(isOn ? "include.text" : "exclude.text", example(currency)),
      confirm: t("confirm"),
      done: t(isOn ? "include.done" : "exclude.done", { owner }),
    }),
    automaticTaxes: (currency: string, isOn: boolean) => ({
      title: t(isOn ? "automatic.title" : "manual.title"),
      text: t(isOn ? "automatic.text" : "manual.text", example(currency)),
      confirm: t("choose"),
    }),
  }
}
