import { demoSearchAppId } from "#lib/env-search.ts"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { warmUp } from "#mocks/http/warm-up.ts"
import { large } from "#mocks/scenarios/large.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"

const LOGIN = { email: "admin@example.com", password: "supersecret" }
const SHOPPER = { email: "bench@example.com", password: "supersecret" }

/**
 * Sends a request to a shop, as an admin, a logged-in customer or a guest by its path; throws unless it answers 2xx.
 * The response isn't decoded, because over HTTP the client does that in another process.
 */
export type SendRequest = (method: "GET" | "POST", path: string, body?: object) => Promise<readonly Uint8Array[]>
export type Work = (round: number) => Promise<unknown>

/** A shop with 100,000 orders whose indexes are already built. */
export async function largeShop(): Promise<SendRequest> {
  const backend = createBackend({ scenario: "shop", scenarios: { shop: large }, seed: 1 })
  for (const step = warmUp(backend.db); !step(); );
  const guest = requestSender(backend, () => undefined)
  const admin = await token(guest, "/auth/user/emailpass", LOGIN)
  const registered = await token(guest, "/auth/customer/emailpass/register", SHOPPER)
  const { email } = SHOPPER
  await requestSender(backend, () => registered)("POST", "/store/customers", { email })
  const customer = await token(guest, "/auth/customer/emailpass", SHOPPER)
  return requestSender(backend, (path) =>
    path.startsWith("/admin/") ? admin : /\/me\b|store\/orders$/.test(path) ? customer : undefined,
  )
}

function requestSender(backend: Backend, tokenFor: (pathname: string) => string | undefined): SendRequest {
  return async (method, path, body) => {
    const bearer = tokenFor(path.replace(/\?.*/, ""))
    const headers = {
      "content-type": "application/json",
      "x-publishable-api-key": PUBLISHABLE_KEY,
      "x-algolia-application-id": demoSearchAppId,
      "x-algolia-api-key": PUBLISHABLE_KEY,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    }
    const answer = await backend.fetch(
      new Request(`http://bench${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }),
    )
    const parts: Uint8Array[] = []
    for await (const part of answer.body ?? []) parts.push(part)
    if (!answer.ok) throw new Error(`${method} ${path} responded with ${answer.status}: ${textOf(parts).slice(0, 500)}`)
    return parts
  }
}

const textOf = (parts: readonly Uint8Array[]) => Buffer.concat(parts).toString()
export const read = async <T>(answer: Promise<readonly Uint8Array[]>): Promise<T> =>
  JSON.parse(textOf(await answer)) as T
const token = async (send: SendRequest, path: string, body: object) =>
  (await read<{ token: string }>(send("POST", path, body))).token

interface Product {
  readonly id: string
  readonly variants: readonly { readonly id: string; readonly inventory_quantity: number }[]
}

async function stock(send: SendRequest): Promise<readonly Product[]> {
  const path = "/store/products?limit=100&fields=id,variants.id,%2Bvariants.inventory_quantity"
  return (await read<{ products: Product[] }>(send("GET", path))).products
}

/** Fills a cart with an item in stock and starts its payment; returns the cart's id. */
export async function shopper(send: SendRequest): Promise<() => Promise<string>> {
  const products = await stock(send)
  const variants = products.flatMap((product) => product.variants).filter((one) => one.inventory_quantity > 5)
  type Regions = { regions: { id: string; countries: { iso_2: string }[] }[] }
  const [region] = (await read<Regions>(send("GET", "/store/regions"))).regions
  const [country_code] = region?.countries.map((country) => country.iso_2) ?? []
  const address = { first_name: "Ada", last_name: "Byron", address_1: "1 Main St", city: "Town", postal_code: "10115" }
  let next = 0
  return async () => {
    next += 1
    type Cart = { cart: { id: string } }
    const { cart } = await read<Cart>(send("POST", "/store/carts", { region_id: region?.id }))
    const path = `/store/carts/${cart.id}`
    await send("POST", `${path}/line-items`, { variant_id: variants[next % variants.length]?.id, quantity: 1 })
    await send("POST", path, { email: "ada@example.com", shipping_address: { ...address, country_code } })
    type Options = { shipping_options: { id: string }[] }
    const { shipping_options } = await read<Options>(send("GET", `/store/shipping-options?cart_id=${cart.id}`))
    await send("POST", `${path}/shipping-methods`, { option_id: shipping_options[0]?.id })
    type Collection = { payment_collection: { id: string } }
    const { payment_collection } = await read<Collection>(
      send("POST", "/store/payment-collections", { cart_id: cart.id }),
    )
    const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
    await send("POST", sessions, { provider_id: "pp_system_default" })
    return cart.id
  }
}

/** Places one order per round. */
export async function buyer(send: SendRequest): Promise<Work> {
  const fill = await shopper(send)
  return async () => send("POST", `/store/carts/${await fill()}/complete`)
}

/** Renames a different product each round. */
export async function editor(send: SendRequest): Promise<Work> {
  const products = await stock(send)
  let next = 0
  return () => {
    next += 1
    return send("POST", `/admin/products/${products[next % products.length]?.id}`, { title: `Edited ${next}` })
  }
}
