import type { Thing } from "#mocks/seed/art/kinds/thing.ts"
import type { Stage } from "#mocks/seed/art/stage.ts"

/** Input of a scene: the room's colors, and the thing drawn around 0/0. */
export interface SceneSet {
  readonly stage: Stage
  readonly thing: Thing
  readonly drawn: string
  readonly accent: string
}
export type Scene = (set: SceneSet) => string

/** Draws the thing at a position; `y` is the floor for standing things and the middle for flat ones. */
export const placed = (
  { thing, drawn }: SceneSet,
  x: number,
  y: number,
  turn = 0,
  filter = thing.rest !== "floor",
): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${thing.size})"${filter ? ' filter="url(#drop)"' : ""}>${drawn}</g>`
