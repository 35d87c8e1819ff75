import { z } from "zod/mini"
import { optionalText, requiredText } from "#admin/kit/form/text-schema.ts"
import { formatDecimalInput } from "#lib/decimal-input.ts"
import { parsePercent } from "#lib/percent-input.ts"
import type { TaxRateNode } from "#machines/settings/tax-setup/tax-winner.rules.ts"
import { NumberField, TextField, type TextFieldProps } from "#ui/text-field.tsx"

/** A percentage as typed in a language, sent as a number. */
export const percent = (locale: string) =>
  z.pipe(
    requiredText.check(z.refine((text: string) => parsePercent(text, locale) !== undefined, "percent")),
    z.transform((text: string) => parsePercent(text, locale) ?? 0),
  )

interface DefaultRate {
  readonly name: string
  readonly code: string
  readonly rate: number | null
}

/** Fields of a default rate, which may be left out: all of them are empty then. */
export const defaultRateFields = (locale: string) => {
  const isPercent = (text: string) => text === "" || parsePercent(text, locale) !== undefined
  const rate = z.pipe(
    optionalText.check(z.refine(isPercent, "percent")),
    z.transform((text: string) => (text === "" ? null : (parsePercent(text, locale) ?? 0))),
  )
  return { name: optionalText, code: optionalText, rate }
}

/** A default rate has all of its fields, or none. */
export const defaultRateChecks = [
  z.refine<DefaultRate>(({ rate, name }) => rate === null || name !== "", { path: ["name"], error: "required" }),
  z.refine<DefaultRate>(({ rate, code }) => rate === null || code !== "", { path: ["code"], error: "required" }),
  z.refine<DefaultRate>(({ rate, name, code }) => rate !== null || (name === "" && code === ""), {
    path: ["rate"],
    error: "percent",
  }),
]

/** The name, code and percentage of a rate as typed in a language. */
export const rateValues = (rate: TaxRateNode | undefined, locale: string) => ({
  name: rate?.name ?? "",
  code: rate?.code ?? "",
  // The server counts a missing percentage as 0.
  rate: rate ? formatDecimalInput(rate.rate ?? 0, locale) : "",
  is_combinable: rate?.is_combinable ?? false,
})

/** Rewrites a percentage that was typed in another language. */
export function translatePercent(text: string, from: string, to: string): string {
  const value = parsePercent(text, from)
  return value === undefined ? text : formatDecimalInput(value, to)
}

interface RateFieldsProps {
  name: TextFieldProps
  code: TextFieldProps
  rate: TextFieldProps
}

/** Fields for the name, the percentage and the code of a tax rate. */
export function RateFields({ name, code, rate }: RateFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)]">
      <TextField autoComplete="off" {...name} />
      <NumberField autoComplete="off" after="%" {...rate} />
      <TextField autoComplete="off" {...code} />
    </div>
  )
}
