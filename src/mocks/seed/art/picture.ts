import { asset, definitionsIn, filled, type Values } from "./assets.ts"

/** Shortens the numbers of an SVG to two decimals. */
const rounded = (svg: string): string =>
  svg
    .replace(/-?\d+\.\d{2,}/g, (figure) => String(Math.round(Number(figure) * 100) / 100))
    .replace(/([" (-])0\./g, "$1.")

/** Draws a scene as an SVG, including the textures, blurs, shadows and parts that it refers to. */
export function picture(scene: string, values: Values): string {
  const { viewBox, content } = asset(`scenes/${scene}`)
  const drawing = filled(content, values)
  const parts = filled(definitionsIn("parts", drawing), values)
  return rounded(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linecap="round" stroke-linejoin="round"><defs>${parts}</defs>${drawing}</svg>`,
  )
}
