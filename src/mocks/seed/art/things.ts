import { asset, definitionsIn, filled } from "./assets.ts"
import { shade } from "./tone.ts"

/** Scenes that show a thing in use: files in `scenes`. */
export type SceneName = "rail" | "hooks" | "table" | "desk" | "room" | "sofa" | "wall" | "ceiling" | "outdoors"

/** A drawable product, a file in `things`. The origin is its middle, or the floor under it; it is about 500 units in size. */
export interface Thing {
  /** `floor` stands with its foot at 0, `flat` is seen from above or on a wall, `hung` hangs down from 0. */
  readonly rest: "floor" | "flat" | "hung"
  /** Half the width of its shadow on the floor. */
  readonly foot?: number
  /** Stands on legs: no dark line at the floor. */
  readonly legs?: true
  /** Has leaves of its own; the scene adds no other plant. */
  readonly green?: true
  /** Center and zoom factor of the close-up. */
  readonly focus: readonly [x: number, y: number, zoom: number]
  readonly scene: SceneName
  /** Size in the scene; 1 is the size in the front view. */
  readonly size: number
}

const drawable = {
  tee: { rest: "flat", focus: [40, -150, 2.1], scene: "rail", size: 1 },
  breton: { rest: "flat", focus: [-60, -150, 2], scene: "rail", size: 1 },
  hoodie: { rest: "flat", focus: [0, -170, 2], scene: "rail", size: 1 },
  jumper: { rest: "flat", focus: [20, -150, 2.2], scene: "rail", size: 1 },
  cardigan: { rest: "flat", focus: [10, 50, 2.1], scene: "rail", size: 1 },
  overshirt: { rest: "flat", focus: [-40, -130, 2.1], scene: "rail", size: 1 },
  raincoat: { rest: "flat", focus: [0, -160, 1.9], scene: "rail", size: 0.96 },
  vest: { rest: "flat", focus: [-30, -130, 2.1], scene: "rail", size: 1.05 },
  trousers: { rest: "flat", focus: [-20, -200, 2.2], scene: "rail", size: 1 },
  shorts: { rest: "flat", focus: [0, -70, 2.1], scene: "rail", size: 1.15 },
  tote: { rest: "floor", foot: 220, focus: [0, -280, 1.8], scene: "hooks", size: 0.85 },
  backpack: { rest: "floor", foot: 190, focus: [-40, -330, 1.9], scene: "outdoors", size: 0.9 },
  weekender: { rest: "floor", foot: 290, focus: [-90, -170, 1.9], scene: "room", size: 0.95 },
  wallet: { rest: "flat", focus: [50, 20, 2], scene: "desk", size: 0.95 },
  beanie: { rest: "flat", focus: [50, 70, 2.1], scene: "hooks", size: 0.8 },
  scarf: { rest: "flat", focus: [-40, 190, 2], scene: "hooks", size: 0.95 },
  socks: { rest: "flat", focus: [-60, -110, 2.1], scene: "hooks", size: 0.8 },
  sneakers: { rest: "floor", foot: 260, focus: [40, -110, 2.1], scene: "outdoors", size: 0.95 },
  umbrella: { rest: "flat", foot: 70, focus: [60, -430, 1.9], scene: "outdoors", size: 0.95 },
  watch: { rest: "flat", focus: [20, -10, 2], scene: "desk", size: 0.85 },
  lamp: { rest: "floor", foot: 130, focus: [-30, -400, 1.8], scene: "table", size: 0.92 },
  pendant: { rest: "hung", focus: [0, 330, 1.8], scene: "ceiling", size: 0.95 },
  chair: { rest: "floor", legs: true, foot: 230, focus: [-60, -320, 1.9], scene: "room", size: 1.02 },
  stool: { rest: "floor", legs: true, foot: 190, focus: [-30, -330, 2.1], scene: "room", size: 1.05 },
  cushion: { rest: "flat", focus: [-90, -90, 2.1], scene: "sofa", size: 0.8 },
  blanket: { rest: "floor", foot: 260, focus: [60, -100, 2.2], scene: "sofa", size: 0.85 },
  vase: { rest: "floor", green: true, foot: 120, focus: [-10, -250, 2], scene: "table", size: 0.85 },
  candle: { rest: "floor", foot: 150, focus: [0, -210, 1.9], scene: "table", size: 0.95 },
  planter: { rest: "floor", green: true, foot: 150, focus: [0, -230, 1.9], scene: "room", size: 0.9 },
  clock: { rest: "flat", focus: [40, -40, 2], scene: "wall", size: 0.85 },
  mug: { rest: "floor", foot: 180, focus: [30, -230, 2], scene: "table", size: 0.95 },
  bottle: { rest: "floor", foot: 130, focus: [0, -420, 2], scene: "outdoors", size: 0.88 },
  teapot: { rest: "floor", foot: 190, focus: [60, -240, 2.1], scene: "table", size: 0.9 },
  carafe: { rest: "floor", foot: 220, focus: [20, -200, 2], scene: "table", size: 0.85 },
  bowls: { rest: "floor", foot: 170, focus: [-60, -230, 2], scene: "table", size: 0.85 },
  plates: { rest: "floor", foot: 260, focus: [20, -200, 2], scene: "table", size: 0.85 },
  board: { rest: "floor", foot: 180, focus: [0, -460, 1.9], scene: "table", size: 0.72 },
  mills: { rest: "floor", foot: 200, focus: [-50, -330, 2], scene: "table", size: 0.85 },
  notebook: { rest: "flat", focus: [10, -90, 2], scene: "desk", size: 0.9 },
  headphones: { rest: "flat", focus: [-130, 60, 2], scene: "desk", size: 0.95 },
} as const satisfies Record<string, Thing>

/** Name of a drawable product. */
export type ArtKind = keyof typeof drawable
export const things: Readonly<Record<ArtKind, Thing>> = drawable

/** Bounding box of a thing's drawing, for its position and size: the `viewBox` of its file. */
export function boundsOf(kind: ArtKind) {
  const [left = 0, top = 0, width = 0, height = 0] = asset(`things/${kind}`).viewBox.split(" ").map(Number)
  return { left, top, right: left + width, bottom: top + height }
}

/** Draws a thing in shades of two colors (`#rrggbb`). `key` distinguishes the ids of several things in one picture. */
export function drawThing(kind: ArtKind, base: string, accent: string, key = "a"): string {
  const { content } = asset(`things/${kind}`)
  return filled(definitionsIn("fills", content) + content, {
    key,
    base,
    pale: shade(base, 0.14),
    light: shade(base, 0.06),
    dark: shade(base, -0.08),
    deep: shade(base, -0.19),
    accent,
    accentLight: shade(accent, 0.09),
    accentDark: shade(accent, -0.12),
  })
}
