import { type KeyboardEvent, useEffect, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { currencyDigits, currencySymbol } from "#lib/money.ts"
import { NumberField, TextField } from "#ui/text-field.tsx"

/** What is typed counts when the field is left, or by Enter; Escape takes it back. */
function useSettled(value: string, settle: (typed: string) => void) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  return {
    value: draft,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onBlur: () => {
      if (draft.trim() !== value) settle(draft.trim())
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter") {
        // With a command key it is the page's: what is typed counts, and the next step follows.
        if (!event.ctrlKey && !event.metaKey) event.preventDefault()
        if (draft.trim() !== value) settle(draft.trim())
      }
      if (event.key === "Escape") setDraft(value)
    },
  }
}

interface PriceFieldProps {
  label: string
  labelHidden?: boolean
  /** Major units. */
  amount: number
  currency: string
  onSettle: (amount: number) => void
}

/** An amount of money that is saved as soon as it is settled; what is no amount is said and not sent. */
export function PriceField({ label, labelHidden, amount, currency, onSettle }: PriceFieldProps) {
  const t = useTranslations("admin.orderChange")
  const locale = useLocale()
  const [error, setError] = useState<string>()
  const shown = amount.toFixed(currencyDigits(currency))
  const field = useSettled(shown, (typed) => {
    const price = Number(typed.replace(",", "."))
    const isAmount = typed !== "" && Number.isFinite(price) && price >= 0
    setError(isAmount ? undefined : t("noAmount"))
    if (isAmount) onSettle(price)
  })
  return (
    <NumberField
      label={label}
      labelHidden={labelHidden}
      prefix={currencySymbol(currency, locale)}
      error={error}
      {...field}
    />
  )
}

interface NoteFieldProps {
  label: string
  value: string
  onSettle: (note: string) => void
}

/** A note that is saved as soon as it is settled. */
export function NoteField({ label, value, onSettle }: NoteFieldProps) {
  return <TextField label={label} optional {...useSettled(value, onSettle)} />
}
