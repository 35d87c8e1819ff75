import { picture } from "./picture.ts"
import { standingShadow, WALL_SHADOW } from "./shadows.ts"
import { stageOf } from "./stage.ts"
import { type ArtKind, drawThing, things } from "./things.ts"

/** A thing with its position: `y` is the floor, or the middle for things on the wall; ignored on a rail. */
export interface Placed {
  readonly kind: ArtKind
  readonly color: string
  readonly accent: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Draws several things together, 1200 by 900, for a category or the hero picture. Clothes hang on a rail. */
export function categoryArt(placed: readonly Placed[], tint: string): string {
  const isOnRail = placed.every(({ kind }) => things[kind].scene === "rail")
  const drawings = placed.map(({ kind, color, accent, x, y: given, size }, i) => {
    const thing = things[kind]
    const stands = thing.rest === "floor"
    const y = isOnRail ? 190 + 272 * size : given
    const hanger = isOnRail ? `<use href="#hanger" transform="translate(${x})"/>` : ""
    const shadow = stands ? standingShadow(x, y, thing, size) : ""
    const drawing = drawThing(kind, color, accent, `k${i}`)
    return `${hanger}${shadow}<g transform="translate(${x} ${y})scale(${size})"${stands ? "" : WALL_SHADOW}>${drawing}</g>`
  })
  return picture("category", {
    ...stageOf(tint, tint),
    ground: isOnRail ? "none" : "inline",
    rail: isOnRail ? "inline" : "none",
    things: drawings.join(""),
  })
}
