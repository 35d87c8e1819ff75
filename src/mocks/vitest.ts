import { test as base } from "vitest"
import type { WorldOptions } from "./http/worlds.ts"
import { createWorldOn } from "./world-client.ts"

const LOCAL: string = "http://localhost:9000"
const SERVERS_OWN: Omit<WorldOptions, "name"> = {}

/**
 * Gives each test file a world of the mock server, which is reset before each test that uses it. Other values for the
 * server's URL (`mockUrl`) and the scenario, seed and time of the worlds (`worldOptions`) are set by `test.extend`.
 */
export const test = base
  .extend("mockUrl", { scope: "file" }, LOCAL)
  .extend("worldOptions", { scope: "file" }, SERVERS_OWN)
  .extend("fileWorld", { scope: "file" }, async ({ mockUrl, worldOptions }, { onCleanup }) => {
    const world = await createWorldOn(mockUrl, worldOptions)
    onCleanup(() => world.delete())
    return world
  })
  .extend("world", async ({ fileWorld }) => {
    await fileWorld.reset()
    return fileWorld
  })
