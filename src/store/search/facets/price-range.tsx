import { useRange } from "react-instantsearch"
import { currencyDigits } from "#lib/money.ts"
import { PriceForm } from "./price-form.tsx"

/** The price filter of the search; hidden where no product has a price. */
export function PriceRange({ attribute, currency }: { attribute: string; currency: string }) {
  const { range, start, refine, canRefine } = useRange({ attribute, precision: currencyDigits(currency) })
  const [from, to] = start
  if (!canRefine && !Number.isFinite(from) && !Number.isFinite(to)) return null
  return <PriceForm currency={currency} range={range} start={[from, to]} onChange={refine} />
}
