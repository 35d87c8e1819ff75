import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { brandStyle, readableAccent } from "./brand-style.ts"
import { contrast, fromHex, type Oklch } from "./color.ts"

const numbers = (text: string): Oklch => {
  const [lightness = 0, chroma = 0, hue = 0] = text.split(" ").map(Number)
  return { lightness, chroma, hue }
}

/** Colors by name and theme, from `--color-ink:light-dark(oklch(…), oklch(…))`. */
const colorsOf = (css: string) =>
  new Map(
    [...css.matchAll(/--color-([\w-]+):\s*light-dark\(oklch\(([^)/]+)\),\s*oklch\(([^)/]+)\)\)/g)].map(
      ([, name = "", light = "", dark = ""]) => [name, { light: numbers(light), dark: numbers(dark) }],
    ),
  )

const theme = colorsOf(readFileSync("src/ui/theme.css", "utf8"))

describe.each(["#4b40c9", "#d7263d", "#00705a", "#111111", "#1e90ff", "#b36b00", "#767676", "#0000ff", "#8a6d00"])(
  "an accent of %s",
  (VITE_SHOP_ACCENT) => {
    const colors = new Map([...theme, ...colorsOf(brandStyle({ VITE_SHOP_ACCENT }))])
    const weak = (least: number, pairs: readonly (readonly [string, string])[]) =>
      pairs.flatMap(([one, other]) =>
        (["light", "dark"] as const).flatMap((mode) => {
          const [a, b] = [colors.get(one)?.[mode], colors.get(other)?.[mode]]
          const ratio = a && b ? contrast(a, b) : 0
          return ratio < least ? [`${one} on ${other}, ${mode}: ${ratio.toFixed(2)}`] : []
        }),
      )
    const surfaces = ["canvas", "surface", "raised", "sunken"]

    it("has readable text on it, in it and on its tints", () => {
      const texts = [
        ["on-accent", "accent"],
        ["on-accent", "accent-hover"],
        ["ink", "accent-soft"],
        ["muted", "accent-soft"],
        ["ink", "accent-line"],
        ...surfaces.map((ground) => ["accent-ink", ground] as const),
      ] as const
      expect(weak(4.5, texts)).toEqual([])
    })

    it("stands out from the page", () => {
      expect(weak(3, [["accent", "surface"], ...surfaces.map((ground) => ["focus", ground] as const)])).toEqual([])
    })
  },
)

it("is kept if it stands out from a light page", () => {
  const accent = colorsOf(brandStyle({ VITE_SHOP_ACCENT: "#d7263d" })).get("accent")?.light
  expect(accent?.lightness).toBeCloseTo(fromHex("#d7263d")?.lightness ?? 0, 2)
})

it("proposes the nearest color for one that is hard to see", () => {
  expect(readableAccent("#4b40c9")).toBe("#4b40c9")
  const proposed = readableAccent("#ffd400") ?? ""
  expect(readableAccent(proposed)).toBe(proposed)
  expect(fromHex(proposed)?.hue).toBeCloseTo(fromHex("#ffd400")?.hue ?? 0, -1)
  expect(readableAccent("yellow")).toBeUndefined()
})

it("rounds larger things in proportion", () => {
  expect(brandStyle({ VITE_SHOP_RADIUS: "0" })).toBe(
    ":root{--radius-sm:0px;--radius-md:0px;--radius-lg:0px;--radius-xl:0px}",
  )
})

it("uses fonts of the device, or the shop's own file", () => {
  expect(brandStyle({ VITE_SHOP_FONT: "Georgia, serif" })).toBe(":root{--font-sans:Georgia, serif}")
  expect(brandStyle({ VITE_SHOP_FONT: "/shop.woff2" })).toMatch(
    /^@font-face\{font-family:Shop;src:url\(\/shop\.woff2\)/,
  )
})

it("is empty without settings", () => {
  expect(brandStyle({ VITE_SHOP_NAME: "Nord", VITE_SHOP_ACCENT: "nothing" })).toBe("")
})
