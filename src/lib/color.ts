/** A color of the OKLCH space: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

/** Linear sRGB, with values outside of 0 to 1 for colors that screens can't show. */
function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Relative luminance from 0 to 1, as WCAG defines it. */
function luminance(color: Oklch): number {
  const [red, green, blue] = toLinear(color)
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue)
}

/** Contrast of two colors from 1 to 21, as WCAG defines it. */
export function contrast(a: Oklch, b: Oklch): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (high + 0.05) / (low + 0.05)
}

/** Reads "#4b40c9" or "#fff"; undefined for anything else. */
export function fromHex(text: string): Oklch | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim()) ?? []
  const digits = long ?? short?.replaceAll(/./g, "$&$&")
  if (!digits) return undefined
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Writes a color as "#4b40c9"; one that screens can't show as the nearest by channel. */
export const toHex = (color: Oklch): string =>
  `#${toLinear(color)
    .map((value) => {
      const linear = clamp(value)
      const channel = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
      return Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0")
    })
    .join("")}`

/** Makes a color less colorful until screens can show it, so that they don't show another hue. */
export function displayable(color: Oklch): Oklch {
  const isShown = toLinear(color).every((value) => value > -0.0005 && value < 1.0005)
  return isShown || color.chroma < 0.001 ? color : displayable({ ...color, chroma: color.chroma * 0.99 })
}

/** Changes the lightness in small steps until `passes`; undefined if no lightness does. */
export function withLightness(
  color: Oklch,
  step: "lighter" | "darker",
  passes: (color: Oklch) => boolean,
): Oklch | undefined {
  const change = step === "lighter" ? 0.005 : -0.005
  for (let lightness = color.lightness; lightness >= 0 && lightness <= 1; lightness += change) {
    const candidate = displayable({ ...color, lightness })
    if (passes(candidate)) return candidate
  }
  return undefined
}
