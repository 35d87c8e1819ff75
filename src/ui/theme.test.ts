import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { contrast, type Oklch } from "#lib/color.ts"

const css = readFileSync("src/ui/theme.css", "utf8")

/** Color tokens by name, from `--color-ink: light-dark(oklch(…), oklch(…))`; colors with alpha are left out. */
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\(oklch\(([^)/]+)\), oklch\(([^)/]+)\)\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light: parse(light), dark: parse(dark) }],
  ),
)

function parse(text: string): Oklch {
  const [lightness = 0, chroma = 0, hue = 0] = text.trim().split(/\s+/).map(Number)
  return { lightness, chroma, hue }
}

function contrastOf(text: string, ground: string, theme: "light" | "dark"): number {
  const [one, other] = [text, ground].map((name) => tokens.get(name)?.[theme])
  if (!one || !other) throw new Error(`the theme has no color ${one ? ground : text}`)
  return contrast(one, other)
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
      const ratio = contrastOf(text, ground, theme)
      return ratio < 4.5 ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : []
    })
    expect(weak).toEqual([])
  })

  test("has visible indicators on all their backgrounds (3 to 1)", () => {
    const weak = visible.flatMap(([sign, ground]) => {
      const ratio = contrastOf(sign, ground, theme)
      return ratio < 3 ? [`${sign} on ${ground}: ${ratio.toFixed(2)}`] : []
    })
    expect(weak).toEqual([])
  })
})
