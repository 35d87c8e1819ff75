import { useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"

interface PriceFormProps {
  currency: string
  /** The lowest and highest price of the products; undefined if unknown. */
  range: { readonly min?: number | undefined; readonly max?: number | undefined }
  /** The chosen bounds. */
  start: readonly [number | undefined, number | undefined]
  onChange: (bounds: [number | undefined, number | undefined]) => void
}

/** Minimum and maximum price, as shown to the shopper. An empty field sets no bound. */
export function PriceForm({ currency, range, start, onChange }: PriceFormProps) {
  const t = useTranslations("search")
  const { show, read } = useMoneyInput(currency)
  const shown = (bound: number | undefined) => (bound === undefined || !Number.isFinite(bound) ? "" : show(bound))
  const [least, most] = [shown(start[0]), shown(start[1])]
  const [from, setFrom] = useState(least)
  const [to, setTo] = useState(most)
  useEffect(() => setFrom(least), [least])
  useEffect(() => setTo(most), [most])
  const [low, high] = [read(from), read(to)]
  const isReversed = low.amount !== undefined && high.amount !== undefined && low.amount > high.amount
  const isReadable = [low, high].every(({ error, isEmpty }) => isEmpty || !error)
  const why = isReversed ? t("price.reversed") : isReadable ? undefined : t("price.notAmounts")
  const isChanged = from !== least || to !== most
  const apply = () => {
    if (why || !isChanged) return
    // A bound outside the price range has no effect, so it is cleared.
    const isMin = low.amount !== undefined && low.amount > (range.min ?? 0)
    const isMax = high.amount !== undefined && high.amount < (range.max ?? Number.POSITIVE_INFINITY)
    if (!isMin) setFrom("")
    if (!isMax) setTo("")
    onChange([isMin ? low.amount : undefined, isMax ? high.amount : undefined])
  }
  return (
    <Disclosure open title={t("price.title")}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: hears when the focus leaves the fields */}
      <form
        className="grid gap-3"
        // Also when the shopper goes on, for example to the button that closes the filters.
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && apply()}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-3">
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
        {isChanged && (
          <Button type="submit" size="sm" disabledReason={why} reasonShown="below">
            {t("price.apply")}
          </Button>
        )}
      </form>
    </Disclosure>
  )
}
