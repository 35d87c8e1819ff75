import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { sameMoney } from "#lib/money.ts"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { refusedDraft } from "#ui/refused-draft.ts"
import { TextField } from "#ui/text-field.tsx"

/** Commits the input when the field is left or with Enter; Escape restores the value. */
function useCommitField(value: string, settle: (typed: string) => void) {
  const [draft, setDraft] = useState(value)
  // The inputs that a new value replaces: the value before, and what was committed. Anything else was typed since then.
  const replaced = useRef([value])
  useEffect(() => {
    const old = replaced.current
    replaced.current = [value]
    setDraft((typed) => (old.includes(typed) ? value : typed))
  }, [value])
  const commit = () => {
    if (draft === value || draft.trim() === value) return
    replaced.current = [value, draft]
    settle(draft.trim())
  }
  return {
    value: draft,
    onChange: setDraft,
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter") {
        // With Ctrl or Cmd, Enter commits the input and also triggers the page's shortcut.
        if (!event.ctrlKey && !event.metaKey) event.preventDefault()
        commit()
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

/** Amount field that saves on commit; an invalid amount shows an error, isn't sent, and blocks the confirmation. */
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
  const shared = { ...field, ...refusedDraft(error !== undefined) }
  return <MoneyField label={label} labelHidden={labelHidden} currency={currency} error={error} {...shared} />
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
