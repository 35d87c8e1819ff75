/** A perceptual color (OKLCH): lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Tone {
  readonly l: number
  readonly c: number
  readonly h: number
}

const linear = (byte: number): number => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
const byteOf = (v: number): string => {
  const curved = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, curved)) * 255)
    .toString(16)
    .padStart(2, "0")
}

export function toneOf(hex: string): Tone {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

export function hexOf({ l: light, c, h }: Tone): string {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return `#${byteOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${byteOf(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${byteOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`
}

const inside = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v))

/** Lightens (above 0) or darkens (below 0) a color; shadows become slightly cooler, as in daylight. */
export function shade(hex: string, amount: number): string {
  const { l, c, h } = toneOf(hex)
  const light = inside(l + amount, 0.12, 0.985)
  return hexOf({ l: light, c: c * (1 - Math.abs(amount) * 0.7), h: amount < 0 && c > 0.02 ? h - 4 : h })
}
