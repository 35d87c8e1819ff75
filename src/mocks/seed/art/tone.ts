import { fromHex, toHex } from "#lib/color.ts"

/** A perceptual color (OKLCH): lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Tone {
  readonly l: number
  readonly c: number
  readonly h: number
}

export function toneOf(hex: string): Tone {
  const color = fromHex(hex)
  if (!color) throw new Error(`${hex} isn't a color`)
  return { l: color.lightness, c: color.chroma, h: color.hue }
}

export const hexOf = ({ l, c, h }: Tone): string => toHex({ lightness: l, chroma: c, hue: h })

const inside = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v))

/** Lightens (above 0) or darkens (below 0) a color; shadows become slightly cooler, as in daylight. */
export function shade(hex: string, amount: number): string {
  const { l, c, h } = toneOf(hex)
  const light = inside(l + amount, 0.12, 0.985)
  return hexOf({ l: light, c: c * (1 - Math.abs(amount) * 0.7), h: amount < 0 && c > 0.02 ? h - 4 : h })
}
