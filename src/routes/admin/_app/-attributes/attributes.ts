import { z } from "zod/mini"
import { optionalText } from "#routes/admin/-kit/metadata-schema.ts"

/** A text that may be empty; empty ones are sent as null. */
export const clearable = z.pipe(
  optionalText,
  z.transform((text: string) => text || null),
)
/** A number that isn't negative, with a decimal point or comma, or nothing. */
const optionalNumber = z.pipe(
  optionalText.check(z.regex(/^(\d+([.,]\d+)?)?$/, "number")),
  z.transform((text: string) => (text === "" ? null : Number(text.replace(",", ".")))),
)

export const measures = ["weight", "length", "width", "height"] as const
export const codes = ["origin_country", "hs_code", "mid_code", "material"] as const

/** Attributes that products, variants and inventory items have. */
export const attributeRules = {
  weight: optionalNumber,
  length: optionalNumber,
  width: optionalNumber,
  height: optionalNumber,
  origin_country: clearable,
  hs_code: clearable,
  mid_code: clearable,
  material: clearable,
}
type Attributes = { readonly [K in (typeof measures)[number]]?: number | null | undefined } & {
  readonly [K in (typeof codes)[number]]?: string | null | undefined
}
const numberText = (value: number | null | undefined) => (typeof value === "number" ? String(value) : "")
export const attributeValues = (row: Attributes | undefined) => ({
  weight: numberText(row?.weight),
  length: numberText(row?.length),
  width: numberText(row?.width),
  height: numberText(row?.height),
  origin_country: row?.origin_country ?? "",
  hs_code: row?.hs_code ?? "",
  mid_code: row?.mid_code ?? "",
  material: row?.material ?? "",
})
