import type { Values } from "./assets.ts"
import { floorShadow, WALL_SHADOW } from "./shadows.ts"
import type { Stage } from "./stage.ts"
import { type ArtKind, boundsOf, type SceneName, type Thing, things } from "./things.ts"
import { hexOf, toneOf } from "./tone.ts"

/** Where a thing is in a scene: `y` is the floor for standing things and the middle for flat ones. */
interface Position {
  readonly x: number
  readonly y: number
  /** In degrees. */
  readonly turn?: number
  /** Whether it casts its shadow on the wall behind it; by default, unless it stands on the floor. */
  readonly isOnWall?: boolean
  /** Height of its shadow on the floor. */
  readonly shadowY?: number
  /** Values of placeholders that only this scene's file has. */
  readonly values?: Values
}

/** Hills behind water, in six shades of one hue. */
function landscape({ deep }: Stage): Values {
  const { h } = toneOf(deep)
  const color = (l: number, c: number) => hexOf({ l, c, h: h + 20 })
  return {
    sky: color(0.9, 0.03),
    farHill: color(0.8, 0.04),
    hill: color(0.68, 0.05),
    nearHill: color(0.54, 0.05),
    farWater: color(0.74, 0.045),
    water: color(0.86, 0.03),
  }
}

/** Clothes hang on a hanger, pants and shorts from a bar. */
function onRail(kind: ArtKind, { size }: Thing): Position {
  const { top, right } = boundsOf(kind)
  const isOnBar = top > -282 || right < 160
  const hanger = isOnBar ? "M220 284H480" : "M220 312L350 262L480 312"
  return { x: 350, y: (isOnBar ? 300 : 290) - Math.max(top, -272) * size, values: { hanger } }
}

function onHooks(kind: ArtKind, { rest, size }: Thing): Position {
  const isTall = rest === "floor"
  return { x: isTall ? 400 : 390, y: 210 - (boundsOf(kind).top + (isTall ? 12 : 60)) * size, isOnWall: true }
}

const positions: Readonly<Record<SceneName, (kind: ArtKind, thing: Thing, stage: Stage) => Position>> = {
  rail: onRail,
  hooks: onHooks,
  table: () => ({ x: 390, y: 860, shadowY: 858 }),
  desk: () => ({ x: 350, y: 500, turn: -5 }),
  room: () => ({ x: 370, y: 890, shadowY: 886 }),
  sofa: (_, { rest, size }) =>
    rest === "flat" ? { x: 330, y: 680 - 216 * size, turn: -5 } : { x: 370, y: 664, isOnWall: false },
  wall: () => ({ x: 420, y: 340 }),
  ceiling: () => ({ x: 420, y: 190, isOnWall: false }),
  outdoors: (_kind, _thing, stage) => ({ x: 390, y: 826, shadowY: 822, values: landscape(stage) }),
}

/** Returns the values of a scene's placeholders for a thing and its drawing. */
export function sceneValues(kind: ArtKind, drawing: string, stage: Stage): Values {
  const thing = things[kind]
  const {
    x,
    y,
    turn = 0,
    isOnWall = thing.rest !== "floor",
    shadowY,
    values,
  } = positions[thing.scene](kind, thing, stage)
  const foot = (thing.foot ?? 180) * thing.size
  const shadow = shadowY === undefined ? "" : floorShadow(x + foot * 0.2, shadowY, foot * 1.4, foot * 0.18 + 8, 0.85)
  const transform = `translate(${x} ${y})${turn ? `rotate(${turn})` : ""}scale(${thing.size})`
  return {
    ...stage,
    ...values,
    plant: thing.green ? "none" : "inline",
    thing: `${shadow}<g transform="${transform}"${isOnWall ? WALL_SHADOW : ""}>${drawing}</g>`,
  }
}
