import { type Bench, median } from "./bench.ts"
import { type MockProcess, startMock } from "./mock-process.ts"

const rounds = 100
const warmUp = 30

interface Shop {
  readonly mock: MockProcess
  readonly variants: readonly string[]
  readonly region: string
  readonly country: string
}

/** Only the fields that the next request needs. */
interface Answer {
  readonly cart: { readonly id: string }
  readonly payment_collection: { readonly id: string }
  readonly shipping_options: readonly { readonly id: string }[]
  readonly type: string
}

/** Measures against `npm run mock` in its own process, up to the last byte of each response. */
export default {
  title: "Requests to the in-memory backend over HTTP",
  async measure() {
    const mock = await startMock()
    try {
      const shop = await openShop(mock)
      const products = `/store/products?limit=20&region_id=${shop.region}&fields=*variants.calculated_price`
      const orders = "/admin/orders?limit=20"
      // Each path is requested for the first time; responses to the same request are cached until data changes.
      const page = (path: string) => (round: number) => `${path}&offset=${round % 21}&q=${" ".repeat(round)}`
      return [
        {
          name: "checkout (eight requests)",
          value: await timed((round) => checkout(shop, round)),
          unit: "ms",
          limit: 10,
        },
        {
          name: "20 products with calculated prices",
          value: await timeOf(mock, () => products),
          unit: "ms",
          limit: 1.5,
        },
        { name: "… a different page each time", value: await timeOf(mock, page(products)), unit: "ms", limit: 1.5 },
        { name: "20 orders with their items", value: await timeOf(mock, () => orders), unit: "ms", limit: 2 },
        { name: "… a different page each time", value: await timeOf(mock, page(orders)), unit: "ms", limit: 2 },
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

async function checkout({ mock, variants, region, country }: Shop, round: number): Promise<void> {
  const call = (method: "GET" | "POST", path: string, body?: object) => mock.call<Answer>(method, path, body)
  const address = {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "1 Main Street",
    city: "Town",
    postal_code: "10115",
  }
  const { cart } = await call("POST", "/store/carts", { region_id: region })
  const path = `/store/carts/${cart.id}`
  await call("POST", `${path}/line-items`, { variant_id: variants[round % variants.length], quantity: 1 })
  await call("POST", path, { email: "ada@example.com", shipping_address: { ...address, country_code: country } })
  const { shipping_options } = await call("GET", `/store/shipping-options?cart_id=${cart.id}`)
  await call("POST", `${path}/shipping-methods`, { option_id: shipping_options[0]?.id })
  const { payment_collection } = await call("POST", "/store/payment-collections", { cart_id: cart.id })
  const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
  await call("POST", sessions, { provider_id: "pp_system_default" })
  const { type } = await call("POST", `${path}/complete`)
  if (type !== "order") throw new Error("the checkout ended without an order")
}

async function openShop(mock: MockProcess): Promise<Shop> {
  type Regions = { regions: { id: string; countries: { iso_2: string }[] }[] }
  const { regions } = await mock.call<Regions>("GET", "/store/regions")
  type Products = { products: { variants: { id: string; inventory_quantity: number }[] }[] }
  const fields = "id,variants.id,+variants.inventory_quantity"
  const { products } = await mock.call<Products>("GET", `/store/products?limit=50&fields=${fields}`)
  const variants = products.flatMap((product) => product.variants).filter((variant) => variant.inventory_quantity > 9)
  const region = regions[0]
  const country = region?.countries[0]
  if (!region || !country || variants.length < (warmUp + rounds) / 5)
    throw new Error("the seed data has too few variants in stock")
  return { mock, variants: variants.map((variant) => variant.id), region: region.id, country: country.iso_2 }
}
