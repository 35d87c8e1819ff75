import { useEffect, useState } from "react"
import { useRange } from "react-instantsearch"
import { useTranslations } from "#lib/i18n.tsx"
import { currencyDigits } from "#lib/money.ts"
import { Button } from "#ui/button.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"

/** Minimum and maximum price, as shown to the shopper. An empty field sets no bound. */
export function PriceRange({ attribute, currency }: { attribute: string; currency: string }) {
  const t = useTranslations("search")
  const { range, start, refine, canRefine } = useRange({ attribute, precision: currencyDigits(currency) })
  const { show, read } = useMoneyInput(currency)
  const shown = (bound: number | undefined) => (bound === undefined || !Number.isFinite(bound) ? "" : show(bound))
  const [least, most] = [shown(start[0]), shown(start[1])]
  const [from, setFrom] = useState(least)
  const [to, setTo] = useState(most)
  useEffect(() => setFrom(least), [least])
  useEffect(() => setTo(most), [most])
  if (!canRefine && !least && !most) return null
  const [low, high] = [read(from), read(to)]
  const isReversed = low.amount !== undefined && high.amount !== undefined && low.amount > high.amount
  const isReadable = [low, high].every(({ error, isEmpty }) => isEmpty || !error)
  const why = isReversed ? t("price.reversed") : isReadable ? undefined : t("price.notAmounts")
  return (
    <Disclosure open title={t("price.title")}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (why) return
          // The library ignores bounds outside the price range, so they are cleared.
          const isMin = low.amount !== undefined && low.amount > (range.min ?? 0)
          const isMax = high.amount !== undefined && high.amount < (range.max ?? Number.POSITIVE_INFINITY)
          if (!isMin) setFrom("")
          if (!isMax) setTo("")
          refine([isMin ? low.amount : undefined, isMax ? high.amount : undefined])
        }}
      >
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="sr-only">{t("price.title")}</legend>
          <MoneyField
            label={t("price.from")}
            currency={currency}
            value={from}
            error={low.isEmpty ? undefined : low.error}
            placeholder={shown(range.min)}
            onChange={setFrom}
          />
          <MoneyField
            label={t("price.to")}
            currency={currency}
            value={to}
            error={high.isEmpty ? undefined : high.error}
            placeholder={shown(range.max)}
            onChange={setTo}
          />
        </fieldset>
        {(from !== least || to !== most) && (
          <Button type="submit" size="sm" disabledReason={why} reasonShown="below">
            {t("price.apply")}
          </Button>
        )}
      </form>
    </Disclosure>
  )
}
