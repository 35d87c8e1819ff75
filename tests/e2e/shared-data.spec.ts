import { expect, type Page, test } from "./support/test.ts"

test.use({ sharesBackend: false })

/** Sends a request to the in-memory backend from inside a page, as the app does. */
function request<T>(page: Page, method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = {
        "content-type": "application/json",
        "x-publishable-api-key": `pk_${"0123456789abcdef".repeat(4)}`,
        authorization: `Bearer ${sessionStorage.getItem("test-token") ?? ""}`,
      }
      const response = await fetch(`/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
      return { status: response.status, body: await response.json() }
    },
    [method, path, body] as const,
  )
}

/** Opens a page and waits until the backend has responded; the default is the lightest page. */
async function open(page: Page, path = "/admin/login") {
  await page.goto(path)
  await expect(page.getByRole("main")).toBeVisible()
}

async function logIn(page: Page) {
  const login = { email: "admin@example.com", password: "supersecret" }
  const { body } = await request<{ token: string }>(page, "POST", "/auth/user/emailpass", login)
  await page.evaluate((token) => sessionStorage.setItem("test-token", token), body.token)
}

interface Cart {
  readonly id: string
  readonly items: readonly { readonly quantity: number }[]
}
interface Order {
  readonly id: string
  readonly email: string
}

/** A cart that is ready to be completed; returns its id. */
async function readyCart(page: Page, email: string): Promise<string> {
  type Regions = { regions: { id: string; countries: { iso_2: string }[] }[] }
  const [region] = (await request<Regions>(page, "GET", "/store/regions")).body.regions
  type Products = { products: { variants: { id: string }[] }[] }
  const fields = "id,variants.id,variants.manage_inventory,+variants.inventory_quantity"
  const { products } = (await request<Products>(page, "GET", `/store/products?limit=5&fields=${fields}`)).body
  const { cart } = (await request<{ cart: Cart }>(page, "POST", "/store/carts", { region_id: region?.id, email })).body
  const path = `/store/carts/${cart.id}`
  await request(page, "POST", `${path}/line-items`, { variant_id: products[0]?.variants[0]?.id, quantity: 1 })
  const address = { first_name: "Ada", last_name: "Byron", address_1: "1 Main Street", city: "Town", postal_code: "1" }
  await request(page, "POST", path, { shipping_address: { ...address, country_code: region?.countries[0]?.iso_2 } })
  type Options = { shipping_options: { id: string }[] }
  const { shipping_options } = (await request<Options>(page, "GET", `/store/shipping-options?cart_id=${cart.id}`)).body
  await request(page, "POST", `${path}/shipping-methods`, { option_id: shipping_options[0]?.id })
  type Collection = { payment_collection: { id: string } }
  const { payment_collection } = (
    await request<Collection>(page, "POST", "/store/payment-collections", { cart_id: cart.id })
  ).body
  await request(page, "POST", `/store/payment-collections/${payment_collection.id}/payment-sessions`, {
    provider_id: "pp_system_default",
  })
  return cart.id
}
const ordersOf = async (page: Page, email: string) =>
  (await request<{ orders: Order[] }>(page, "GET", `/admin/orders?fields=id,email&limit=200&q=${email}`)).body.orders

test.describe("@mock shared data", () => {
  test("shows an order from one tab in the back office of another, and a product change in the other direction", async ({
    page: shop,
    context,
  }) => {
    await open(shop, "/products")
    const office = await context.newPage()
    await open(office, "/admin/login")
    await office.getByLabel("Email").fill("admin@example.com")
    await office.getByLabel("Password").fill("supersecret")
    await office.getByRole("button", { name: /log in|sign in/i }).click()
    await expect(office).not.toHaveURL(/login/)

    const cart = await readyCart(shop, "two-tabs@example.com")
    await request(shop, "POST", `/store/carts/${cart}/complete`)
    await office.goto("/admin/orders")
    await expect(office.getByRole("row", { name: /Ada Byron/ })).toBeVisible()

    await logIn(office)
    type Products = { products: { id: string; title: string }[] }
    const { products } = (await request<Products>(office, "GET", "/admin/products?limit=1&fields=id,title")).body
    await request(office, "POST", `/admin/products/${products[0]?.id}`, { title: "Renamed in the back-office" })
    await shop.goto("/products?q=Renamed")
    await expect(shop.getByText("Renamed in the back-office").first()).toBeVisible()
  })

  test("keeps all changes when two tabs change the same cart at the same time", async ({ page: one, context }) => {
    await open(one)
    const other = await context.newPage()
    await open(other)
    const cart = await readyCart(one, "both@example.com")
    type Lines = { cart: { items: { id: string; variant_id: string; quantity: number }[] } }
    const { items } = (await request<Lines>(one, "GET", `/store/carts/${cart}`)).body.cart
    const add = (page: Page) =>
      request(page, "POST", `/store/carts/${cart}/line-items`, { variant_id: items[0]?.variant_id, quantity: 1 })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => add(i % 2 === 0 ? one : other)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    for (const page of [one, other]) {
      const { body } = await request<Lines>(page, "GET", `/store/carts/${cart}`)
      expect(body.cart.items.map((item) => item.quantity)).toEqual([9])
    }
  })

  test("keeps the data after all tabs are closed", async ({ page, context }) => {
    await open(page)
    const cart = await readyCart(page, "later@example.com")
    await request(page, "POST", `/store/carts/${cart}/complete`)
    await page.close()
    const later = await context.newPage()
    await open(later)
    await logIn(later)
    expect((await ordersOf(later, "later@example.com")).map((order) => order.email)).toEqual(["later@example.com"])
  })

  test("saves a complete order or none when the page reloads while it is placed", async ({ page }) => {
    await open(page)
    for (let round = 0; round < 3; round++) {
      const email = `torn-${round}@example.com`
      const cart = await readyCart(page, email)
      await page.evaluate((path) => {
        const headers = { "x-publishable-api-key": `pk_${"0123456789abcdef".repeat(4)}` }
        void fetch(path, { method: "POST", headers }).catch(() => undefined)
      }, `/api/store/carts/${cart}/complete`)
      await page.reload()
      await expect(page.getByRole("main")).toBeVisible()
      await logIn(page)
      const orders = await ordersOf(page, email)
      const { body } = await request<{ cart: { completed_at: string | null } }>(
        page,
        "GET",
        `/store/carts/${cart}?fields=id,completed_at`,
      )
      expect(orders).toHaveLength(body.cart?.completed_at ? 1 : 0)
      for (const { id } of orders) {
        type Whole = { order: { items: unknown[]; payment_collections: unknown[]; shipping_methods: unknown[] } }
        const { order } = (await request<Whole>(page, "GET", `/admin/orders/${id}`)).body
        expect([order.items.length, order.payment_collections.length, order.shipping_methods.length]).toEqual([1, 1, 1])
      }
    }
  })

  test("keeps no changes of a request that fails midway, in any tab or after a reload", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/status of 500/)
    await open(page)
    const cart = await readyCart(page, "broken@example.com")
    const fault = { method: "POST", path: "/store/carts/:id/complete", afterWrites: 7, times: 1 }
    await request(page, "PUT", "/_mock/faults", { faults: [fault] })
    expect((await request(page, "POST", `/store/carts/${cart}/complete`)).status).toBe(500)
    await page.reload()
    await expect(page.getByRole("main")).toBeVisible()
    const other = await context.newPage()
    await open(other)
    await logIn(other)
    expect(await ordersOf(other, "broken@example.com")).toEqual([])
    expect((await request<{ type: string }>(page, "POST", `/store/carts/${cart}/complete`)).body.type).toBe("order")
    expect(await ordersOf(other, "broken@example.com")).toHaveLength(1)
  })

  test("starts the scenario named in the URL for all tabs", async ({ page, context }) => {
    await open(page, "/admin/login?scenario=empty&at=2026-02-03T04:05:06.000Z")
    await expect(page).toHaveURL(/\/admin\/login$/)
    const other = await context.newPage()
    await open(other, "/admin/login")
    const { body } = await request<{ current: string }>(other, "GET", "/_mock/scenarios")
    expect(body.current).toBe("empty")
    const clock = async (p: Page) => (await request<{ now: string }>(p, "GET", "/_mock/clock")).body.now
    expect([await clock(page), await clock(other)]).toEqual(["2026-02-03T04:05:06.000Z", "2026-02-03T04:05:06.000Z"])
    await page.close()
    await other.reload()
    await expect(other.getByRole("main")).toBeVisible()
    expect(await clock(other)).toBe("2026-02-03T04:05:06.000Z")
  })

  test("sets faults from the page: a status, a delay, a dropped connection", async ({ page, problems }) => {
    problems.allow(/status of 503|Failed to load resource|ERR_FAILED/)
    await open(page)
    const fault = (body: object) =>
      request(page, "PUT", "/_mock/faults", { faults: [{ path: "/store/regions", ...body }] })
    await fault({ status: 503, times: 1 })
    expect((await request(page, "GET", "/store/regions")).status).toBe(503)
    expect((await request(page, "GET", "/store/regions")).status).toBe(200)
    await fault({ drop: "before", times: 1 })
    await expect(request(page, "GET", "/store/regions")).rejects.toThrow("Failed to fetch")
    await fault({ latency: 400, times: 1 })
    const start = Date.now()
    await request(page, "GET", "/store/regions")
    expect(Date.now() - start).toBeGreaterThanOrEqual(399)
  })
})
