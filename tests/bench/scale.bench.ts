import { createBackend } from "#mocks/http/backend.ts"
import { multipliedShop } from "#mocks/scenarios/large.ts"
import { type Bench, type Figure, median } from "./bench.ts"
import { type MockProcess, startMock } from "./mock-process.ts"

const rounds = 60
/** Times that the rounds are repeated; the smallest median counts, because other programs slow some of them. */
const repeats = 3
/** Rounds that aren't timed, until the code is compiled. */
const warmUp = 300
/** Multiples of the 400 orders of the default scenario. */
const COPIES = [3, 25, 250]
const LARGEST = "large"

const LOGIN = { email: "admin@example.com", password: "supersecret" }
/** Sends a GET request; resolves with the last byte. Parsing is separate and isn't timed. */
type SendRequest = (path: string) => Promise<{ read<T>(): Promise<T> }>
interface Backend {
  readonly send: SendRequest
  /** CPU time of the thread that responds, in milliseconds. */
  cpuTime(): number | undefined
}

/** Each round sends a different request, to avoid cached responses. */
const questions: readonly { name: string; limit?: number; path(round: number, shop: Shop): string }[] = [
  {
    name: "an order by its id",
    limit: 1,
    path: (round, { orders }) => `/admin/orders/${orders[round % orders.length]}`,
  },
  {
    name: "a filtered, sorted page of orders",
    limit: 30,
    path: (round, { region }) =>
      `/admin/orders?limit=20&status=pending&region_id=${region}&order=-created_at&offset=${round * 20}&fields=id,display_id,status,email,total`,
  },
  {
    name: "a page of orders sorted by number",
    path: (round) => `/admin/orders?limit=20&order=-display_id&offset=${round}`,
  },
  {
    name: "a search for orders by a word",
    path: (round) => `/admin/orders?limit=20&q=berlin&offset=${round}&fields=id,email`,
  },
  {
    name: "a product by its handle",
    path: (round) => `/admin/products?handle=harbor-tee-${(round % 2) + 2}&offset=0&limit=${round + 1}`,
  },
  {
    name: "a page of products sorted by title",
    path: (round) => `/admin/products?limit=20&order=title&offset=${round}&fields=id,title`,
  },
  {
    name: "a customer by email",
    path: (round) => `/admin/customers?email=ada.lindqvist.2@example.com&limit=${round + 1}`,
  },
]

interface Shop {
  readonly orders: readonly string[]
  readonly region: string
}

/** Response times by number of orders, and the limits for the largest shop. */
export default {
  title: "Response times by number of orders",
  columns: COPIES.map((copies) => (copies * 400).toLocaleString("en")),
  async measure() {
    const smaller: number[][] = []
    for (const copies of COPIES.slice(0, -1))
      smaller.push(await timesOf(await within(copies)))
      // The first start after a source change also bundles the sources.
    ;(await startMock("empty")).stop()
    const mock = await startMock(LARGEST)
    try {
      await mock.idle()
      const times = await timesOf(over(mock))
      const figures: Figure[] = questions.map(({ name, limit }, i) => ({
        name,
        value: times[i] as number,
        smaller: smaller.map((size) => size[i] as number),
        unit: "ms",
        ...(limit === undefined ? {} : { limit }),
      }))
      return [
        ...figures,
        { name: "memory usage", value: mock.memory(), unit: "MB", limit: 350 },
        { name: "from the command to the first response", value: mock.start / 1000, unit: "s", limit: 4 },
      ]
    } finally {
      mock.stop()
    }
  },
} satisfies Bench

const over = (mock: MockProcess): Backend => ({
  send: async (path) => {
    const chunks = await mock.ask("GET", path)
    return { read: async () => JSON.parse(Buffer.concat(chunks).toString()) }
  },
  cpuTime: mock.cpuTime,
})

/** Smaller shops run in this process, without HTTP, which adds half a millisecond. */
async function within(copies: number): Promise<Backend> {
  const backend = createBackend({ scenario: "shop", scenarios: { shop: multipliedShop(copies) }, seed: 1 })
  const headers = { "content-type": "application/json" }
  const body = JSON.stringify(LOGIN)
  const login = await backend.fetch(new Request("http://bench/auth/user/emailpass", { method: "POST", headers, body }))
  const { token } = (await login.json()) as { token: string }
  const send: SendRequest = async (path) => {
    const request = new Request(`http://bench${path}`, { headers: { authorization: `Bearer ${token}` } })
    const answer = await backend.fetch(request)
    const bytes = await answer.arrayBuffer()
    return { read: async () => JSON.parse(Buffer.from(bytes).toString()) }
  }
  const cpuTime = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  return { send, cpuTime }
}

/**
 * Smallest median milliseconds of each question. Takes the smaller of CPU time and wall-clock time, because other programs
 * increase wall-clock time.
 */
async function timesOf({ send, cpuTime }: Backend): Promise<number[]> {
  type Orders = { orders: { id: string; region_id: string }[] }
  const { orders } = await (
    await send(`/admin/orders?limit=${warmUp + rounds * repeats}&fields=id,region_id`)
  ).read<Orders>()
  const shop = { orders: orders.map((order) => order.id), region: orders[0]?.region_id ?? "" }
  const medians: number[] = []
  for (const { path } of questions) {
    const times: number[] = []
    for (let round = 0; round < warmUp + rounds * repeats; round++) {
      const [start, used] = [performance.now(), cpuTime()]
      await send(path(round, shop))
      const [elapsed, now] = [performance.now() - start, cpuTime()]
      const worked = used === undefined || now === undefined ? elapsed : now - used
      if (round >= warmUp) times.push(Math.min(elapsed, worked))
    }
    const parts = Array.from({ length: repeats }, (_, i) => times.slice(i * rounds, (i + 1) * rounds))
    medians.push(Math.min(...parts.map(median)))
  }
  return medians
}
