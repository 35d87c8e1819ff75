import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"

const css = readFileSync("src/ui/theme.css", "utf8")

type Colour = [lightness: number, chroma: number, hue: number]

/** Color tokens by name, from `--color-ink: light-dark(oklch(…), oklch(…))`; colors with alpha are left out. */
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\(oklch\(([^)/]+)\), oklch\(([^)/]+)\)\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light: parse(light), dark: parse(dark) }],
  ),
)

function parse(text: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = text.trim().split(/\s+/).map(Number)
  return [lightness, chroma, hue]
}

/** Relative luminance of an OKLCH color, calculated through linear sRGB. */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(text: string, ground: string, theme: "light" | "dark"): number {
  const [one, other] = [text, ground].map((name) => {
    const token = tokens.get(name)
    if (!token) throw new Error(`the theme has no color ${name}`)
    return luminance(token[theme])
  })
  const [high, low] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)]
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ["canvas", "surface", "raised", "sunken"]
const tones = ["done", "waiting", "refused", "progress", "inactive"]

const readable: (readonly [string, string])[] = [
  ...["ink", "muted", "faint", "accent-ink"].flatMap((text) => surfaces.map((ground) => [text, ground] as const)),
  ...tones.flatMap((tone) => [...surfaces, `${tone}-soft`].map((ground) => [`${tone}-ink`, ground] as const)),
  ...tones.map((tone) => ["ink", `${tone}-soft`] as const),
  ["muted", "inactive-soft"],
  ["muted", "accent-soft"],
  ["ink", "accent-soft"],
  ["ink", "accent-line"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent", "danger"],
  ["on-accent", "danger-hover"],
  ["canvas", "ink"],
]

/** Non-text elements that must be visible: focus rings, control borders, selected states. */
const visible: (readonly [string, string])[] = [
  ...surfaces.map((ground) => ["focus", ground] as const),
  ...surfaces.map((ground) => ["edge-strong", ground] as const),
  ["accent", "surface"],
]

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  test("has readable text on all its backgrounds (4.5 to 1)", () => {
    const weak = readable.flatMap(([text, ground]) => {
      const ratio = contrast(text, ground, theme)
      return ratio < 4.5 ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : []
    })
    expect(weak).toEqual([])
  })

  test("has visible indicators on all their backgrounds (3 to 1)", () => {
    const weak = visible.flatMap(([sign, ground]) => {
      const ratio = contrast(sign, ground, theme)
      return ratio < 3 ? [`${sign} on ${ground}: ${ratio.toFixed(2)}`] : []
    })
    expect(weak).toEqual([])
  })
})
