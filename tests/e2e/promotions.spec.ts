import { asAdmin, asShopper, readyCart, setFaults } from "./support/api.ts"
import { handsOf } from "./support/hands.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

interface Shop {
  readonly title: string
  readonly variant: string
  readonly region: { id: string; currency_code: string }
}

/** A published product with one variant, sold for 20 in the first region's currency. */
async function createProduct(page: Page): Promise<Shop> {
  const admin = await asAdmin(page)
  type Regions = { regions: { id: string; currency_code: string }[] }
  const { regions } = await admin<Regions>("GET", "/admin/regions?fields=id,currency_code")
  const region = regions.find(({ currency_code }) => currency_code === "eur")
  type Stores = { stores: { default_sales_channel_id: string }[] }
  const { stores } = await admin<Stores>("GET", "/admin/stores?fields=id,default_sales_channel_id")
  if (!region) throw new Error("the shop has no region with euros")
  const handle = `promotion-${Date.now()}-${Math.floor(Math.random() * 1e6)}`
  const title = `Lamp ${handle.slice(-8)}`
  type Created = { product: { variants: { id: string }[] } }
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
  return { title, variant: product.variants[0]?.id ?? "", region }
}

/** What the storefront takes off two units of the product with a code. */
async function discount(page: Page, { variant, region }: Shop, code: string): Promise<number> {
  const call = asShopper(page)
  type Cart = { cart: { id: string; items: { adjustments: { amount: number }[] }[] } }
  const body = { region_id: region.id, email: "ada@example.com" }
  const { cart } = await call<Cart>("POST", "/store/carts", body)
  await call("POST", `/store/carts/${cart.id}/line-items`, { variant_id: variant, quantity: 2 })
  const path = `/store/carts/${cart.id}/promotions?fields=id,*items,*items.adjustments`
  const { items } = (await call<Cart>("POST", path, { promo_codes: [code] })).cart
  return items.flatMap(({ adjustments }) => adjustments).reduce((sum, { amount }) => sum + amount, 0)
}

test("a promotion is built as a sentence, and the storefront takes off what it says", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/status of 400/)
  await signInAsAdmin(page)
  const shop = await createProduct(page)
  const code = `LAMP-${Date.now()}`
  await visit(page, "/admin/promotions")
  await page.getByRole("link", { name: "Create promotion" }).first().click()
  await axe()
  await page.getByRole("button", { name: "Continue to the discount" }).click()
  const percentage = page.getByRole("textbox", { name: "Percentage" })
  await percentage.fill("101")
  await expect(page.getByText("Enter a percentage above 0, up to 100").first()).toBeVisible()
  await percentage.fill("20")
  await axe()
  await page.getByRole("button", { name: "Continue to the conditions" }).click()
  await page.getByRole("button", { name: "Add condition" }).first().click()
  await page.getByLabel("Attribute").selectOption("product")
  await page.getByRole("combobox", { name: "Values" }).fill(shop.title)
  await page.getByRole("option", { name: shop.title }).click()
  await page.keyboard.press("Escape")
  await axe()
  await page.getByRole("button", { name: "Continue to code and limits" }).click()
  await page.getByRole("textbox", { name: "Code" }).fill("WELCOME10")
  await page.getByText("A new campaign").click()
  await page.getByRole("textbox", { name: "Name" }).fill(`June ${code}`)
  await page.getByRole("textbox", { name: "Identifier" }).fill(code)
  await page.getByLabel("Ends").fill("2099-06-30T23:59")
  await page.getByLabel("Type of budget").selectOption("use_by_attribute")
  await page.getByRole("textbox", { name: "Limit" }).fill("1")
  await page.getByLabel("Count by").selectOption("customer_email")
  await axe()
  // Kept for a reload.
  await page.reload()
  await expect(page.getByText("Your entries are restored")).toBeVisible()
  const sentence = (with_: string) =>
    `20% off ${shop.title}, with the code ${with_}, once per customer, until Jun 30, 2099, 11:59 PM UTC.`
  await expect(page.getByText(sentence("WELCOME10"))).toBeVisible()
  // The code exists: the refusal is at its field.
  await page.getByRole("button", { name: "Continue to the review" }).click()
  await page.getByRole("button", { name: "Create and activate" }).click()
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription(/WELCOME10/)
  await page.getByRole("textbox", { name: "Code" }).fill(code)
  await page.getByRole("button", { name: "Continue to the review" }).click()
  await axe()
  await page.getByRole("button", { name: "Create and activate" }).click()
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible()
  await expect(page.getByText(sentence(code))).toBeVisible()
  await axe()
  expect(await discount(page, shop, code)).toBe(8)
})

test("by keyboard, at 390 pixels, dark and in German, a lost response creates one promotion @mock", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
  await signInAsAdmin(page)
  const shop = await createProduct(page)
  const code = `VERSAND-${Date.now()}`
  await page.evaluate(() => localStorage.setItem("app:locale", "de"))
  await page.goto("/admin/promotions/new")
  await expect(page.getByText("Die Aktion bisher")).toBeVisible()
  await page.getByRole("radio", { name: "Rabatt auf die ganze Bestellung" }).focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("Control+Enter")
  await page.getByRole("radio", { name: "Ein Betrag" }).focus()
  await page.keyboard.press("Space")
  await page.getByRole("textbox", { name: "Betrag" }).focus()
  await page.keyboard.type("7,50")
  await page.getByLabel("Währung").selectOption(shop.region.currency_code)
  await expectNoOverflow(page)
  await axe()
  await page.keyboard.press("Control+Enter")
  await expect(page.getByText("Die ganze Bestellung wird rabattiert", { exact: false })).toBeVisible()
  await page.keyboard.press("Control+Enter")
  await page.getByRole("textbox", { name: "Code" }).focus()
  await page.keyboard.type(code)
  await expectNoOverflow(page)
  await axe()
  await page.keyboard.press("Control+Enter")
  await expect(page.getByRole("button", { name: "Anlegen und aktivieren" })).toBeVisible()
  await setFaults(page, { method: "POST", path: "/admin/promotions", drop: "after", times: 1 })
  await page.keyboard.press("Control+Enter")
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible()
  await setFaults(page)
  await expectNoOverflow(page)
  const admin = await asAdmin(page)
  expect((await admin<{ count: number }>("GET", `/admin/promotions?code=${code}&fields=id`)).count).toBe(1)
  expect(await discount(page, shop, code)).toBe(7.5)
})

test("a check names why a promotion doesn't apply to a cart, and what it takes off another", async ({ page, axe }) => {
  await signInAsAdmin(page)
  const shop = await createProduct(page)
  const admin = await asAdmin(page)
  const code = `CHECK-${Date.now()}`
  type Created = { promotion: { id: string } }
  const { promotion } = await admin<Created>("POST", "/admin/promotions?fields=id", {
    code,
    type: "standard",
    status: "active",
    rules: [{ attribute: "shipping_address.country_code", operator: "in", values: ["dk"] }],
    application_method: { type: "fixed", target_type: "items", allocation: "each", value: 3, max_quantity: 5 },
  })
  await visit(page, `/admin/promotions/${promotion.id}`)
  await page.getByRole("button", { name: "Actions" }).click()
  await page.getByRole("menuitem", { name: "Check with a cart" }).click()
  await expect(page.getByText("No result yet")).toBeVisible()
  await axe()
  await page.getByRole("combobox", { name: "Add an item" }).fill(shop.title)
  await page.getByRole("option", { name: shop.title }).click()
  await page.getByRole("button", { name: /^Increase/ }).click()
  await page.getByLabel("Region").selectOption(shop.region.id)
  await page.getByLabel("Country").selectOption("de")
  await page.getByRole("button", { name: "Check promotion" }).click()
  await expect(page.getByText("Country is one of Denmark. The cart has: Germany.")).toBeVisible()
  await expect(page.getByText("The trial cart was emptied.")).toBeVisible()
  await axe()
  await page.getByLabel("Country").selectOption("dk")
  await expect(page.getByText("The cart has changed since.")).toBeVisible()
  await page.getByRole("button", { name: "Check promotion" }).click()
  await expect(page.getByText("The promotion applies: €6.00 off")).toBeVisible()
  await expect(page.getByText("The trial cart was emptied.")).toBeVisible()
  await axe()
})

test("by keyboard, at 390 pixels, dark and in German, a check takes off what the storefront does", async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
  await signInAsAdmin(page)
  const shop = await createProduct(page)
  const admin = await asAdmin(page)
  const code = `PRUEFUNG-${Date.now()}`
  type Created = { promotion: { id: string } }
  const { promotion } = await admin<Created>("POST", "/admin/promotions?fields=id", {
    code,
    type: "standard",
    status: "active",
    application_method: { type: "percentage", target_type: "items", allocation: "across", value: 15 },
  })
  await page.evaluate(() => localStorage.setItem("app:locale", "de"))
  const items = encodeURIComponent(JSON.stringify([`${shop.variant}:2`]))
  await page.goto(`/admin/promotions/${promotion.id}/check?items=${items}&region=${shop.region.id}`)
  const submit = page.getByRole("button", { name: "Aktion prüfen" })
  await expect(page.getByText(`${shop.title}, One`, { exact: true })).toBeVisible()
  await submit.focus()
  await page.keyboard.press("Enter")
  const amount = await discount(page, shop, code)
  expect(amount).toBe(6)
  await expect(page.getByText(/Die Aktion gilt: 6,00.€ Rabatt/)).toBeVisible()
  await expect(page.getByText("Der Testwarenkorb wurde geleert.")).toBeVisible()
  await expectNoOverflow(page)
  await axe()
})

/** Creates an active promotion of a percentage off all items; returns its id. */
async function createPromotion(page: Page, code: string, more: object = {}): Promise<string> {
  const admin = await asAdmin(page)
  type Created = { promotion: { id: string } }
  const application_method = { type: "percentage", target_type: "items", allocation: "across", value: 15 }
  const body = { code, type: "standard", status: "active", application_method, ...more }
  return (await admin<Created>("POST", "/admin/promotions?fields=id", body)).promotion.id
}

test("codes are generated by keyboard at 390 pixels, across a reload, none twice @mock", async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch/)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsAdmin(page)
  const code = `CODES-${Date.now()}`
  const id = await createPromotion(page, code)
  await visit(page, `/admin/promotions/${id}`)
  const hands = handsOf(page, "keyboard")
  await hands.press(page.getByRole("button", { name: "Actions" }))
  await hands.press(page.getByRole("menuitem", { name: "Generate codes" }))
  await expect(page.getByRole("heading", { level: 1, name: `Generate codes for ${code}` })).toBeVisible()
  const number = page.getByRole("textbox", { name: "Number of codes" })
  await hands.type(number, "0")
  await expect(number).toHaveAccessibleDescription(/Enter a whole number from 1 to 1,000/)
  await axe()
  await number.press("Control+A")
  await hands.type(number, "45")
  const prefix = page.getByRole("textbox", { name: "Prefix" })
  const start = `K${String(Date.now()).slice(-6)}-`
  await hands.type(prefix, start.toLowerCase())
  await expectNoOverflow(page)
  await hands.press(page.getByRole("button", { name: "Check codes" }))
  await expect(page.getByRole("heading", { name: "45 codes will be created" })).toBeVisible()
  await expectNoOverflow(page)
  await axe()
  // The first requests are written without a response; the page is reloaded while the others wait.
  const creation = { method: "POST", path: "/admin/promotions" }
  await setFaults(page, { ...creation, drop: "after", times: 2 }, { ...creation, latency: 800 })
  await hands.press(page.getByRole("button", { name: "Create 45 codes" }))
  await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", /^(?:20|40)$/)
  await axe()
  await page.reload()
  await expect(page.getByRole("heading", { name: "Job interrupted" })).toBeVisible()
  await expectNoOverflow(page)
  await axe()
  await setFaults(page)
  await hands.press(page.getByRole("button", { name: "Continue" }))
  await expect(page.getByText("45 codes created")).toBeVisible()
  await expectNoOverflow(page)
  await axe()
  const admin = await asAdmin(page)
  type Found = { promotions: { code: string }[]; count: number }
  const made = await admin<Found>("GET", `/admin/promotions?q=${start}&fields=code&limit=100`)
  expect(made.count).toBe(45)
  expect(new Set(made.promotions.map((each) => each.code)).size).toBe(45)
})

test("a promotion is edited by keyboard: its value, limit and conditions; the storefront takes off the new value", async ({
  page,
  axe,
}) => {
  await signInAsAdmin(page)
  const shop = await createProduct(page)
  const code = `EDIT-${Date.now()}`
  const id = await createPromotion(page, code, { limit: 5 })
  await visit(page, `/admin/promotions/${id}`)
  await expect(page.getByText(`15% off all items, with the code ${code}, 5 uses in total.`)).toBeVisible()
  const hands = handsOf(page, "keyboard")
  const replace = async (name: string, text: string) => {
    const field = page.getByRole("textbox", { name })
    await hands.type(field, "")
    await field.press("Control+A")
    await page.keyboard.type(text)
  }
  await replace("Percentage", "101")
  await hands.press(page.getByRole("button", { name: "Save promotion" }))
  const percentage = page.getByRole("textbox", { name: "Percentage" })
  await expect(percentage).toHaveAccessibleDescription(/Enter a percentage above 0, up to 100/)
  await axe()
  await replace("Percentage", "25")
  await replace("Uses in total", "9")
  await hands.press(page.getByRole("button", { name: "Save promotion" }))
  await expect(page.getByText("Promotion saved")).toBeVisible()
  await hands.press(page.getByRole("button", { name: "Edit conditions: What is discounted" }))
  const dialog = page.getByRole("dialog")
  await hands.press(dialog.getByRole("button", { name: "Add condition" }))
  await dialog.getByLabel("Attribute").selectOption("product")
  await hands.type(dialog.getByRole("combobox", { name: "Values" }), shop.title)
  await expect(page.getByRole("option", { name: shop.title })).toBeVisible()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Escape")
  await axe()
  await hands.press(dialog.getByRole("button", { name: "Save conditions" }))
  const sentence = `25% off ${shop.title}, with the code ${code}, 9 uses in total.`
  await expect(page.getByText(sentence)).toBeVisible()
  expect(await discount(page, shop, code)).toBe(10)
})

/** A campaign for 10 uses, with a promotion that an order has used. */
async function createUsedCampaign(page: Page): Promise<string> {
  const admin = await asAdmin(page)
  const call = asShopper(page)
  const name = `June ${Date.now()}`
  type Created = { campaign: { id: string } }
  const body = { name, campaign_identifier: name, budget: { type: "usage", limit: 10 } }
  const { campaign } = await admin<Created>("POST", "/admin/campaigns?fields=id", body)
  const code = `JUNE-${Date.now()}`
  await createPromotion(page, code, { campaign_id: campaign.id })
  const cart = await readyCart(page)
  await call("POST", `/store/carts/${cart}/promotions`, { promo_codes: [code] })
  type Collection = { payment_collection: { id: string } }
  const { payment_collection } = await call<Collection>("POST", "/store/payment-collections", { cart_id: cart })
  const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
  await call("POST", sessions, { provider_id: "pp_system_default" })
  await call("POST", `/store/carts/${cart}/complete`)
  return campaign.id
}

test("the page of a campaign shows when its budget was used, in a chart and a table", async ({ page, axe }) => {
  await signInAsAdmin(page)
  const id = await createUsedCampaign(page)
  await visit(page, `/admin/campaigns/${id}`)
  await expect(page.getByText("1 of 10")).toBeVisible()
  await expect(page.locator(".recharts-surface").first()).toBeVisible()
  await axe()
  await handsOf(page, "keyboard").press(page.locator("summary", { hasText: "Budget used by day" }))
  await expect(page.getByRole("table", { name: "Budget used by day" }).getByRole("row")).toHaveCount(2)
  await axe()
})

test.describe("at 390 pixels, dark, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" })

  test("a campaign and the generation of codes fit the screen", async ({ page, axe }) => {
    await signInAsAdmin(page)
    const campaign = await createUsedCampaign(page)
    const id = await createPromotion(page, `CODES-${Date.now()}`)
    await page.evaluate(() => localStorage.setItem("app:locale", "de"))
    await page.goto(`/admin/campaigns/${campaign}`)
    await expect(page.getByText("1 von 10")).toBeVisible()
    await expect(page.locator(".recharts-surface").first()).toBeVisible()
    await page.locator("summary", { hasText: "Verbrauchtes Budget nach Tagen" }).click()
    await expectNoOverflow(page)
    await axe()
    await visit(page, `/admin/promotions/${id}`)
    await page.getByRole("button", { name: "Mehr", exact: true }).click()
    await page.getByRole("menuitem", { name: "Codes erzeugen" }).click()
    await page.getByRole("textbox", { name: "Anzahl der Codes" }).fill("3")
    await expectNoOverflow(page)
    await axe()
    await page.getByRole("button", { name: "Codes prüfen" }).click()
    await page.getByRole("button", { name: "3 Codes anlegen" }).click()
    await expect(page.getByText("3 Codes angelegt")).toBeVisible()
    await expectNoOverflow(page)
    await axe()
  })
})
