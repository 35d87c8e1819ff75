import type { ArtKind } from "#mocks/seed/art/things.ts"

/** Colors by their display name. */
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

/**
 * `plenty` and `low` are in stock, `out` is sold out, `backorder` is sold out with backorders, `unmanaged` isn't
 * counted.
 */
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
  /** Accent color of all variants: a print, a sole, a handle. */
  readonly accent: Color
  readonly sizes?: readonly string[]
  /** Price in euros; prices in other currencies are derived from it. */
  readonly price: number
  /** Sale price in euros. */
  readonly sale?: number
  /** Weight in grams. */
  readonly weight: number
  readonly material: string
  readonly stock: Stock
}
