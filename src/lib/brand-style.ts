import { contrast, displayable, fromHex, type Oklch, toHex, withLightness } from "./color.ts"
import type { Config } from "./config.ts"

/** Contrast that WCAG requires for text, and for parts of controls. */
const TEXT = 4.5
const CONTROL = 3
/** Contrast that rounding a color takes away at most. */
const ROUNDING = 0.03

const gray = (lightness: number, chroma: number): Oklch => ({ lightness, chroma, hue: 265 })
/** The theme's surfaces that are nearest to the text's color (theme.css). */
const grounds = { light: gray(0.962, 0.003), dark: gray(0.243, 0.008) }
const white: Oklch = { lightness: 1, chroma: 0, hue: 0 }
/** Not softer: on any color, either white or black is readable. */
const black: Oklch = { lightness: 0, chroma: 0, hue: 0 }

const css = (color: Oklch) => {
  const { lightness, chroma, hue } = displayable(color)
  return `oklch(${[lightness.toFixed(3), chroma.toFixed(3), hue.toFixed(1)].join(" ")})`
}

/** A tint of the accent; gray stays gray. */
const tint = (accent: Oklch, lightness: number, chroma: number): Oklch => ({
  ...accent,
  lightness,
  chroma: Math.min(accent.chroma, chroma),
})

/** The colors of the theme that depend on the accent, on light or dark surfaces. */
function shades(wanted: Oklch, theme: "light" | "dark"): Readonly<Record<string, Oklch>> {
  const ground = grounds[theme]
  const away = theme === "light" ? "darker" : "lighter"
  const readable = (least: number) =>
    withLightness(wanted, away, (color) => contrast(color, ground) >= least + ROUNDING) ?? wanted
  const accent = readable(CONTROL)
  const text = contrast(white, accent) >= TEXT ? white : black
  const isLight = text === white
  return {
    accent,
    "accent-hover": { ...accent, lightness: accent.lightness + (isLight ? -0.05 : 0.04) },
    "accent-ink": readable(TEXT),
    "accent-soft": theme === "light" ? tint(accent, 0.958, 0.02) : tint(accent, 0.288, 0.062),
    "accent-line": theme === "light" ? tint(accent, 0.85, 0.07) : tint(accent, 0.42, 0.1),
    "on-accent": text,
    focus: accent,
  }
}

/**
 * Returns the nearest color to a shop's accent that can be told from a light page, as "#8a6d00"; the accent itself if it
 * can. Undefined if it isn't a color such as "#4b40c9".
 */
export function readableAccent(accent: string): string | undefined {
  const color = fromHex(accent)
  if (!color) return undefined
  const passes = (one: Oklch) => contrast(one, grounds.light) >= CONTROL
  return passes(color)
    ? accent.trim()
    : toHex(withLightness(color, "darker", (one) => contrast(one, grounds.light) >= CONTROL + ROUNDING) ?? black)
}

/** Returns the style sheet of a shop's accent, corners and font; empty if it has set none of them. */
export function brandStyle({ VITE_SHOP_ACCENT, VITE_SHOP_RADIUS, VITE_SHOP_FONT }: Config, base = "/"): string {
  const accent = fromHex(VITE_SHOP_ACCENT ?? "")
  const radius = VITE_SHOP_RADIUS?.trim()
  const font = VITE_SHOP_FONT?.trim()
  const isFile = font?.startsWith("/")
  const colors = accent ? Object.entries(shades(accent, "light")) : []
  const dark = accent ? shades(accent, "dark") : {}
  const rules = [
    ...colors.map(([name, light]) => `--color-${name}:light-dark(${css(light)},${css(dark[name] ?? light)})`),
    // In the proportions of the theme.
    ...(radius
      ? [4, 7, 10, 16].map((px, i) => `--radius-${"sm md lg xl".split(" ")[i]}:${(px * Number(radius)) / 7}px`)
      : []),
    ...(font ? [`--font-sans:${isFile ? "Shop,system-ui,sans-serif" : font}`] : []),
  ]
  const face = isFile
    ? `@font-face{font-family:Shop;src:url(${font?.replace("/", base)});font-weight:100 900;font-display:swap}`
    : ""
  return rules.length > 0 ? `${face}:root{${rules.join(";")}}` : ""
}
