import type { SceneName } from "#mocks/seed/art/kinds/thing.ts"
import { ceiling, desk, hooks, onWall, rail, room, sofa, table } from "./indoors.ts"
import { outdoors } from "./outdoors.ts"
import type { Scene } from "./set.ts"

export const scenes: Readonly<Record<SceneName, Scene>> = {
  rail,
  hooks,
  table,
  desk,
  room,
  sofa,
  wall: onWall,
  ceiling,
  outdoors,
}
