import type { ShopApi } from "./shop-api.ts"

const address = {
  first_name: "Ada",
  last_name: "Shopper",
  address_1: "12 Main Street",
  city: "Chicago",
  province: "us-il",
  postal_code: "60614",
  country_code: "us",
}
const password = "a long password"

interface Answer {
  readonly token: string
  readonly cart: { readonly id: string }
  readonly order: { readonly id: string }
  readonly payment_collection: { readonly id: string }
  readonly shipping_options: readonly { readonly id: string }[]
  readonly type: string
}

async function call<T = Answer>({ url, key }: ShopApi, path: string, body?: object, token?: string): Promise<T> {
  const answer = await fetch(url + path, {
    method: body ? "POST" : "GET",
    headers: {
      "x-publishable-api-key": key,
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Creates a cart with one item, of a guest without a token; returns its id. */
export async function createCart(api: ShopApi, token?: string): Promise<string> {
  type Regions = { regions: { id: string; currency_code: string }[] }
  const { regions } = await call<Regions>(api, "/store/regions")
  const region = regions.find(({ currency_code }) => currency_code === "usd") ?? regions[0]
  const path = "/store/products?limit=100&fields=*variants,+variants.inventory_quantity,thumbnail"
  type Sold = { thumbnail: string | null; variants: { id: string; inventory_quantity?: number | null }[] }
  const { products } = await call<{ products: Sold[] }>(api, path)
  const variants = products.filter(({ thumbnail }) => thumbnail).flatMap((product) => product.variants)
  const variant = variants.find(({ inventory_quantity }) => (inventory_quantity ?? 1) > 0)
  const items = [{ variant_id: variant?.id, quantity: 1 }]
  return (await call(api, "/store/carts", { region_id: region?.id, items, locale: "en-US" }, token)).cart.id
}

/** Orders one item, as a guest without a token; returns the order's id. */
export async function placeOrder(api: ShopApi, token?: string): Promise<string> {
  const cart_id = await createCart(api, token)
  const cart = `/store/carts/${cart_id}`
  await call(api, cart, { email: "ada@example.com", shipping_address: address }, token)
  const { shipping_options } = await call(api, `/store/shipping-options?cart_id=${cart_id}`)
  await call(api, `${cart}/shipping-methods`, { option_id: shipping_options[0]?.id }, token)
  const { payment_collection } = await call(api, "/store/payment-collections", { cart_id }, token)
  const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
  await call(api, sessions, { provider_id: "pp_system_default" }, token)
  return (await call(api, `${cart}/complete`, {}, token)).order.id
}

/** Creates a customer with one order; returns the customer's token. */
export async function createCustomer(api: ShopApi): Promise<string> {
  const email = `ada-${Date.now()}@example.com`
  const { token: registration } = await call(api, "/auth/customer/emailpass/register", { email, password })
  await call(api, "/store/customers", { email, first_name: "Ada", last_name: "Shopper" }, registration)
  const { token } = await call(api, "/auth/customer/emailpass", { email, password })
  await placeOrder(api, token)
  return token
}
