import type { Paint } from "#mocks/seed/art/paint.ts"

/** Where a thing is seen in use. */
export type SceneName = "rail" | "hooks" | "table" | "desk" | "room" | "sofa" | "wall" | "ceiling" | "outdoors"

/** How a sort of product is drawn, around 0/0: its middle, or the floor that it stands on; about 500 units large. */
export interface Thing {
  readonly draw: (paint: Paint) => string
  /** `floor` stands with its foot at 0, `flat` is seen from above or on a wall, `hung` hangs down from 0. */
  readonly rest: "floor" | "flat" | "hung"
  /** Its outline's box, for its place and size in front. */
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number]
  /** Half the width of the shadow that it throws on the floor. */
  readonly foot?: number
  /** Stands on legs: no dark line where it meets the floor. */
  readonly legs?: true
  /** Has leaves of its own, so that a scene needs no other plant. */
  readonly green?: true
  /** The close-up: the point looked at, and how many times larger. */
  readonly focus: readonly [x: number, y: number, zoom: number]
  readonly scene: SceneName
  /** Its size in the scene, 1 as in front. */
  readonly size: number
}
