import { blend } from "./svg.ts"
import { shade } from "./tone.ts"

/** Colors of a thing: its main color from light to dark, its accent color, and shaded fills. */
export interface Paint {
  readonly base: string
  readonly pale: string
  readonly light: string
  readonly dark: string
  readonly deep: string
  readonly accent: string
  readonly accentLight: string
  readonly accentDark: string
  /** Fills: a round shape lit from the left, cloth lit from above, and a round shape in the accent color. */
  readonly round: string
  readonly cloth: string
  readonly accentRound: string
  /** Creates an id that is unique within the picture. */
  id(): string
  /** Draws a shape with details clipped to its outline. */
  shape(d: string, fill: string, inside: string): string
  /** Repeats the outline of the previous shape. */
  again(fill: string, opacity: number): string
}

export const OAK = "#c99f70"
export const WALNUT = "#7d563d"
export const BRASS = "#c9a055"
export const INK = "#2b2a30"
export const PAPER = "#f6f1e7"

/** `key` distinguishes the ids of several things in one picture. */
export function paintOf(base: string, accent: string, key = "a"): Paint {
  let named = 0
  const id = () => `${key}${++named}`
  return {
    base,
    pale: shade(base, 0.14),
    light: shade(base, 0.06),
    dark: shade(base, -0.08),
    deep: shade(base, -0.19),
    accent,
    accentLight: shade(accent, 0.09),
    accentDark: shade(accent, -0.12),
    round: `url(#${key}R)`,
    cloth: `url(#${key}C)`,
    accentRound: `url(#${key}A)`,
    id,
    again: (fill, opacity) => `<use href="#${key}${named}" fill="${fill}" opacity="${opacity}"/>`,
    shape(d, fill, inside) {
      const name = id()
      return `<clipPath id="${name}c"><path id="${name}" d="${d}"/></clipPath><use href="#${name}" fill="${fill}"/>${inside && `<g clip-path="url(#${name}c)">${inside}</g>`}`
    },
  }
}

/** Defines the shaded fills that a drawing uses. */
export function fillsOf(paint: Paint, drawing: string): string {
  const made = (fill: string, colors: readonly string[], to?: string) =>
    drawing.includes(fill) ? blend(fill.slice(5, -1), colors, to) : ""
  return (
    made(paint.round, [paint.light, paint.pale, paint.base, paint.dark, paint.deep]) +
    made(paint.cloth, [paint.light, paint.base, paint.dark], ".5 1") +
    made(paint.accentRound, [paint.accent, paint.accentLight, paint.accent, paint.accentDark])
  )
}
