import { type Bench, median } from "./bench.ts"
import { checkout, openShop } from "./checkout.ts"
import { type MockProcess, startMock } from "./mock-process.ts"

const rounds = 100
/** Rounds before the measurement, until the code of the server is compiled. */
const warmUp = 300

/** Measures against `npm run mock` in its own process, up to the last byte of each response. */
export default {
  title: "Requests to the in-memory backend over HTTP",
  async measure() {
    const mock = await startMock()
    try {
      const shop = await openShop(mock, (warmUp + rounds) / 8)
      const products = `/store/products?limit=20&region_id=${shop.region}&fields=*variants.calculated_price`
      const orders = "/admin/orders?limit=20"
      // Each path is requested for the first time; responses to the same request are cached until data changes.
      const page = (path: string) => (round: number) => `${path}&offset=${round % 21}&q=${" ".repeat(round)}`
      return [
        {
          name: "checkout (eight requests)",
          value: await timed((round) => checkout(shop, round)),
          unit: "ms",
          limit: 8,
        },
        {
          name: "20 products with calculated prices",
          value: await timeOf(mock, () => products),
          unit: "ms",
          limit: 1.5,
        },
        { name: "… a different page each time", value: await timeOf(mock, page(products)), unit: "ms", limit: 1.5 },
        { name: "20 orders with their items", value: await timeOf(mock, () => orders), unit: "ms", limit: 1 },
        { name: "… a different page each time", value: await timeOf(mock, page(orders)), unit: "ms", limit: 1 },
      ]
    } finally {
      mock.stop()
    }
  },
} satisfies Bench

async function timed(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < warmUp + rounds; round++) {
    const start = performance.now()
    await work(round)
    if (round >= warmUp) times.push(performance.now() - start)
  }
  return median(times)
}

const timeOf = (mock: MockProcess, path: (round: number) => string): Promise<number> =>
  timed((round) => mock.ask("GET", path(round)))
