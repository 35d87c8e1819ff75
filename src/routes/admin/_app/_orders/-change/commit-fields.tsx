import { type KeyboardEvent, useEffect, useState } from "react"
import { sameMoney } from "#lib/money.ts"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { TextField } from "#ui/text-field.tsx"

/** Commits the input when the field is left or with Enter; Escape restores the value. */
function useCommitField(value: string, settle: (typed: string) => void) {
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
        // With Ctrl or Cmd, Enter commits the input and also triggers the page's shortcut.
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
  onCommit: (amount: number) => void
}

/** Amount field that saves on commit; an invalid amount shows an error and isn't sent. */
export function PriceField({ label, labelHidden, amount, currency, onCommit }: PriceFieldProps) {
  const { show, read } = useMoneyInput(currency)
  const [refused, refuse] = useState<string>()
  const shown = show(amount)
  const field = useCommitField(shown, (typed) => {
    const price = read(typed)
    if (price.amount === undefined) refuse(typed)
    else if (sameMoney(price.amount, amount, currency)) field.onChange(shown)
    else onCommit(price.amount)
  })
  const error = field.value.trim() === refused ? read(field.value).error : undefined
  return <MoneyField label={label} labelHidden={labelHidden} currency={currency} error={error} {...field} />
}

interface NoteFieldProps {
  label: string
  value: string
  onCommit: (note: string) => void
}

/** Note field that saves on commit. */
export function NoteField({ label, value, onCommit }: NoteFieldProps) {
  const { onChange, ...field } = useCommitField(value, onCommit)
  return <TextField label={label} optional {...field} onChange={(event) => onChange(event.target.value)} />
}
