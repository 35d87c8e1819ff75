import { useEffect, useState } from "react"
import { useRange } from "react-instantsearch"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { NumberField } from "#ui/text-field.tsx"

const symbolOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: "narrowSymbol",
  })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency

const shown = (bound: number | undefined): string =>
  bound === undefined || !Number.isFinite(bound) ? "" : String(bound)
const numberOf = (text: string): number | undefined => {
  const number = Number(text.trim().replace(",", "."))
  return text.trim() === "" || !Number.isFinite(number) || number < 0 ? undefined : number
}

/** From and to, in the prices that the shopper sees. What is left empty has no bound. */
export function PriceRange({ attribute, currency }: { attribute: string; currency: string }) {
  const t = useTranslations("search")
  const locale = useLocale()
  const { range, start, refine, canRefine } = useRange({ attribute })
  const [least, most] = [shown(start[0]), shown(start[1])]
  const [from, setFrom] = useState(least)
  const [to, setTo] = useState(most)
  useEffect(() => setFrom(least), [least])
  useEffect(() => setTo(most), [most])
  if (!canRefine && !least && !most) return null
  const symbol = symbolOf(currency, locale)
  const [low, high] = [numberOf(from), numberOf(to)]
  const isTurned = low !== undefined && high !== undefined && low > high
  return (
    <Disclosure open title={t("price.title")}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTurned) refine([low, high])
        }}
      >
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="sr-only">{t("price.title")}</legend>
          <NumberField
            label={t("price.from")}
            prefix={symbol}
            value={from}
            placeholder={shown(range.min)}
            onChange={(event) => setFrom(event.target.value)}
          />
          <NumberField
            label={t("price.to")}
            prefix={symbol}
            value={to}
            placeholder={shown(range.max)}
            onChange={(event) => setTo(event.target.value)}
          />
        </fieldset>
        {(from !== least || to !== most) && (
          <Button type="submit" size="sm" disabledReason={isTurned ? t("price.turned") : undefined} reasonShown="below">
            {t("price.apply")}
          </Button>
        )}
      </form>
    </Disclosure>
  )
}
