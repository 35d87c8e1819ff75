import { type KeyboardEvent, useEffect, useState } from "react"
import { sameMoney } from "#lib/money.ts"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { TextField } from "#ui/text-field.tsx"

/** What is typed counts when the field is left, or by Enter; Escape takes it back. */
function useSettled(value: string, settle: (typed: string) => void) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  return {
    value: draft,
    onChange: setDraft,
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

/** An amount of money that is saved as soon as it is settled; anything else shows an error and isn't sent. */
export function PriceField({ label, labelHidden, amount, currency, onSettle }: PriceFieldProps) {
  const { show, read } = useMoneyInput(currency)
  const [refused, refuse] = useState<string>()
  const shown = show(amount)
  const field = useSettled(shown, (typed) => {
    const price = read(typed)
    if (price.amount === undefined) refuse(typed)
    else if (sameMoney(price.amount, amount, currency)) field.onChange(shown)
    else onSettle(price.amount)
  })
  const error = field.value.trim() === refused ? read(field.value).error : undefined
  return <MoneyField label={label} labelHidden={labelHidden} currency={currency} error={error} {...field} />
}

interface NoteFieldProps {
  label: string
  value: string
  onSettle: (note: string) => void
}

/** A note that is saved as soon as it is settled. */
export function NoteField({ label, value, onSettle }: NoteFieldProps) {
  const { onChange, ...field } = useSettled(value, onSettle)
  return <TextField label={label} optional {...field} onChange={(event) => onChange(event.target.value)} />
}
