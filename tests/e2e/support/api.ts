import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { ADMIN } from "./admin.ts"
import type { Page } from "./test.ts"

const base = process.env.E2E_API_URL ?? "/api"
const key = process.env.E2E_PUBLISHABLE_KEY ?? PUBLISHABLE_KEY

type Answer = Record<string, unknown>

/** Sends a request from the page itself; works with the page's data on the demo and with a real server. */
async function call<T = Answer>(page: Page, method: string, path: string, body?: object, token?: string): Promise<T> {
  return page.evaluate(
    async ({ url, method, body, headers }) => {
      const response = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null })
      const answer = await response.json()
      if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${JSON.stringify(answer)}`)
      return answer
    },
    {
      url: base + path,
      method,
      body,
      headers: {
        "content-type": "application/json",
        "x-publishable-api-key": key,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    },
  )
}

export const adminToken = async (page: Page): Promise<string> =>
  (await call<{ token: string }>(page, "POST", "/auth/user/emailpass", ADMIN)).token

/** Returns a function that sends admin requests, with the page's token if it has one. The page must show the app. */
export async function asAdmin(page: Page) {
  const token = (await page.evaluate(() => localStorage.getItem("admin_token"))) ?? (await adminToken(page))
  return <T = Answer>(method: string, path: string, body?: object) => call<T>(page, method, path, body, token)
}

/** Returns a function that sends requests as a customer, or as a guest without a token. */
export const asShopper =
  (page: Page, token?: string) =>
  <T = Answer>(method: string, path: string, body?: object) =>
    call<T>(page, method, path, body, token)

/** Sends a GET request as a guest. */
export const getAsGuest = <T>(page: Page, path: string) => call<T>(page, "GET", path)

interface Variant {
  id: string
  inventory_quantity?: number | null
  manage_inventory?: boolean | null
}
type Stocked = { products: { variants: Variant[] }[] }

interface Shopper {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly address_1: string
  /** Omitted for a guest. */
  readonly token?: string
}
const guest: Shopper = {
  email: "ada@example.com",
  first_name: "Ada",
  last_name: "Shopper",
  address_1: "12 Main Street",
}

/** A cart with one variant that is ready to be ordered; returns its id. */
export async function readyCart(page: Page, quantity = 1, shopper = guest): Promise<string> {
  const { email, token, ...name } = shopper
  const call = asShopper(page, token)
  type Regions = { regions: { id: string; countries: { iso_2: string }[] }[] }
  const { regions } = await call<Regions>("GET", "/store/regions")
  // The country in which a visit starts, if the shop ships there.
  const home = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "us"))
  const region = home ?? regions[0]
  const country = home ? "us" : (region?.countries[0]?.iso_2 ?? "")
  const fields = "id,variants.id,variants.manage_inventory,+variants.inventory_quantity"
  const { products } = await call<Stocked>("GET", `/store/products?limit=50&fields=${fields}`)
  const variant = products
    .flatMap((product) => product.variants)
    .find((candidate) => candidate.manage_inventory && (candidate.inventory_quantity ?? 0) >= quantity + 20)
  if (!region || !variant) throw new Error("the shop has no region or no variant in stock")
  const address = { ...name, postal_code: "60614", city: "Chicago", country_code: country }
  const { cart } = await call<{ cart: { id: string } }>("POST", "/store/carts", {
    region_id: region.id,
    email,
    shipping_address: address,
    billing_address: address,
    items: [{ variant_id: variant.id, quantity }],
  })
  const path = `/store/carts/${cart.id}`
  type Options = { shipping_options: { id: string }[] }
  const { shipping_options } = await call<Options>("GET", `/store/shipping-options?cart_id=${cart.id}`)
  await call("POST", `${path}/shipping-methods`, { option_id: shipping_options[0]?.id })
  type Collection = { payment_collection: { id: string } }
  const { payment_collection } = await call<Collection>("POST", "/store/payment-collections", {
    cart_id: cart.id,
  })
  const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
  await call("POST", sessions, { provider_id: "pp_system_default" })
  return cart.id
}

/** Places an order of one variant through the API, as a guest by default; returns its id. */
export async function placeOrder(page: Page, quantity = 2, shopper = guest): Promise<string> {
  const id = await readyCart(page, quantity, shopper)
  const { order } = await call<{ order: { id: string } }>(
    page,
    "POST",
    `/store/carts/${id}/complete`,
    undefined,
    shopper.token,
  )
  return order.id
}

interface Lines {
  order: { items: { id: string; quantity: number }[] }
}
/** Fulfills all items of an order. */
export async function fulfillOrder(page: Page, id: string): Promise<void> {
  const admin = await asAdmin(page)
  const { order } = await admin<Lines>("GET", `/admin/orders/${id}`)
  const items = order.items.map((item) => ({ id: item.id, quantity: item.quantity }))
  await admin("POST", `/admin/orders/${id}/fulfillments`, { items })
}

/** Creates a customer account without signing in; returns the login. */
export async function registerCustomer(page: Page, name: { first_name: string; last_name: string }) {
  const email = `e2e-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
  const login = { email, password: "a-long-secret" }
  const { token } = await call<{ token: string }>(page, "POST", "/auth/customer/emailpass/register", login)
  await call(page, "POST", "/store/customers", { email, ...name }, token)
  return login
}

/** Replaces the faults of the demo's backend. */
export async function setFaults(page: Page, ...faults: object[]): Promise<void> {
  await call(page, "PUT", "/_mock/faults", { faults })
}
