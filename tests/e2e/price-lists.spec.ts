import { asAdmin, asShopper } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

interface Shop {
  readonly title: string
  readonly handle: string
  readonly product: string
  readonly variant: string
  readonly region: { id: string; currency_code: string }
}

/** A published product with one variant, sold for 20 in the first region's currency. */
async function createProduct(page: Page): Promise<Shop> {
  const admin = await asAdmin(page)
  type Regions = { regions: { id: string; currency_code: string }[] }
  const { regions } = await admin<Regions>("GET", "/admin/regions?fields=id,currency_code")
  const [region] = regions
  type Stores = { stores: { default_sales_channel_id: string }[] }
  const { stores } = await admin<Stores>("GET", "/admin/stores?fields=id,default_sales_channel_id")
  if (!region) throw new Error("the shop has no region")
  const handle = `price-list-${Date.now()}-${Math.floor(Math.random() * 1e6)}`
  const title = `Lamp ${handle.slice(-8)}`
  type Created = { product: { id: string; variants: { id: string }[] } }
  const { product } = await admin<Created>("POST", "/admin/products?fields=id,variants.id", {
    title,
    handle,
    status: "published",
    options: [{ title: "Size", values: ["One"] }],
    sales_channels: [{ id: stores[0]?.default_sales_channel_id }],
    variants: [
      {
        title: "One",
        options: { Size: "One" },
        manage_inventory: false,
        prices: [{ currency_code: region.currency_code, amount: 20 }],
      },
    ],
  })
  return { title, handle, product: product.id, variant: product.variants[0]?.id ?? "", region }
}

/** What the storefront charges for the product, as a guest or with a customer's token. */
async function charged(page: Page, { handle, region }: Shop, token?: string): Promise<number | undefined> {
  type Products = { products: { variants: { calculated_price: { calculated_amount: number } }[] }[] }
  const fields = "id,variants.id,*variants.calculated_price"
  const path = `/store/products?handle=${handle}&region_id=${region.id}&fields=${fields}`
  const { products } = await asShopper(page, token)<Products>("GET", path)
  return products[0]?.variants[0]?.calculated_price.calculated_amount
}

test("a sale is created by the wizard, and the storefront charges its price", async ({ page, axe }) => {
  await signInAsAdmin(page)
  const shop = await createProduct(page)
  const name = `Sale of ${shop.title}`

  await test.step("details: the end must be after the start", async () => {
    await visit(page, "/admin/price-lists")
    await page.getByRole("link", { name: "Create price list" }).first().click()
    await page.getByLabel("Title").fill(name)
    await page.getByLabel("Description").fill("Summer")
    await page.getByLabel("Start").fill("2020-01-02T10:00")
    await page.getByLabel("End").fill("2020-01-01T10:00")
    await expect(page.getByText("The end must be after the start").first()).toBeVisible()
    await page.getByLabel("End").fill("2099-01-01T10:00")
    await axe()
    await page.getByRole("button", { name: "Continue to products" }).click()
  })

  await test.step("products are added", async () => {
    await page.getByRole("combobox", { name: "Products" }).fill(shop.title)
    await page.getByRole("option", { name: shop.title }).click()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Add products" }).click()
    await expect(page.getByRole("button", { name: `Remove ${shop.title}` })).toBeVisible()
    await axe()
    await page.getByRole("button", { name: "Continue to prices" }).click()
  })

  await test.step("prices are filled in by a discount", async () => {
    await page.getByRole("button", { name: "Discount" }).click()
    const dialog = page.getByRole("dialog", { name: "Fill in discounted prices" })
    await dialog.getByLabel("Discount").fill("25")
    await dialog.getByRole("button", { name: "Fill in prices" }).click()
    await expect(page.getByRole("gridcell", { name: /15\.00/ }).first()).toBeVisible()
    await axe()
  })

  await test.step("a reload continues, and the sale is activated", async () => {
    // Kept for a reload.
    await page.reload()
    await expect(page.getByText("Draft restored")).toBeVisible()
    await page.getByRole("button", { name: "Review price list" }).click()
    await expect(page.getByText("Variants with prices")).toBeVisible()
    await axe()
    expect(await charged(page, shop)).toBe(20)
    await page.getByRole("button", { name: "Activate 1 price" }).click()
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await expect(page.getByRole("link", { name: shop.title })).toBeVisible()
    await axe()
    expect(await charged(page, shop)).toBe(15)
  })

  await test.step("a changed price is charged", async () => {
    await page.getByRole("link", { name: "Edit prices" }).click()
    const cell = page.getByRole("gridcell", { name: /15\.00/ }).first()
    await cell.click()
    await page.keyboard.type("12")
    await page.keyboard.press("Enter")
    await axe()
    await page.keyboard.press("Control+s")
    await expect(page.getByText("1 change saved")).toBeVisible()
    expect(await charged(page, shop)).toBe(12)
  })
})

test("of two competing lists, the check names the one that the storefront charges", async ({ page, axe }) => {
  await signInAsAdmin(page)
  const shop = await createProduct(page)
  const admin = await asAdmin(page)
  const create = (title: string, amount: number, more: object) =>
    admin("POST", "/admin/price-lists?fields=id", {
      title: `${title} ${shop.title}`,
      description: title,
      status: "active",
      ...more,
      prices: [{ variant_id: shop.variant, currency_code: shop.region.currency_code, amount }],
    })
  type Group = { customer_group: { id: string; name: string } }
  const group = (await admin<Group>("POST", "/admin/customer-groups", { name: `VIP ${shop.title}` })).customer_group
  await create("Everyone", 14, { type: "sale" })
  await create("Cheaper", 13, { type: "sale" })
  await create("Members", 17, { type: "override", rules: { "customer.groups.id": [group.id] } })

  const guest = shopper(page)
  const { token, id } = await guest.register()
  await admin("POST", `/admin/customer-groups/${group.id}/customers`, { add: [id] })

  await visit(page, `/admin/price-lists/check?product=${shop.product}&region=${shop.region.id}`)
  const applied = page.getByTestId("winning-price")
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Price that applies" }) })
  await expect(applied).toContainText("13")
  await expect(card).toContainText(`Cheaper ${shop.title}`)
  expect(await charged(page, shop)).toBe(13)
  await axe()

  await visit(page, `/admin/price-lists/check?product=${shop.product}&region=${shop.region.id}&customer=${id}`)
  await expect(applied).toContainText("17")
  await expect(card).toContainText(`Members ${shop.title}`)
  expect(await charged(page, shop, token)).toBe(17)
})

/** Registers customers with a token of their own. */
function shopper(page: Page) {
  return {
    async register() {
      const call = asShopper(page)
      const email = `price-list-${Date.now()}@example.com`
      const login = { email, password: "a-long-secret" }
      const { token } = await call<{ token: string }>("POST", "/auth/customer/emailpass/register", login)
      type Customer = { customer: { id: string } }
      const { customer } = await asShopper(page, token)<Customer>("POST", "/store/customers", { email })
      const session = await call<{ token: string }>("POST", "/auth/customer/emailpass", login)
      return { id: customer.id, token: session.token }
    },
  }
}
