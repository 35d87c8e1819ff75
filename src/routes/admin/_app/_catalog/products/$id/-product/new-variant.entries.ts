import type { TypedPrices } from "./price-fields.tsx"

/** Input of the dialog that creates a variant; kept while the dialog is closed. */
export interface VariantEntries {
  readonly chosen: Readonly<Record<string, string>>
  readonly title: string
  readonly sku: string
  readonly prices: TypedPrices
}
export const noEntries: VariantEntries = { chosen: {}, title: "", sku: "", prices: {} }
