import { test as base } from "@playwright/test"
import type { WorldOptions } from "./http/worlds.ts"
import { createWorldOn, type WorldClient } from "./world-client.ts"

export interface WorldTestOptions {
  /** URL of the mock server; http://localhost:9000 if omitted. */
  readonly mockUrl: string
  /** How the world of each worker is created: its scenario, seed and time. */
  readonly worldOptions: Omit<WorldOptions, "name">
}

interface WorkerFixtures extends WorldTestOptions {
  readonly workerWorld: WorldClient
}

/**
 * Gives each worker a world of the mock server, which is reset before each test. All requests of the test's browser
 * contexts and of `request` are sent to it by the header `x-mock-world`.
 */
export const test = base.extend<{ readonly world: WorldClient }, WorkerFixtures>({
  mockUrl: ["http://localhost:9000", { option: true, scope: "worker" }],

  worldOptions: [{}, { option: true, scope: "worker" }],

  workerWorld: [
    async ({ mockUrl, worldOptions }, use) => {
      const world = await createWorldOn(mockUrl, worldOptions)
      await use(world)
      await world.delete()
    },
    { scope: "worker" },
  ],

  world: async ({ workerWorld }, use) => {
    await workerWorld.reset()
    await use(workerWorld)
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders, world }, use) => use({ ...extraHTTPHeaders, ...world.headers }),
})
