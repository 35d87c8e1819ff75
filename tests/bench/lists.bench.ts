import { type Bench, type Figure, median } from "./bench.ts"
import { buyer, editor, largeShop, read, type SendRequest, shopper, type Work } from "./large-shop.ts"
import { readPaths } from "./read-paths.ts"

const ROUNDS = 5
const LIMIT = 30

/** Queries sent to each list. Each round requests another page, so no response is cached. */
const questions: Readonly<Record<string, (round: number) => string>> = {
  "a page": (round) => `offset=${round}`,
  "a page of search results": (round) => `q=berlin&offset=${round}`,
  "a page sorted by newest first": (round) => `order=-created_at&offset=${round}`,
  "a page at a high offset": (round) => `offset=${5000 + round}`,
}

/** Every GET route of the admin and store APIs and all searches, with 100,000 orders. */
export default {
  title: "All reads and searches with 100,000 orders: the slowest, and all above the limit",
  async measure() {
    const send = await largeShop()
    const write = await buyer(send)
    const edit = await editor(send)
    const cart = await (await shopper(send))()
    const needed = await parametersOf(send, cart)
    const { lists, details, without } = await readPaths(send, await idsOf(send, cart))
    if (without.length > 0) console.log(`  Skipped for lack of records: ${without.join(", ")}`)
    const figures: Figure[] = []
    for (const [name, query] of Object.entries(questions)) {
      const names = [...new URLSearchParams(query(0)).keys()]
      const matching = lists.filter(({ takes }) => names.every((one) => takes.has(one)))
      const reads = (more: string) =>
        matching.map(({ path }): Read => [path, (n) => send("GET", `${path}?${query(n)}${more}&${needed[path] ?? ""}`)])
      figures.push(...(await slowest(name, reads(""))))
      figures.push(...(await slowest(`${name}, after an order`, reads("&limit=9"), write)))
    }
    const records = details.map(({ route, paths, takesFields }): Read => {
      let next = 0
      // A different record each round. Once all are read, extra commas in `fields` make the request a new one.
      const more = () => (takesFields ? `?fields=${",".repeat(next)}` : "")
      return [route, () => send("GET", `${paths[next++ % paths.length]}${more()}`)]
    })
    figures.push(...(await slowest("a record", records)))
    figures.push(...(await slowest("a record, after an order", records, write)))
    for (const [name, search] of Object.entries(searches(send))) {
      figures.push(figure(name, await timed(search)))
      figures.push(figure("… after an order", await timed(search, write)))
      figures.push(figure("… after an edited product", await timed(search, edit)))
    }
    return figures
  },
} satisfies Bench

type Read = readonly [route: string, work: Work]

const figure = (name: string, value: number): Figure => ({ name, value, unit: "ms", limit: LIMIT })

/** The slowest of the reads, and every other one above the limit. */
async function slowest(name: string, reads: readonly Read[], before?: Work): Promise<Figure[]> {
  const all: Figure[] = []
  for (const [route, work] of reads) all.push(figure(`${name}: ${route}`, await timed(work, before)))
  return all.sort((a, b) => b.value - a.value).filter(({ value }, i) => i === 0 || value > LIMIT)
}

/**
 * Median milliseconds over the rounds. Takes the smaller of CPU time and wall-clock time: other programs increase
 * wall-clock time, garbage collection threads increase CPU time.
 */
async function timed(work: Work, before: Work = async () => undefined): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + 1; round++) {
    await before(round)
    const start = performance.now()
    const used = process.cpuUsage()
    await work(round)
    const { user, system } = process.cpuUsage(used)
    if (round > 0) times.push(Math.min(performance.now() - start, (user + system) / 1000))
  }
  return median(times)
}

/** Ids that can't be read from a list at the same path. */
async function idsOf(send: SendRequest, cart: string): Promise<Record<string, readonly string[]>> {
  const { orders } = await read<{ orders: { id: string }[] }>(send("GET", "/admin/orders?limit=30&fields=id"))
  type Locations = { stock_locations: { fulfillment_sets: { id: string; service_zones: { id: string }[] }[] }[] }
  const fields = "fulfillment_sets.id,fulfillment_sets.service_zones.id"
  const { stock_locations } = await read<Locations>(send("GET", `/admin/stock-locations?fields=${fields}`))
  const sets = stock_locations.flatMap((location) => location.fulfillment_sets)
  const zones = sets.map(({ id, service_zones }): [string, string[]] => [
    `/admin/fulfillment-sets/${id}/service-zones`,
    service_zones.map((zone) => zone.id),
  ])
  return {
    ...Object.fromEntries(zones),
    "/admin/fulfillment-sets": sets.map(({ id }) => id),
    "/store/carts": [cart],
    "/store/orders": orders.map(({ id }) => id),
  }
}

/** Query parameters that some lists require. */
async function parametersOf(send: SendRequest, cart: string): Promise<Readonly<Record<string, string>>> {
  const { regions } = await read<{ regions: { id: string }[] }>(send("GET", "/store/regions?limit=1&fields=id"))
  return {
    "/store/shipping-options": `cart_id=${cart}`,
    "/store/payment-providers": `region_id=${regions[0]?.id}`,
  }
}

const searches = (send: SendRequest): Readonly<Record<string, Work>> => ({
  "search of the back office by a word": (n) => send("GET", `/admin/search?q=ada&limit=5&offset=${n}`),
  "search of an order by its number": (n) => send("GET", `/admin/search?q=%23${4000 + n}&entity=order`),
  "search of products by a word": (n) =>
    send("POST", "/store/search", { entity: "product", filters: { q: "tee" }, pagination: { skip: n } }),
  "hosted search by a word": (n) => hosted(send, { query: "tee", page: n }),
  "… all products with facets": (n) => hosted(send, { query: "", page: n, facets: ["*"] }),
})
const hosted = (send: SendRequest, params: object) =>
  send("POST", "/1/indexes/*/queries", { requests: [{ indexName: "products", ...params }] })
