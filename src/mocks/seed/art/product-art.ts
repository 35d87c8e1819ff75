import { frame } from "./frame.ts"
import { type ArtKind, things } from "./kinds/index.ts"
import type { Thing } from "./kinds/thing.ts"
import { fillsOf, paintOf } from "./paint.ts"
import { scenes } from "./scenes/index.ts"
import { stageOf, standing, sweep } from "./stage.ts"

/** `front`: in front of a plain wall; `detail`: close-up; `scene`: in use. */
export type Angle = "front" | "detail" | "scene"

export interface ArtRequest {
  readonly kind: ArtKind
  /** The thing's main color and its accent color (a print, a sole, a handle): `#rrggbb`. */
  readonly color: string
  readonly accent: string
  readonly angle: Angle
}

/** Shortens an SVG: rounds numbers and removes spaces that a minus or a command makes unnecessary. */
export const brief = (svg: string): string =>
  svg
    .replace(/-?\d+\.\d{2,}/g, (figure) => String(Math.round(Number(figure) * 100) / 100))
    .replace(/([" -])0\./g, "$1.")
    .replace(/ d="[^"]*"/g, (d) =>
      d
        .replace(/ -/g, "-")
        .replace(/ ?([A-Za-z]) ?/g, "$1")
        .replace("d=", " d="),
    )

/** Draws a product as an SVG of 800 by 1000 with the subject in its middle square. Deterministic. */
export function productArt({ kind, color, accent, angle }: ArtRequest): string {
  const thing = things[kind]
  const paint = paintOf(color, accent)
  const drawn = thing.draw(paint)
  const inks = fillsOf(paint, drawn)
  const stage = stageOf(color, accent)
  const draw = (scene: string) => brief(frame(800, 1000, inks + scene))
  if (angle === "scene") return draw(scenes[thing.scene]({ stage, thing, drawn, accent }))
  const ground = sweep(stage, angle === "front" && thing.rest === "floor")
  const [left, top, right, bottom] = thing.bounds
  const size = Math.min(620 / (right - left), 660 / (bottom - top), 1.6)
  if (angle === "detail") {
    const [x, y, near] = thing.focus
    const zoom = Math.max(near, size * 1.6)
    return draw(
      `${ground}<g transform="translate(400 500)scale(${zoom})translate(${-x} ${-y})"${lifted(thing)}>${drawn}</g>`,
    )
  }
  const x = 400 - ((left + right) / 2) * size
  const y = 505 - ((top + bottom) / 2) * size
  const shadow = thing.rest === "floor" ? standing(400, y, (thing.foot ?? 180) * size, !thing.legs) : ""
  return draw(`${ground}${shadow}<g transform="translate(${x} ${y})scale(${size})"${lifted(thing)}>${drawn}</g>`)
}

/** Things that don't stand on the floor cast a shadow on the wall behind them. */
const lifted = ({ rest }: Thing): string => (rest === "floor" ? "" : ' filter="url(#drop)"')
