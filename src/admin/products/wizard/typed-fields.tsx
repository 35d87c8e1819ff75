import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Typed } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { NumberField } from "#ui/text-field.tsx"

interface TypedFieldProps {
  label: string
  labelHidden?: boolean
  typed: Typed | undefined
  /** Called with undefined for an empty field. */
  onChange: (typed: Typed | undefined) => void
  /** Whether the rules reject the value. */
  invalid?: boolean
}

/** A price in the user's notation. What isn't an amount stays as typed. */
export function PriceField({
  currency,
  typed,
  onChange,
  invalid = false,
  ...field
}: TypedFieldProps & { currency: string }) {
  const t = useTranslations("admin.productWizard.prices")
  const { show, read } = useMoneyInput(currency)
  /** What is being typed; formatting it would move the cursor. */
  const [text, setText] = useState<string | null>(null)
  const kept = typed === undefined ? "" : "value" in typed ? show(typed.value) : typed.text
  const error = typed && "text" in typed ? read(typed.text).error : undefined
  return (
    <MoneyField
      {...field}
      currency={currency}
      value={text ?? kept}
      error={error ?? (invalid ? t("tooLarge") : undefined)}
      onBlur={() => setText(null)}
      onChange={(next) => {
        setText(next)
        const { amount, isEmpty } = read(next)
        onChange(isEmpty ? undefined : amount === undefined ? { text: next } : { value: amount })
      }}
    />
  )
}

const WHOLE = /^\d{1,15}$/

/** A whole number. What isn't one stays as typed. */
export function QuantityField({ typed, onChange, invalid = false, ...field }: TypedFieldProps) {
  const t = useTranslations("admin.productWizard.stock")
  const kept = typed === undefined ? "" : "value" in typed ? String(typed.value) : typed.text
  return (
    <NumberField
      {...field}
      inputMode="numeric"
      value={kept}
      error={invalid ? t("whole") : undefined}
      onChange={({ target: { value } }) => {
        const text = value.trim()
        onChange(text === "" ? undefined : WHOLE.test(text) ? { value: Number(text) } : { text: value })
      }}
    />
  )
}
