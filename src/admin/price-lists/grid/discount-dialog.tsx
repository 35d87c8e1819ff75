import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { roundMoney } from "#lib/money.ts"
import { formatMoneyInput } from "#lib/money-input.ts"
import { parsePercent } from "#lib/percent-input.ts"
import { conditionOf, isTier } from "#machines/price-lists/price-change.ts"
import type { CellChange, GridColumn } from "#ui/data-grid/types.ts"
import { Select } from "#ui/select.tsx"
import { NumberField } from "#ui/text-field.tsx"
import { standardPrices } from "./standard-prices.ts"

interface DiscountDialogProps {
  columns: readonly GridColumn[]
  variants: readonly { readonly id: string }[]
  onFill: (changes: readonly CellChange[]) => void
  onClose: () => void
}

/** Dialog that fills prices in: the standard prices less a percentage. */
export default function DiscountDialog({ columns, variants, onFill, onClose }: DiscountDialogProps) {
  const t = useTranslations("admin.priceList.discount")
  const locale = useLocale()
  const [text, setText] = useState("")
  const [column, setColumn] = useState("")
  const [isTried, setIsTried] = useState(false)
  const percent = parsePercent(text, locale)
  const isValid = percent !== undefined && percent > 0 && percent <= 100
  const chosen = columns.filter(({ id }) => (column === "" ? !isTier(conditionOf(id)) : id === column))
  const fill = useMutation({
    mutationFn: async () => {
      const prices = await standardPrices(variants.map(({ id }) => id))
      return variants.flatMap(({ id: row }) =>
        chosen.flatMap(({ id: target }): CellChange | never[] => {
          const { currency, rules } = conditionOf(target)
          const rowPrices = prices.get(row)
          const standard =
            rowPrices?.get(target) ??
            (isTier(conditionOf(target))
              ? [...(rowPrices ?? [])].find(([id]) => {
                  const condition = conditionOf(id)
                  const isSame = JSON.stringify(condition.rules) === JSON.stringify(rules)
                  return condition.currency === currency && isSame && !isTier(condition)
                })?.[1]
              : undefined)
          if (standard === undefined) return []
          const amount = roundMoney((standard * (100 - (percent ?? 0))) / 100, currency)
          return { row, column: target, text: formatMoneyInput(amount, currency, locale) }
        }),
      )
    },
    onSuccess: onFill,
  })
  return (
    <EntryDialog
      title={t("title")}
      description={t("text", { count: variants.length })}
      size="sm"
      entries={[text, column]}
      submit={t("fill")}
      busy={fill.isPending}
      onSubmit={() => {
        setIsTried(true)
        if (isValid && !fill.isPending) fill.mutate()
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <NumberField
          label={t("percent")}
          after="%"
          inputMode="decimal"
          value={text}
          error={isTried && !isValid ? t("problem") : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Select
          label={t("columns")}
          placeholder={t("all")}
          value={column}
          options={columns.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setColumn(target.value)}
        />
        <SaveError error={fill.error} />
      </div>
    </EntryDialog>
  )
}
