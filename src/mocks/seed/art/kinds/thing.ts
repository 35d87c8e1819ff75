import type { Paint } from "#mocks/seed/art/paint.ts"

/** Scenes that show a thing in use. */
export type SceneName = "rail" | "hooks" | "table" | "desk" | "room" | "sofa" | "wall" | "ceiling" | "outdoors"

/** A drawable product. The origin is its middle, or the floor under it; it is about 500 units in size. */
export interface Thing {
  readonly draw: (paint: Paint) => string
  /** `floor` stands with its foot at 0, `flat` is seen from above or on a wall, `hung` hangs down from 0. */
  readonly rest: "floor" | "flat" | "hung"
  /** Bounding box, for position and size in the front view. */
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number]
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
