import { asAdmin, asShopper, getAsGuest } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

// Settings that were made in the back office, and what the storefront's API then answers.

type Admin = Awaited<ReturnType<typeof asAdmin>>

/** Names must be unique on a server that keeps its data. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}`

async function pick(page: Page, label: string, text: string) {
  await page.getByRole("combobox", { name: label, exact: true }).fill(text)
  await page
    .getByRole("option", { name: new RegExp(`^${text}`) })
    .first()
    .click()
  await page.keyboard.press("Escape")
}

interface Line {
  id: string
  unit_price: number
  tax_lines?: { rate: number; name?: string }[]
}

/** Returns a variant with a price in euros that the storefront sells, and its product. */
async function sold(page: Page) {
  const { regions } = await getAsGuest<{ regions: { id: string; countries: { iso_2: string }[] }[] }>(
    page,
    "/store/regions",
  )
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "de"))?.id ?? ""
  const fields = "id,title,variants.id,variants.manage_inventory,+variants.inventory_quantity"
  type Products = {
    products: { id: string; title: string; variants: { id: string; inventory_quantity?: number | null }[] }[]
  }
  const { products } = await getAsGuest<Products>(page, `/store/products?limit=50&region_id=${region}&fields=${fields}`)
  for (const product of products) {
    const variant = product.variants.find(({ inventory_quantity }) => (inventory_quantity ?? 0) > 20)
    if (variant) return { region, product, variant: variant.id }
  }
  throw new Error("no variant is in stock")
}

/** Creates a cart of a guest in a country with a quantity of a variant; returns its id and the price of one. */
async function cartIn(
  page: Page,
  country: string,
  { region, variant }: { region: string; variant: string },
  quantity = 1,
) {
  const call = asShopper(page)
  const shipping_address = {
    first_name: "Ada",
    last_name: "S",
    address_1: "Street 1",
    city: "City",
    postal_code: "10115",
  }
  const { cart } = await call<{ cart: { id: string; items: Line[] } }>("POST", "/store/carts", {
    region_id: region,
    email: "ada@example.com",
    items: [{ variant_id: variant, quantity }],
    shipping_address: { ...shipping_address, country_code: country },
  })
  return { id: cart.id, price: cart.items[0]?.unit_price ?? 0 }
}

/** The amount of a shipping option that is offered to a cart; undefined if it isn't. */
async function offered(page: Page, cart: string, name: string): Promise<number | undefined> {
  type Options = { shipping_options: { name: string; amount: number }[] }
  const { shipping_options } = await getAsGuest<Options>(page, `/store/shipping-options?cart_id=${cart}`)
  return shipping_options.find((option) => option.name === name)?.amount
}

/** Deletes a location with its fulfillment sets. */
async function removeLocation(admin: Admin, name: string) {
  type Locations = { stock_locations: { id: string; fulfillment_sets?: ({ id: string } | null)[] }[] }
  const query = `name=${encodeURIComponent(name)}&fields=id,fulfillment_sets.id`
  const { stock_locations } = await admin<Locations>("GET", `/admin/stock-locations?${query}`)
  for (const { id, fulfillment_sets } of stock_locations) {
    for (const set of fulfillment_sets ?? []) if (set) await admin("DELETE", `/admin/fulfillment-sets/${set.id}`)
    await admin("DELETE", `/admin/stock-locations/${id}`)
  }
}

test("a location set up for three countries ships to each at its price by cart total", async ({ page }) => {
  const [location, option] = [unique("Proof"), unique("Courier")]
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  const goods = await sold(page)
  const { price: unitPrice } = await cartIn(page, "de", goods)
  const many = 10
  const threshold = Math.ceil(unitPrice * (many - 1))
  const zones = [
    { country: "Germany", code: "de", price: 5 },
    { country: "France", code: "fr", price: 9 },
    { country: "Italy", code: "it", price: 12 },
  ]

  await test.step("the location is created with channel, provider and fulfillment set", async () => {
    await visit(page, "/admin/settings/locations/setup")
    await page.getByLabel("Name", { exact: true }).fill(location)
    await page.getByLabel("Street and number").fill("Lange Straße 7")
    await pick(page, "Country", "Germany")
    await page.getByRole("button", { name: "Create location" }).click()
    for (const name of ["Save sales channels", "Save providers", "Add fulfillment set"])
      await page.getByRole("button", { name }).click()
  })

  await test.step("each country gets a service zone", async () => {
    for (const [index, { country }] of zones.entries()) {
      await pick(page, "Whole countries", country)
      await page.getByLabel("Name", { exact: true }).fill(`${location} ${country}`)
      const isLast = index === zones.length - 1
      await page.getByRole("button", { name: isLast ? "Add service zone" : "Add and enter another" }).click()
      if (!isLast) await expect(page.getByRole("listitem").getByText(`${location} ${country}`)).toBeVisible()
    }
  })

  await test.step("each zone gets an option with a price by cart total", async () => {
    for (const [index, { country, price }] of zones.entries()) {
      const zone = page.getByRole("combobox", { name: "Service zone", exact: true })
      await zone.selectOption({ label: `${location} ${country}` })
      await page.getByLabel("Name", { exact: true }).fill(option)
      const profile = page.getByLabel("Shipping profile")
      if ((await profile.inputValue()) === "") await profile.selectOption({ index: 1 })
      const type = page.getByLabel("Type", { exact: true })
      if ((await type.inputValue()) === "") await type.selectOption({ index: 1 })
      for (const field of await page.getByLabel(/^Price in [A-Z]{3} · /).all()) await field.fill(String(price))
      await page.getByRole("button", { name: "Add price by cart total" }).first().click()
      await page.getByLabel("Items from").fill(String(threshold))
      await page.getByLabel("Shipping price").fill("0")
      await page.getByRole("button", { name: "Add shipping option" }).click()
      if (index < zones.length - 1) await expect(page.getByText(option)).toHaveCount(index + 1)
    }
    await page.getByRole("button", { name: "Finish without return options" }).click()
    await expect(page.getByText(`${location} is ready to ship`)).toBeVisible()
  })

  await test.step("carts are offered the price of their country", async () => {
    for (const { code, price } of zones) {
      const small = await cartIn(page, code, goods)
      expect(await offered(page, small.id, option)).toBe(price)
      const large = await cartIn(page, code, goods, many)
      expect(await offered(page, large.id, option)).toBe(0)
    }
    const elsewhere = await cartIn(page, "es", goods)
    expect(await offered(page, elsewhere.id, option)).toBeUndefined()
  })

  await test.step("the location is removed", async () => {
    await visit(page, "/admin/settings")
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible()
    await removeLocation(admin, location)
  })
})

test("a tax rate for a product wins over the country's default rate", async ({ page }) => {
  const name = unique("Reduced")
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  const goods = await sold(page)
  const rateOf = async () => {
    const { id } = await cartIn(page, "de", goods)
    const fields = "items.id,items.tax_lines.rate"
    const { cart } = await asShopper(page)<{ cart: { items: Line[] } }>(
      "POST",
      `/store/carts/${id}/taxes?fields=${fields}`,
    )
    return cart.items[0]?.tax_lines?.map(({ rate }) => rate)
  }
  expect(await rateOf()).toEqual([19])
  type Regions = { tax_regions: { id: string; province_code: string | null }[] }
  const { tax_regions } = await admin<Regions>("GET", "/admin/tax-regions?country_code=de")
  const germany = tax_regions.find(({ province_code }) => !province_code)?.id
  await visit(page, `/admin/settings/tax-regions/${germany}/rates/new`)
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Percentage").fill("7")
  await pick(page, "Products", goods.product.title)
  await page.getByRole("button", { name: "Add tax rate" }).click()
  await expect(page.getByText(name).first()).toBeVisible()
  await expect.poll(rateOf).toEqual([7])
  type Rates = { tax_rates: { id: string; name: string }[] }
  const { tax_rates } = await admin<Rates>("GET", `/admin/tax-rates?tax_region_id=${germany}&limit=100`)
  for (const rate of tax_rates) if (rate.name === name) await admin("DELETE", `/admin/tax-rates/${rate.id}`)
  expect(await rateOf()).toEqual([19])
})

test("a revoked publishable key stops working", async ({ page, problems }) => {
  problems.allow(/status of 4\d\d/)
  const title = unique("Kiosk")
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  await visit(page, "/admin/settings/api-keys/new")
  await page.getByLabel("Title").fill(title)
  await page.getByRole("button", { name: "Create API key" }).click()
  await expect(page.getByRole("heading", { name: title })).toBeVisible()
  type Keys = { api_keys: { id: string; token: string }[] }
  const { api_keys } = await admin<Keys>("GET", `/admin/api-keys?title=${encodeURIComponent(title)}`)
  const [key] = api_keys
  const { stores } = await admin<{ stores: { default_sales_channel_id: string }[] }>("GET", "/admin/stores")
  await admin("POST", `/admin/api-keys/${key?.id}/sales-channels`, { add: [stores[0]?.default_sales_channel_id] })
  const status = () =>
    page.evaluate(
      async ({ url, token }) => (await fetch(url, { headers: { "x-publishable-api-key": token } })).status,
      { url: `${process.env.E2E_API_URL ?? "/api"}/store/products?limit=1`, token: key?.token ?? "" },
    )
  expect(await status()).toBe(200)
  await page.getByRole("button", { name: "Actions" }).click()
  await page.getByRole("menuitem", { name: "Revoke API key" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Revoke now" }).click()
  await expect(page.getByText("API key revoked")).toBeVisible()
  await expect.poll(status).toBeGreaterThanOrEqual(400)
  await admin("DELETE", `/admin/api-keys/${key?.id}`)
})
