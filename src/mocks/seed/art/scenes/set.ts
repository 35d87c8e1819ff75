import type { Thing } from "#mocks/seed/art/kinds/thing.ts"
import type { Stage } from "#mocks/seed/art/stage.ts"

/** What a scene is set with: the room's colours, and the thing as it is drawn around 0/0. */
export interface SceneSet {
  readonly stage: Stage
  readonly thing: Thing
  readonly drawn: string
  readonly accent: string
}
export type Scene = (set: SceneSet) => string

/** The thing at its place; `y` is the floor for what stands, the middle for what is flat. */
export const placed = (
  { thing, drawn }: SceneSet,
  x: number,
  y: number,
  turn = 0,
  filter = thing.rest !== "floor",
): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${thing.size})"${filter ? ' filter="url(#drop)"' : ""}>${drawn}</g>`
