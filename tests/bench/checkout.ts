import type { MockProcess } from "./mock-process.ts"

/** What a shopper needs for a purchase. */
export interface Shop {
  readonly mock: MockProcess
  /** Path prefix of its world; empty for the main one. */
  readonly prefix: string
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

/** Places an order of one variant. */
export async function checkout({ mock, prefix, variants, region, country }: Shop, round: number): Promise<void> {
  const call = (method: "GET" | "POST", path: string, body?: object) => mock.call<Answer>(method, prefix + path, body)
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

/** Finds what a shopper needs; throws if fewer than `count` variants are in stock. */
export async function openShop(mock: MockProcess, count: number, prefix = ""): Promise<Shop> {
  type Regions = { regions: { id: string; countries: { iso_2: string }[] }[] }
  const { regions } = await mock.call<Regions>("GET", `${prefix}/store/regions`)
  type Products = { products: { variants: { id: string; inventory_quantity: number }[] }[] }
  const fields = "id,variants.id,+variants.inventory_quantity"
  const { products } = await mock.call<Products>("GET", `${prefix}/store/products?limit=50&fields=${fields}`)
  const variants = products.flatMap((product) => product.variants).filter((variant) => variant.inventory_quantity > 9)
  const region = regions[0]
  const country = region?.countries[0]
  if (!region || !country || variants.length < count) throw new Error("the seed data has too few variants in stock")
  return { mock, prefix, variants: variants.map((variant) => variant.id), region: region.id, country: country.iso_2 }
}
