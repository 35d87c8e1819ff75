import { picture } from "./picture.ts"
import { sceneValues } from "./scenes.ts"
import { standingShadow, WALL_SHADOW } from "./shadows.ts"
import { stageOf } from "./stage.ts"
import { type ArtKind, boundsOf, drawThing, things } from "./things.ts"

/** `front`: in front of a plain wall; `detail`: close-up; `scene`: in use. */
export type Angle = "front" | "detail" | "scene"

interface ArtRequest {
  readonly kind: ArtKind
  /** The thing's main color and its accent color (a print, a sole, a handle): `#rrggbb`. */
  readonly color: string
  readonly accent: string
  readonly angle: Angle
}

/** Draws a product as an SVG of 800 by 1000 with the subject in its middle square. Deterministic. */
export function productArt({ kind, color, accent, angle }: ArtRequest): string {
  const thing = things[kind]
  const drawing = drawThing(kind, color, accent)
  const stage = stageOf(color, accent)
  if (angle === "scene") return picture(thing.scene, { accent, ...sceneValues(kind, drawing, stage) })
  const stands = thing.rest === "floor"
  const { left, top, right, bottom } = boundsOf(kind)
  const size = Math.min(620 / (right - left), 660 / (bottom - top), 1.6)
  const x = 400 - ((left + right) / 2) * size
  const y = 505 - ((top + bottom) / 2) * size
  const [focusX, focusY, zoom] = thing.focus
  const [transform, shadow] =
    angle === "detail"
      ? [`translate(400 500)scale(${Math.max(zoom, size * 1.6)})translate(${-focusX} ${-focusY})`, ""]
      : [`translate(${x} ${y})scale(${size})`, stands ? standingShadow(400, y, thing, size) : ""]
  return picture("studio", {
    ...stage,
    ground: angle === "front" && stands ? "inline" : "none",
    thing: `${shadow}<g transform="${transform}"${stands ? "" : WALL_SHADOW}>${drawing}</g>`,
  })
}
