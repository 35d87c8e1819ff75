import { demoSearchAppId } from "#lib/env-search.ts"
import { type Backend, createBackend } from "#mocks/core/backend.ts"
import { warmUp } from "#mocks/core/warm-up.ts"
import { resources } from "#mocks/resources/index.ts"
import { large } from "#mocks/scenarios/large.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { type Bench, type Figure, median } from "./bench.ts"

const ROUNDS = 5
const LIMIT = 30
const LOGIN = { email: "admin@example.com", password: "supersecret" }
/** Their default fields hold all products (docs/server-quirks.md). */
const WHOLE_CATALOG = new Set(["/store/product-types", "/store/product-tags", "/admin/product-options"])
/** Not answers that end, or not lists. */
const OTHERS = /subscribe|export|\/me\b|search-indexes|\/auth\//

type Ask = (method: "GET" | "POST", path: string, body?: object) => Promise<{ status: number; text: string }>
type Work = (round: number) => Promise<unknown>

/** What is asked of each list: each round asks for another page, so that nothing is answered from memory. */
const questions: Readonly<Record<string, (round: number) => string>> = {
  "any page": (round) => `offset=${round}`,
  "a page by a word": (round) => `q=berlin&offset=${round}`,
  "the newest first": (round) => `order=-created_at&offset=${round}`,
  "a page far behind": (round) => `offset=${5000 + round}`,
}

/** Every list of the admin and the store API, and all searches, at 100,000 orders. */
export default {
  title: "All lists and searches at 100,000 orders: the slowest",
  async measure() {
    const backend = createBackend({ scenario: "shop", worlds: { shop: large }, seed: 1 })
    for (const step = warmUp(backend.db); !step(); );
    const ask = await asker(backend)
    const write = await buyer(ask)
    const edit = await editor(ask)
    const paths = [...new Set(resources.map(({ endpoint }) => endpoint).flatMap(listPath))]
    const figures: Figure[] = []
    for (const [name, query] of Object.entries(questions)) {
      figures.push(await slowest(name, paths, (path, round) => ask("GET", `${path}?${query(round)}`)))
      const after = (path: string, round: number) => ask("GET", `${path}?${query(round)}&limit=9`)
      figures.push(await slowest(`${name}, after an order`, paths, after, write))
    }
    for (const path of WHOLE_CATALOG)
      figures.push({ name: `GET ${path}`, value: await timed((n) => ask("GET", `${path}?offset=${n}`)), unit: "ms" })
    for (const [name, search] of Object.entries(searches(ask))) {
      figures.push({ name, value: await timed(search), unit: "ms", limit: LIMIT })
      figures.push({ name: "… after an order", value: await timed(search, write), unit: "ms", limit: LIMIT })
      figures.push({ name: "… after an edited product", value: await timed(search, edit), unit: "ms", limit: LIMIT })
    }
    return figures
  },
} satisfies Bench

const listPath = ({ method, path }: { readonly method: string; readonly path: string }): string[] =>
  method !== "GET" || path.includes(":") || OTHERS.test(path) || WHOLE_CATALOG.has(path) ? [] : [path]

async function timed(work: Work, before: Work = async () => undefined): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + 1; round++) {
    await before(round)
    const start = performance.now()
    await work(round)
    if (round > 0) times.push(performance.now() - start)
  }
  return median(times)
}

async function slowest(
  name: string,
  paths: readonly string[],
  ask: (path: string, round: number) => Promise<unknown>,
  before?: Work,
): Promise<Figure> {
  let worst = { path: "", time: 0 }
  for (const path of paths) {
    const time = await timed((round) => ask(path, round), before)
    if (time > worst.time) worst = { path, time }
  }
  return { name: `${name}: ${worst.path}`, value: worst.time, unit: "ms", limit: LIMIT }
}

const searches = (ask: Ask): Readonly<Record<string, Work>> => ({
  "the whole back office by a word": (n) => ask("GET", `/admin/search?q=ada&limit=5&offset=${n}`),
  "an order by its number": (n) => ask("GET", `/admin/search?q=%23${4000 + n}&entity=order`),
  "products by a word": (n) =>
    ask("POST", "/store/search", { entity: "product", filters: { q: "tee" }, pagination: { skip: n } }),
  "the hosted search by a word": (n) => hosted(ask, { query: "tee", page: n }),
  "… all products with facets": (n) => hosted(ask, { query: "", page: n, facets: ["*"] }),
})
const hosted = (ask: Ask, params: object) =>
  ask("POST", "/1/indexes/*/queries", { requests: [{ indexName: "products", ...params }] })

async function asker(backend: Backend): Promise<Ask> {
  let token = ""
  const ask: Ask = async (method, path, body) => {
    const headers = {
      "content-type": "application/json",
      "x-publishable-api-key": PUBLISHABLE_KEY,
      "x-algolia-application-id": demoSearchAppId,
      "x-algolia-api-key": PUBLISHABLE_KEY,
      ...(path.startsWith("/admin/") ? { authorization: `Bearer ${token}` } : {}),
    }
    const answer = await backend.fetch(
      new Request(`http://bench${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }),
    )
    const text = await answer.text()
    if (method === "POST" && answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return { status: answer.status, text }
  }
  token = (await read<{ token: string }>(ask("POST", "/auth/user/emailpass", LOGIN))).token
  return ask
}

const read = async <T>(answer: ReturnType<Ask>): Promise<T> => JSON.parse((await answer).text) as T

interface Product {
  readonly id: string
  readonly variants: readonly { readonly id: string; readonly inventory_quantity: number }[]
}

async function stock(ask: Ask): Promise<readonly Product[]> {
  const path = "/store/products?limit=100&fields=id,variants.id,%2Bvariants.inventory_quantity"
  return (await read<{ products: Product[] }>(ask("GET", path))).products
}

/** Places an order of something that is in stock. */
async function buyer(ask: Ask): Promise<Work> {
  const products = await stock(ask)
  const variants = products.flatMap((product) => product.variants).filter((one) => one.inventory_quantity > 5)
  type Regions = { regions: { id: string; countries: { iso_2: string }[] }[] }
  const [region] = (await read<Regions>(ask("GET", "/store/regions"))).regions
  const [country_code] = region?.countries.map((country) => country.iso_2) ?? []
  const address = { first_name: "Ada", last_name: "Byron", address_1: "1 Main St", city: "Town", postal_code: "10115" }
  let next = 0
  return async () => {
    next += 1
    type Cart = { cart: { id: string } }
    const { cart } = await read<Cart>(ask("POST", "/store/carts", { region_id: region?.id }))
    const path = `/store/carts/${cart.id}`
    await ask("POST", `${path}/line-items`, { variant_id: variants[next % variants.length]?.id, quantity: 1 })
    await ask("POST", path, { email: "ada@example.com", shipping_address: { ...address, country_code } })
    type Options = { shipping_options: { id: string }[] }
    const { shipping_options } = await read<Options>(ask("GET", `/store/shipping-options?cart_id=${cart.id}`))
    await ask("POST", `${path}/shipping-methods`, { option_id: shipping_options[0]?.id })
    type Collection = { payment_collection: { id: string } }
    const { payment_collection } = await read<Collection>(
      ask("POST", "/store/payment-collections", { cart_id: cart.id }),
    )
    const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
    await ask("POST", sessions, { provider_id: "pp_system_default" })
    await ask("POST", `${path}/complete`)
  }
}

async function editor(ask: Ask): Promise<Work> {
  const products = await stock(ask)
  let next = 0
  return () => {
    next += 1
    return ask("POST", `/admin/products/${products[next % products.length]?.id}`, { title: `Edited ${next}` })
  }
}
