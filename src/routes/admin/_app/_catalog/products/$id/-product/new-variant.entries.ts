import type { TypedPrices } from "./price-fields.tsx"

/** What was typed; kept while the dialog is closed. */
export interface VariantEntries {
  readonly chosen: Readonly<Record<string, string>>
  readonly title: string
  readonly sku: string
  readonly prices: TypedPrices
}
export const noEntries: VariantEntries = { chosen: {}, title: "", sku: "", prices: {} }
