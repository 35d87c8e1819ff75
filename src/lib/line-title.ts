import { shownVariantTitle } from "./variant-title.ts"

interface NamedLine {
  readonly title?: string | null | undefined
  readonly product_title?: string | null | undefined
  readonly variant_title?: string | null | undefined
}

/** Names a line item in a sentence: "Sailing Shirt, Ink / S". */
export const lineTitle = ({ title, product_title, variant_title }: NamedLine): string =>
  [product_title ?? title, shownVariantTitle(variant_title)].filter(Boolean).join(", ")
