import { blend } from "./svg.ts"
import { shade } from "./tone.ts"

/** A thing's colours, ready to draw with: its own from light to dark, its second colour, and shaded fills. */
export interface Paint {
  readonly base: string
  readonly pale: string
  readonly light: string
  readonly dark: string
  readonly deep: string
  readonly accent: string
  readonly accentLight: string
  readonly accentDark: string
  /** Fills: something round lit from the left, cloth lit from above, and something round in the second colour. */
  readonly round: string
  readonly cloth: string
  readonly accentRound: string
  /** Names what a drawing refers to within its picture. */
  id(): string
  /** A shape with marks that stay inside its outline. */
  shape(d: string, fill: string, inside: string): string
  /** The outline of the shape before, once more. */
  again(fill: string, opacity: number): string
}

export const OAK = "#c99f70"
export const WALNUT = "#7d563d"
export const BRASS = "#c9a055"
export const INK = "#2b2a30"
export const PAPER = "#f6f1e7"

/** `key` keeps two things in one picture apart. */
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

/** The shaded fills that a drawing uses. */
export function fillsOf(paint: Paint, drawing: string): string {
  const made = (fill: string, colors: readonly string[], to?: string) =>
    drawing.includes(fill) ? blend(fill.slice(5, -1), colors, to) : ""
  return (
    made(paint.round, [paint.light, paint.pale, paint.base, paint.dark, paint.deep]) +
    made(paint.cloth, [paint.light, paint.base, paint.dark], ".5 1") +
    made(paint.accentRound, [paint.accent, paint.accentLight, paint.accent, paint.accentDark])
  )
}
