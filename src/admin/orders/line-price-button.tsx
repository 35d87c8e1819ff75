import { useTranslations } from "#lib/i18n.tsx"
import { type LineWithTotals, linePrice, type PricePart } from "#lib/line-price.ts"
import type { Basis } from "#lib/order-totals.ts"
import { IconButton } from "#ui/icon-button.tsx"
import { Money } from "#ui/money.tsx"
import { type MoneyRow, MoneySummary } from "#ui/money-summary.tsx"
import { Popover } from "#ui/popover.tsx"

interface LinePriceProps {
  line: LineWithTotals
  /** The item's name, for the button. */
  title: string
  currency: string
  basis: Basis
}

/** A button that shows how an item's total follows from its price, promotions and taxes. */
export function LinePriceButton({ line, title, currency, basis }: LinePriceProps) {
  const t = useTranslations("admin.orderItems.price")
  const label = t("action", { title })
  return (
    <Popover
      label={label}
      align="end"
      trigger={(props) => <IconButton icon="info" size="sm" label={label} {...props} />}
    >
      {() => <Details line={line} currency={currency} basis={basis} />}
    </Popover>
  )
}

function Details({ line, currency, basis }: Omit<LinePriceProps, "title">) {
  const t = useTranslations("admin.orderItems.price")
  const { parts, included, total } = linePrice(line, currency, basis)
  const labelOf = (part: PricePart) => {
    if ("each" in part)
      return (
        <>
          {`${t(part.kind)}: ${line.quantity} × `}
          <Money amount={part.each} currency={currency} />
        </>
      )
    if (part.kind === "tax") return t("tax", { name: part.name, rate: part.rate })
    return part.kind === "promotion" && part.name ? t("code", { code: part.name }) : t(part.kind)
  }
  const row = (part: PricePart, at: number): MoneyRow => ({
    id: `${part.kind} ${at}`,
    label: labelOf(part),
    amount: part.amount,
  })
  return (
    <div className="w-72 max-w-full">
      <MoneySummary
        currency={currency}
        rows={[
          ...parts.map(row),
          { id: "total", label: t("total"), amount: total, kind: "total" },
          ...included.map((part, at) => ({ ...row(part, at), label: t("included", { tax: labelOf(part) as string }) })),
        ]}
      />
    </div>
  )
}
