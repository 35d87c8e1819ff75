import { type Bench, median } from "./bench.ts"
import { checkout, openShop } from "./checkout.ts"
import { type MockProcess, startMock } from "./mock-process.ts"

const WORLDS = 1000
/** Worlds that aren't measured, until the code is compiled. */
const WARM_UP = 50

interface Created {
  readonly world: { readonly name: string; readonly prefix: string }
}

/** Measures against `npm run mock` in its own process, up to the last byte of each response. */
export default {
  title: "Worlds of one mock server, created from the default scenario",
  async measure() {
    const mock = await startMock()
    try {
      const start = performance.now()
      const firstPrefix = await create(mock)
      const first = performance.now() - start
      await timesOf(WARM_UP - 1, () => create(mock))
      const before = mock.memory()
      const prefixes: string[] = []
      const creations = await timesOf(WORLDS - WARM_UP, async () => prefixes.push(await create(mock)))
      const each = ((mock.memory() - before) * 1000) / prefixes.length
      const resets = await timesOf(100, (i) => mock.call("POST", `${prefixes[i]}/_mock/reset`, {}))
      // The first two build the dataset, later ones share it.
      for (const _ of [1, 2]) await mock.call("POST", "/_mock/reset", {})
      const mainResets = await timesOf(20, () => mock.call("POST", "/_mock/reset", {}))
      // All worlds with the same seed and time have the same ids.
      const shop = await openShop(mock, 1, firstPrefix)
      const checkouts = await timesOf(prefixes.length, (i) => checkout({ ...shop, prefix: prefixes[i] ?? "" }, i))
      return [
        { name: "the first world, which builds the scenario", value: first, unit: "ms" },
        { name: "another world", value: median(creations), unit: "ms", limit: 5 },
        { name: "memory of a new world", value: each, unit: "kB", limit: 200 },
        { name: "reset of a world", value: median(resets), unit: "ms", limit: 5 },
        { name: "reset of the main world", value: median(mainResets), unit: "ms", limit: 5 },
        { name: "checkout in a new world (eight requests)", value: median(checkouts), unit: "ms" },
        {
          name: `memory of the server with ${WORLDS} worlds after a checkout in each`,
          value: mock.memory(),
          unit: "MB",
          limit: 1000,
        },
      ]
    } finally {
      mock.stop()
    }
  },
} satisfies Bench

const create = async (mock: MockProcess): Promise<string> =>
  (await mock.call<Created>("POST", "/_mock/worlds", { seed: 1, at: "2026-05-01T12:00:00Z" })).world.prefix

async function timesOf(count: number, work: (i: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const start = performance.now()
    await work(i)
    times.push(performance.now() - start)
  }
  return times
}
