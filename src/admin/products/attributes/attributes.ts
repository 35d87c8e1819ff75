import { z } from "zod/mini"
import { optionalText } from "#admin/kit/form/text-schema.ts"
import { formatDecimalInput, parseDecimal } from "#lib/decimal-input.ts"

/** A text that may be empty; empty ones are sent as null. */
export const clearable = z.pipe(
  optionalText,
  z.transform((text: string) => text || null),
)
/** A number that isn't negative, in the language's format, or nothing. */
const optionalNumber = (locale: string) =>
  z.pipe(
    optionalText.check(z.refine((text) => text === "" || parseDecimal(text, locale) !== undefined, "number")),
    z.transform((text: string) => parseDecimal(text, locale) ?? null),
  )

export const measures = ["weight", "length", "width", "height"] as const
export const codes = ["origin_country", "hs_code", "mid_code", "material"] as const

/** Attributes that products, variants and inventory items have. */
export const attributeRules = (locale: string) => ({
  weight: optionalNumber(locale),
  length: optionalNumber(locale),
  width: optionalNumber(locale),
  height: optionalNumber(locale),
  origin_country: clearable,
  hs_code: clearable,
  mid_code: clearable,
  material: clearable,
})
type Attributes = { readonly [K in (typeof measures)[number]]?: number | null | undefined } & {
  readonly [K in (typeof codes)[number]]?: string | null | undefined
}
const numberText = (value: number | null | undefined, locale: string) =>
  typeof value === "number" ? formatDecimalInput(value, locale) : ""
export const attributeValues = (row: Attributes | undefined, locale: string) => ({
  weight: numberText(row?.weight, locale),
  length: numberText(row?.length, locale),
  width: numberText(row?.width, locale),
  height: numberText(row?.height, locale),
  origin_country: row?.origin_country ?? "",
  hs_code: row?.hs_code ?? "",
  mid_code: row?.mid_code ?? "",
  material: row?.material ?? "",
})

/** Rewrites the measures of a form that were typed in another language. */
export const translateMeasures = <Values extends Record<(typeof measures)[number], string>>(
  values: Values,
  from: string,
  to: string,
): Values => ({
  ...values,
  ...Object.fromEntries(
    measures.map((name) => {
      const value = parseDecimal(values[name], from)
      return [name, value === undefined ? values[name] : formatDecimalInput(value, to)]
    }),
  ),
})
