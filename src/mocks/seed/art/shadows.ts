import type { Thing } from "./things.ts"

/** Attribute of a thing that casts its shadow on the wall behind it. */
export const WALL_SHADOW = ' filter="url(#drop)"'

/** Draws a shadow on the floor. */
export const floorShadow = (x: number, y: number, rx: number, ry: number, opacity: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#cast)" opacity="${opacity}"/>`

/** Draws the shadow of a thing that stands at x, y: wide and soft to the right, and a tight one unless it has legs. */
export function standingShadow(x: number, y: number, { foot: width = 180, legs }: Thing, size: number): string {
  const foot = width * size
  const tight = legs ? "" : floorShadow(x, y, foot * 1.02, foot * 0.08 + 5, 0.8)
  return floorShadow(x + foot * 0.28, y + 4, foot * 1.55, foot * 0.2 + 10, 0.75) + tight
}
