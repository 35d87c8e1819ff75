import { asAdmin, asShopper } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

/** Two lamps for 20 each and a chair for 30, which is 70 without shipping and taxes. */
const LAMPS = 2
const CHAIRS = 1

interface Item {
  readonly title: string
  readonly product: string
  readonly variant: string
}
interface Shop {
  readonly region: string
  readonly country: string
  readonly lamp: Item
  readonly chair: Item
  readonly shipping: { readonly id: string; readonly amount: number }
}
interface Totals {
  readonly total: number
  readonly original_total: number
  readonly discount_total: number
  readonly discount_subtotal: number
}

const email = "ada@example.com"
const addressIn = (country_code: string) => ({
  first_name: "Ada",
  last_name: "Shopper",
  address_1: "12 Main Street",
  postal_code: "10115",
  city: "Town",
  country_code,
})

/** A shop in euros with two new products, and a shipping option that a cart of theirs is offered. */
async function openShop(page: Page): Promise<Shop> {
  const admin = await asAdmin(page)
  const call = asShopper(page)
  type Regions = { regions: { id: string; currency_code: string; countries: { iso_2: string }[] }[] }
  const { regions } = await call<Regions>("GET", "/store/regions?fields=id,currency_code,*countries")
  const region = regions.find(({ currency_code }) => currency_code === "eur")
  const country = region?.countries.find(({ iso_2 }) => iso_2 === "de")?.iso_2 ?? region?.countries[0]?.iso_2
  if (!region || !country) throw new Error("the shop has no region with euros")
  const shipping_address = addressIn(country)
  const { cart } = await call<{ cart: { id: string } }>("POST", "/store/carts", {
    region_id: region.id,
    shipping_address,
  })
  type Options = { shipping_options: { id: string; amount: number }[] }
  const { shipping_options } = await call<Options>("GET", `/store/shipping-options?cart_id=${cart.id}`)
  const [option] = shipping_options
  if (!option) throw new Error("no shipping option reaches the region")
  type AdminOption = { shipping_option: { shipping_profile_id: string } }
  const path = `/admin/shipping-options/${option.id}?fields=id,shipping_profile_id`
  const { shipping_profile_id } = (await admin<AdminOption>("GET", path)).shipping_option
  type Stores = { stores: { default_sales_channel_id: string }[] }
  const { stores } = await admin<Stores>("GET", "/admin/stores?fields=id,default_sales_channel_id")
  const create = async (name: string, amount: number): Promise<Item> => {
    const title = `${name} ${Date.now()}`
    type Created = { product: { id: string; variants: { id: string }[] } }
    const { product } = await admin<Created>("POST", "/admin/products?fields=id,variants.id", {
      title,
      status: "published",
      options: [{ title: "Size", values: ["One"] }],
      shipping_profile_id,
      sales_channels: [{ id: stores[0]?.default_sales_channel_id }],
      variants: [
        { title: "One", options: { Size: "One" }, manage_inventory: false, prices: [{ currency_code: "eur", amount }] },
      ],
    })
    return { title, product: product.id, variant: product.variants[0]?.id ?? "" }
  }
  return {
    region: region.id,
    country,
    lamp: await create("Lamp", 20),
    chair: await create("Chair", 30),
    shipping: { id: option.id, amount: option.amount },
  }
}

/** A shopper's cart with shipping and the code, if the server takes it. */
async function fillCart(page: Page, { region, country, lamp, chair, shipping }: Shop, code: string) {
  const call = asShopper(page)
  const shipping_address = addressIn(country)
  const items = [
    { variant_id: lamp.variant, quantity: LAMPS },
    { variant_id: chair.variant, quantity: CHAIRS },
  ]
  const body = { region_id: region, email, items, shipping_address, billing_address: shipping_address }
  const { id } = (await call<{ cart: { id: string } }>("POST", "/store/carts", body)).cart
  await call("POST", `/store/carts/${id}/shipping-methods`, { option_id: shipping.id })
  // The demo's backend refuses a code that has no effect.
  await call("POST", `/store/carts/${id}/promotions`, { promo_codes: [code] }).catch((error: unknown) => {
    if (!String(error).includes("400")) throw error
  })
  return id
}

async function totalsOf(page: Page, cart: string): Promise<Totals> {
  const path = `/store/carts/${cart}?fields=id,total,original_total,discount_total,discount_subtotal`
  return (await asShopper(page)<{ cart: Totals }>("GET", path)).cart
}

async function placeOrder(page: Page, cart: string): Promise<void> {
  const call = asShopper(page)
  type Collection = { payment_collection: { id: string } }
  const { payment_collection } = await call<Collection>("POST", "/store/payment-collections", { cart_id: cart })
  const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
  await call("POST", sessions, { provider_id: "pp_system_default" })
  expect((await call("POST", `/store/carts/${cart}/complete`)).type).toBe("order")
}

interface Case {
  readonly name: string
  readonly body: (shop: Shop) => { readonly type?: string; readonly campaign?: object; readonly method: object }
  /** What the promotion page says, without its end "with the code …" and what follows. */
  readonly sentence: (shop: Shop) => string
  /** What follows the code in the sentence. */
  readonly limits?: string
  /** In euros without taxes. */
  readonly discount: (shop: Shop) => number
}

const items = { target_type: "items", allocation: "across" } as const
const euros = (amount: number) => `€${amount.toFixed(2)}`
const ofProduct = ({ product }: Item) => [{ attribute: "items.product.id", operator: "in", values: [product] }]

const cases: readonly Case[] = [
  {
    name: "a percentage",
    body: () => ({ method: { ...items, type: "percentage", value: 20 } }),
    sentence: () => "20% off all items",
    discount: () => 14,
  },
  {
    name: "an amount across the items",
    body: () => ({ method: { ...items, type: "fixed", value: 7, currency_code: "eur" } }),
    sentence: () => "€7.00 off all items",
    discount: () => 7,
  },
  {
    name: "an amount off each item",
    body: () => ({
      method: {
        target_type: "items",
        allocation: "each",
        max_quantity: 1,
        type: "fixed",
        value: 3,
        currency_code: "eur",
      },
    }),
    sentence: () => "€3.00 off up to 1 unit of each item",
    discount: () => 6,
  },
  {
    name: "an amount once, off the cheapest units",
    body: () => ({
      method: {
        target_type: "items",
        allocation: "once",
        max_quantity: 2,
        type: "fixed",
        value: 4,
        currency_code: "eur",
      },
    }),
    sentence: () => "€4.00 off the 2 cheapest units of all items",
    discount: () => 8,
  },
  {
    name: "buy 2 lamps, get a chair",
    body: ({ lamp, chair }) => ({
      type: "buyget",
      method: {
        target_type: "items",
        allocation: "each",
        max_quantity: 1,
        type: "percentage",
        value: 100,
        buy_rules_min_quantity: 2,
        apply_to_quantity: 1,
        buy_rules: ofProduct(lamp),
        target_rules: ofProduct(chair),
      },
    }),
    sentence: ({ lamp, chair }) =>
      `Buy 2 of ${lamp.title}, get 1 of ${chair.title} free, at most 1 discounted unit per cart`,
    discount: () => 30,
  },
  {
    name: "free shipping",
    body: () => ({ method: { target_type: "shipping_methods", allocation: "across", type: "percentage", value: 100 } }),
    sentence: () => "Free shipping",
    discount: ({ shipping }) => shipping.amount,
  },
  {
    name: "a budget that ends",
    body: () => ({
      method: { ...items, type: "fixed", value: 6, currency_code: "eur" },
      campaign: { budget: { type: "spend", limit: 6, currency_code: "eur" } },
    }),
    sentence: () => "€6.00 off all items",
    limits: ", until €6.00 is used",
    discount: () => 6,
  },
  {
    name: "a campaign that ends",
    body: () => ({
      method: { ...items, type: "percentage", value: 10 },
      campaign: { starts_at: "2020-01-01T12:00:00.000Z", ends_at: "2099-06-30T12:00:00.000Z" },
    }),
    sentence: () => "10% off all items",
    limits: ", from Jan 1, 2020, 12:00 PM UTC, until Jun 30, 2099, 12:00 PM UTC",
    discount: () => 7,
  },
]

test("the storefront takes off what the sentence of a promotion and its check say", async ({ page, problems }) => {
  test.setTimeout(400_000)
  problems.allow(/status of 400/)
  await signInAsAdmin(page)
  const shop = await openShop(page)
  const admin = await asAdmin(page)
  const started = Date.now()

  /** Creates the promotion of a case; compares its sentence, its check and a shopper's cart. */
  async function compare({ name, body, sentence, limits = "", discount }: Case) {
    const code = `TOTAL-${started}-${name.replaceAll(/\W+/g, "-")}`.toUpperCase()
    const { method, campaign, ...more } = body(shop)
    type Created = { promotion: { id: string; campaign_id: string | null } }
    const { promotion } = await admin<Created>("POST", "/admin/promotions?fields=id,campaign_id", {
      code,
      type: "standard",
      status: "active",
      application_method: method,
      ...more,
      ...(campaign ? { campaign: { name: code, campaign_identifier: code, ...campaign } } : {}),
    })
    await visit(page, `/admin/promotions/${promotion.id}`)
    await expect(page.getByText(`${sentence(shop)}, with the code ${code}${limits}.`, { exact: true })).toBeVisible()
    await check(promotion.id)
    await expect(page.getByText(`The promotion applies: ${euros(discount(shop))} off`)).toBeVisible()
    const cart = await fillCart(page, shop, code)
    await expectDiscount(cart, discount(shop))
    return { code, cart, ...promotion }
  }

  async function check(id: string) {
    const { lamp, chair, region, country, shipping } = shop
    const cart = [`${lamp.variant}:${LAMPS}`, `${chair.variant}:${CHAIRS}`]
    const search = new URLSearchParams({ items: JSON.stringify(cart), region, country, shipping: shipping.id, email })
    await visit(page, `/admin/promotions/${id}/check?${search}`)
    await expect(page.getByText(`${lamp.title}, One`, { exact: true })).toBeVisible()
    await page.getByRole("button", { name: "Check promotion" }).click()
    await expect(page.getByText("The trial cart was emptied.")).toBeVisible()
  }

  async function expectDiscount(cart: string, amount: number) {
    const { total, original_total, discount_total, discount_subtotal } = await totalsOf(page, cart)
    expect(discount_subtotal).toBeCloseTo(amount, 6)
    expect(original_total - total).toBeCloseTo(discount_total, 6)
    expect(discount_total).toBeGreaterThanOrEqual(discount_subtotal)
  }

  /** Expects that the check names why the promotion applies no longer, and that a shopper gets nothing off. */
  async function expectEnded({ id, code }: { id: string; code: string }, reason: string | RegExp) {
    await visit(page, `/admin/promotions/${id}`)
    await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible()
    await check(id)
    await expect(page.getByText("The promotion doesn’t apply")).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expectDiscount(await fillCart(page, shop, code), 0)
  }

  for (const each of cases)
    await test.step(each.name, async () => {
      const made = await compare(each)
      if (each.name === "a budget that ends") {
        await placeOrder(page, made.cart)
        await expectEnded(made, "The budget of its campaign is used up: €6.00 of €6.00.")
      }
      if (each.name === "a campaign that ends") {
        await admin("POST", `/admin/campaigns/${made.campaign_id}`, { ends_at: "2021-01-01T12:00:00.000Z" })
        await expectEnded(made, /^Its campaign ended on Jan 1, 2021/)
      }
    })

  await test.step("two competing price lists", async () => {
    for (const amount of [14, 13])
      await admin("POST", "/admin/price-lists?fields=id", {
        title: `Sale ${amount} ${started}`,
        description: "Sale",
        status: "active",
        type: "sale",
        prices: [{ variant_id: shop.lamp.variant, currency_code: "eur", amount }],
      })
    await visit(page, `/admin/price-lists/check?product=${shop.lamp.product}&region=${shop.region}`)
    await expect(page.getByTestId("winning-price")).toContainText("13")
    await compare({
      name: "a percentage off sale prices",
      body: () => ({ method: { ...items, type: "percentage", value: 10 } }),
      sentence: () => "10% off all items",
      discount: () => 5.6,
    })
  })
})
