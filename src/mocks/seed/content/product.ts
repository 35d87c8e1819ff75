import type { ArtKind } from "#mocks/seed/art/kinds/index.ts"

/** Colours by the name that a shopper reads. */
export const colors = {
  Sand: "#d9c3a0",
  Clay: "#c4744f",
  Moss: "#6f7f52",
  Ink: "#2e3a55",
  Chalk: "#eceae2",
  Coal: "#3b3a40",
  Rose: "#d79a94",
  Ochre: "#d19a3c",
  Sea: "#4f8a94",
  Plum: "#744a63",
} as const
export type Color = keyof typeof colors

/** `plenty` and `low` are kept in stock, `out` is sold out, `backorder` may be sold without, `unmanaged` is not counted. */
export type Stock = "plenty" | "low" | "out" | "backorder" | "unmanaged"

export interface ProductContent {
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly kind: ArtKind
  readonly category: string
  readonly type: string
  readonly collection?: string
  readonly tags: readonly string[]
  readonly colors: readonly Color[]
  /** The second colour of all of them: a print, a sole, a handle. */
  readonly accent: Color
  readonly sizes?: readonly string[]
  /** In euro; other currencies follow from it. */
  readonly price: number
  /** What it costs in the sale. */
  readonly sale?: number
  /** Grams. */
  readonly weight: number
  readonly material: string
  readonly stock: Stock
}
