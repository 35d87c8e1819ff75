import { spawn } from "node:child_process"
import { type Bench, median } from "./bench.ts"

const rounds = 40
const warmUp = 10

interface Shop {
  readonly variant: string
  readonly region: string
  readonly country: string
  call(method: "GET" | "POST", path: string, body?: object): Promise<Answer>
}

/** Only what the next request needs of an answer. */
interface Answer {
  readonly cart: { readonly id: string }
  readonly payment_collection: { readonly id: string }
  readonly shipping_options: readonly { readonly id: string }[]
  readonly type: string
}

/** A guest's checkout over HTTP, against `npm run mock` in a process of its own, as QA would run it. */
export default {
  title: "Requests to the in-memory backend over HTTP",
  async measure() {
    const server = await startMock()
    try {
      const shop = await openShop(server.url)
      const times: number[] = []
      for (let round = 0; round < warmUp + rounds; round++) {
        const time = await checkout(shop)
        if (round >= warmUp) times.push(time)
      }
      return [{ name: "the eight requests of a checkout", value: median(times), unit: "ms" as const, limit: 15 }]
    } finally {
      server.stop()
    }
  },
} satisfies Bench

async function checkout({ call, variant, region, country }: Shop): Promise<number> {
  const address = {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "1 Main Street",
    city: "Town",
    postal_code: "10115",
  }
  const start = performance.now()
  const { cart } = await call("POST", "/store/carts", { region_id: region })
  const path = `/store/carts/${cart.id}`
  await call("POST", `${path}/line-items`, { variant_id: variant, quantity: 1 })
  await call("POST", path, { email: "ada@example.com", shipping_address: { ...address, country_code: country } })
  const { shipping_options } = await call("GET", `/store/shipping-options?cart_id=${cart.id}`)
  await call("POST", `${path}/shipping-methods`, { option_id: shipping_options[0]?.id })
  const { payment_collection } = await call("POST", "/store/payment-collections", { cart_id: cart.id })
  const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
  await call("POST", sessions, { provider_id: "pp_system_default" })
  const { type } = await call("POST", `${path}/complete`)
  const time = performance.now() - start
  if (type !== "order") throw new Error("the checkout ended without an order")
  return time
}

async function openShop(url: string): Promise<Shop> {
  const login = { email: "admin@example.com", password: "supersecret" }
  const { token } = await request<{ token: string }>("POST", `${url}/auth/user/emailpass`, {}, login)
  const keys = await request<{ api_keys: { token: string }[] }>("GET", `${url}/admin/api-keys?type=publishable`, {
    authorization: `Bearer ${token}`,
  })
  const headers = { "x-publishable-api-key": keys.api_keys[0]?.token ?? "" }
  type Regions = { regions: { id: string; countries: { iso_2: string }[] }[] }
  const { regions } = await request<Regions>("GET", `${url}/store/regions`, headers)
  type Products = { products: { variants: { id: string; inventory_quantity: number }[] }[] }
  const fields = "id,variants.id,+variants.inventory_quantity"
  const found = await request<Products>("GET", `${url}/store/products?limit=50&fields=${fields}`, headers)
  const variants = found.products.flatMap((product) => product.variants)
  const variant = variants.find((candidate) => candidate.inventory_quantity > warmUp + rounds)
  const region = regions[0]
  const country = region?.countries[0]
  if (!variant || !region || !country) throw new Error("the seed has no region, or no product with enough stock")
  return {
    variant: variant.id,
    region: region.id,
    country: country.iso_2,
    call: (method, path, body) => request<Answer>(method, `${url}${path}`, headers, body),
  }
}

async function request<T>(method: string, url: string, headers: Record<string, string>, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (response.ok) return (await response.json()) as T
  throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
}

function startMock(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, ["scripts/mock.mjs", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] })
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the mock server ended with code ${code}`)))
    child.stdout.on("data", (chunk: Buffer) => {
      const url = /http:\S+/.exec(chunk.toString())?.[0]
      if (url) resolve({ url, stop: () => child.kill() })
    })
  })
}
