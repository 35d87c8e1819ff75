import { type Backend, type BackendOptions, createBackend } from "#mocks/http/backend.ts"
import { ADMIN, PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { createStoreSdk, type StoreSdk } from "#sdk/store.ts"
import { describeDifference, loadTape, Player } from "#tests/tapes/tape.ts"

const BASE = "http://shop.test"

/** Rejects when the signal aborts, as every `fetch` does. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true })
  })

/** A `fetch` to the backend; a fault that drops the connection fails as in a browser. */
export const fetchOf =
  (backend: Backend): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const answer = backend.fetch(request).catch(() => {
      throw new TypeError("fetch failed")
    })
    return Promise.race([answer, aborted(request.signal)])
  }

/** The login of the administrator. */
export const ADMIN_LOGIN = { actor_type: "user", auth_provider: "emailpass", body: ADMIN } as const

/** A client of the back office that keeps its login in memory. */
export const adminClient = (fetch: typeof globalThis.fetch) =>
  createAdminSdk({ baseUrl: BASE, fetch, retries: 0, auth: { storage: "memory" } })

/** The small shop of the tapes (a shirt with inventory, a mug without), with a store client and a signed-in admin. */
export async function openLiveShop(options: BackendOptions = {}) {
  const backend = createBackend({ scenario: "empty", check: "journal", ...options })
  const problems = await new Player(backend.fetch, BASE).play(loadTape("flows", "setup"))
  if (problems.length > 0) throw new Error(problems.map(describeDifference).join("\n"))
  const fetch = fetchOf(backend)
  const store = createStoreSdk({ baseUrl: BASE, publishableKey: PUBLISHABLE_KEY, fetch, retries: 0 })
  const admin = adminClient(fetch)
  await admin.auth.login(ADMIN_LOGIN)
  const variant = (sku: string) => {
    const row = backend.db.tables.productVariant.first("sku", sku)
    if (!row) throw new Error(`the shop has no ${sku}`)
    return row.id
  }
  const region = backend.db.tables.region.find((r) => r.currency_code === "eur")
  if (!region) throw new Error("the shop has no region with euros")
  return { backend, store, admin, variant, region: region.id }
}
export type LiveShop = Awaited<ReturnType<typeof openLiveShop>>

export const address = {
  first_name: "Ada",
  last_name: "Shopper",
  address_1: "Lange Strasse 7",
  postal_code: "10115",
  city: "Berlin",
  country_code: "de",
}

/** Creates a cart, with two shirts by default. */
export async function fillCart(
  { store, variant, region }: LiveShop,
  sku = "SHIRT-M-BLACK",
  quantity = 2,
  sdk: StoreSdk = store,
) {
  const items = [{ variant_id: variant(sku), quantity }]
  return (await sdk.store.cart.create({ body: { region_id: region, items } })).cart
}

/** Sets the stock of a variant with inventory. */
export function setStock({ backend, variant }: LiveShop, sku: string, stocked_quantity: number): void {
  const { variantInventoryItem, inventoryLevel } = backend.db.tables
  for (const { inventory_item_id } of variantInventoryItem.by("variant_id", variant(sku)))
    for (const { id } of inventoryLevel.by("inventory_item_id", inventory_item_id))
      inventoryLevel.update(id, { stocked_quantity })
}

/** Enters contact and address of a cart, and chooses the first shipping option; returns that option's id. */
export async function enterDetails({ store }: StoreSdk, id: string, email = "ada@example.com"): Promise<string> {
  const { cart: carts, fulfillment } = store
  await carts.update({ id, body: { email, shipping_address: address, billing_address: address } })
  const { shipping_options } = await fulfillment.listCartOptions({ query: { cart_id: id } })
  const optionId = String(shipping_options[0]?.id)
  await carts.addShippingMethod({ id, body: { option_id: optionId } })
  return optionId
}

/** Starts the payment of a cart, after which it can be ordered. */
export async function startPayment({ store: { payment } }: StoreSdk, id: string, provider = "pp_system_default") {
  const { payment_collection } = await payment.createCollection({ body: { cart_id: id } })
  return payment.createSession({ id: payment_collection.id, body: { provider_id: provider } })
}

/** Orders a cart whose payment is started. */
export async function orderCart({ store }: StoreSdk, id: string) {
  const answer = await store.cart.complete({ id })
  if (answer.type !== "order") throw new Error("the order was not placed")
  return answer.order
}

/** Creates a cart that is ready for review, paid with the given provider; returns its id. */
export async function readyCart(shop: LiveShop, provider?: string): Promise<string> {
  const { id } = await fillCart(shop)
  await enterDetails(shop.store, id)
  await startPayment(shop.store, id, provider)
  return id
}

/** Creates a cart with two shirts for Germany, as the storefront does; returns its id. */
export async function cartInGermany(shop: LiveShop): Promise<string> {
  const { id } = await fillCart(shop)
  await shop.store.store.cart.update({ id, body: { shipping_address: { country_code: "de" } } })
  return id
}

/** Places an order as a guest, authorized but not captured; returns its id. */
export async function placeOrder(shop: LiveShop, quantity = 2): Promise<string> {
  const { id } = await fillCart(shop, "SHIRT-M-BLACK", quantity)
  await enterDetails(shop.store, id, "guest@example.com")
  await startPayment(shop.store, id)
  return (await orderCart(shop.store, id)).id
}

/** Fulfills all items of an order. */
export async function fulfillOrder(shop: LiveShop, id: string): Promise<void> {
  const { order: orders } = shop.admin.admin
  const { order } = await orders.retrieve({ id })
  const items = (order.items ?? []).map((item) => ({ id: item.id, quantity: item.quantity }))
  await orders.createFulfillment({ id, body: { items } })
}

/** Invites and signs in a second administrator; returns their client. */
export async function openColleague({ backend, admin }: LiveShop) {
  const email = "colleague@example.com"
  const { invite } = await admin.admin.invite.create({ body: { email } })
  const colleague = adminClient(fetchOf(backend))
  const login = { actor_type: "user", auth_provider: "emailpass", body: { email, password: "supersecret" } } as const
  await colleague.auth.register(login)
  await colleague.admin.invite.accept({ query: { token: invite.token }, body: { first_name: "Col" } })
  await colleague.auth.login(login)
  return colleague.admin
}
