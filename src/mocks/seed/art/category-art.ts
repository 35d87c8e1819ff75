import { frame } from "./frame.ts"
import { type ArtKind, things } from "./kinds/index.ts"
import { BRASS, fillsOf, paintOf, WALNUT } from "./paint.ts"
import { brief } from "./product-art.ts"
import { stageOf, standing } from "./stage.ts"
import { blend, line } from "./svg.ts"

/** A thing with its position: `y` is the floor, or the middle for things on the wall; ignored on a rail. */
export interface Placed {
  readonly kind: ArtKind
  readonly color: string
  readonly accent: string
  readonly x: number
  readonly y: number
  readonly size: number
}

const FLOOR = 640
const RAIL = 90

const hanger = (x: number): string =>
  line(`M${x} ${RAIL + 64}v-34c0-20 20-14 16-32c-4-14-28-12-28 4`, BRASS, 6) +
  line(`M${x - 96} ${RAIL + 106}L${x} ${RAIL + 64}L${x + 96} ${RAIL + 106}`, WALNUT, 13)

/** Draws several things together, 1200 by 900, for a category or the hero picture. Clothes hang on a rail. */
export function categoryArt(placed: readonly Placed[], tint: string): string {
  const stage = stageOf(tint, tint)
  const onRail = placed.every(({ kind }) => things[kind].scene === "rail")
  const drawn = placed.map(({ kind, color, accent, x, y: given, size }, i) => {
    const thing = things[kind]
    const paint = paintOf(color, accent, `k${i}`)
    const drawing = thing.draw(paint)
    const y = onRail ? RAIL + 100 + 272 * size : given
    const stands = thing.rest === "floor"
    const shadow = stands ? standing(x, y, (thing.foot ?? 180) * size, !thing.legs) : ""
    const hung = onRail ? hanger(x) : ""
    const lifted = stands ? "" : ' filter="url(#drop)"'
    return `${fillsOf(paint, drawing)}${hung}${shadow}<g transform="translate(${x} ${y})scale(${size})"${lifted}>${drawing}</g>`
  })
  const ground = onRail
    ? line(`M-20 ${RAIL}H1220`, WALNUT, 15)
    : `<path d="M0 ${FLOOR}H1200V900H0Z" fill="url(#ground)"/>`
  return brief(
    frame(
      1200,
      900,
      `${blend("wall", [stage.high, stage.wall, stage.low], "0 1")}${blend("ground", [stage.low, stage.floor, stage.high], "0 1")}<linearGradient id="day" x2=".9" y2=".8"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient><path d="M0 0H1200V900H0Z" fill="url(#wall)"/>${ground}<path d="M0 0H1200V900H0Z" fill="url(#day)"/>${drawn.join("")}`,
    ),
  )
}
