import { mergeTests } from "@playwright/test"
import { messages as germanOffice } from "#lib/messages/de/admin.ts"
import { messages as germanCart } from "#lib/messages/de/cart.ts"
import { messages as germanCheckout } from "#lib/messages/de/checkout.ts"
import { messages as germanOrders } from "#lib/messages/de/orders.ts"
import { messages as germanShop } from "#lib/messages/de/store.ts"
import { test as worldTest } from "#mocks/playwright.ts"
import { ADMIN } from "./support/admin.ts"
import { fillCart, toCheckout } from "./support/cart.ts"
import { continueToReview, fillDetails, placeOrder } from "./support/checkout.ts"
import { expect, test as ownTest, type Page } from "./support/test.ts"

/** Each worker has a world of the mock: the browsers run at the same time. */
const test = mergeTests(ownTest, worldTest)

/** A missing translation is shown as its key, for example "admin.orders.title". */
const keys = /\b(?:account|admin|cart|catalog|chat|checkout|flow|page|search|shop|store|ui)\.[a-z]\w+/

const texts = (page: Page) => page.locator("body").innerText()

test("a guest's purchase is found and edited in the back office", { tag: "@browsers" }, async ({ page }) => {
  const email = "ada@example.com"
  await fillCart(page)
  await toCheckout(page)
  await fillDetails(page, email)
  await continueToReview(page)
  await placeOrder(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()

  await page.goto("/admin/login")
  await page.getByLabel("Email").fill(ADMIN.email)
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto(`/admin/orders?q=${encodeURIComponent(email)}`)
  await page
    .getByRole("row", { name: /Ada Shopper/ })
    .getByRole("link")
    .first()
    .click()
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  await page.getByRole("link", { name: "Edit order" }).click()
  await page.getByRole("searchbox", { name: "Search products" }).fill("a")
  await page
    .getByRole("button", { name: /^Add .*,/ })
    .first()
    .click()
  await expect(page.getByText("New").first()).toBeVisible()
  await page.getByRole("button", { name: "Confirm 1 change" }).click()
  await expect(page.getByRole("heading", { name: /^Order #/ })).toBeVisible()
  await expect(page.getByText(/confirmed the edit$/).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})

/** Acts without a connection, checks what the page says, and connects again. */
async function whileOffline(page: Page, act: () => Promise<void>, says: () => Promise<void>) {
  const context = page.context()
  await context.setOffline(true)
  await act()
  await says()
  await expect(page.getByText(/^You’re offline/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^You’re offline/)).toHaveCount(0)
}

const expectLost = (page: Page) => expect(page.getByRole("alert").filter({ hasText: "Connection lost" })).toBeVisible()

test("a purchase that goes offline in each step continues when the connection is back", async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const offline = (act: () => Promise<void>, says: () => Promise<void>) => whileOffline(page, act, says)
  await fillCart(page)
  const drawer = page.getByRole("dialog", { name: "Cart", exact: true })
  const quantity = drawer.getByRole("spinbutton", { name: /^Quantity of/ })
  await offline(
    () => drawer.getByRole("button", { name: "Increase quantity" }).click(),
    () => expect(quantity).toHaveValue("2"),
  )
  await expect(drawer.getByRole("link", { name: /^Checkout/ })).not.toHaveAttribute("aria-busy", "true")
  await expect(quantity).toHaveValue("2")
  await toCheckout(page)
  await fillDetails(page)
  await offline(
    () => continueToReview(page),
    () => expectLost(page),
  )
  await expect(page.getByLabel("Email address")).toHaveValue("ada@example.com")
  await expect(page.getByLabel("City")).toHaveValue("Chicago")
  await continueToReview(page)
  await expect(page.getByRole("button", { name: /^place order/i })).toBeVisible()
  await offline(
    () => placeOrder(page),
    () => expect(page.getByRole("alert")).toBeVisible(),
  )
  await placeOrder(page)
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
  await page.context().setOffline(true)
  await page.reload().catch(() => undefined)
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
})

test("a payment step that goes offline keeps the chosen method, and continues when the connection is back", async ({
  page,
  problems,
  world,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await world.control("POST", "reset", { scenario: "payment-declined" })
  await fillCart(page)
  await toCheckout(page)
  await fillDetails(page)
  await page.getByRole("button", { name: "Continue to payment" }).click()
  const card = page.getByRole("radio", { name: /card/i })
  await card.check()
  await whileOffline(
    page,
    () => continueToReview(page),
    () => expectLost(page),
  )
  await expect(card).toBeChecked()
  await continueToReview(page)
  await page.getByRole("button", { name: /^Pay \$/ }).click()
  await expect(page.getByRole("heading", { name: /thank you/i })).toBeVisible()
})

test("all requests go to the worker's world of the mock", { tag: "@browsers" }, async ({ page, world, mockUrl }) => {
  interface Journal {
    readonly entries: readonly { readonly n: number; readonly path: string }[]
  }
  const mainJournal = async (): Promise<Journal> => (await fetch(`${mockUrl}/_mock/journal`)).json()
  // A page of an earlier test may have sent a request while it was closing, when Playwright adds no headers anymore.
  const last = (await mainJournal()).entries.at(-1)?.n ?? 0
  await page.goto("/products")
  await expect(page.locator("main article").first()).toBeVisible()
  const { entries } = await world.control("GET", "journal?path=/store/products")
  expect(entries.map(({ status }) => status)).toContain(200)
  const { entries: main } = await mainJournal()
  expect(main.filter(({ n, path }) => n > last && path !== "/health")).toEqual([])
})

test.describe("in German", () => {
  test.use({ locale: "de-DE" })

  test("leads from a product to the address step", async ({ page }) => {
    const { cart, catalog, checkout } = { ...germanShop.store, ...germanCart.store, ...germanCheckout.store }
    await page.goto("/products")
    await expect(page.locator("html")).toHaveAttribute("lang", "de")
    await page.locator("main article a").first().click()
    // Quick add buttons of a list end with the same words; this one continues with the price.
    await page.getByRole("button", { name: new RegExp(`^${catalog.product.add}`) }).click()
    const drawer = page.getByRole("dialog", { name: cart.drawer.title, exact: true })
    await expect(drawer).toContainText("€")
    expect(await texts(page)).not.toMatch(keys)
    await drawer.getByRole("link", { name: /^Zur Kasse/ }).click()
    await expect(page.getByRole("heading", { name: checkout.step.details })).toBeVisible()
    await page.getByLabel(checkout.contact.email).fill("ada@example.com")
    await expect(page.getByRole("heading", { name: checkout.address.title })).toBeVisible()
    await expect(page.getByLabel(checkout.address.last_name)).toBeVisible()
    expect(await texts(page)).not.toMatch(keys)
  })

  test("lists orders in the back office", async ({ page }) => {
    const { session } = germanOffice.admin
    const { orders } = germanOrders.admin
    await page.goto("/admin/login")
    await page.getByLabel(session.email).fill(ADMIN.email)
    await page.getByLabel(session.password, { exact: true }).fill(ADMIN.password)
    await page.getByRole("button", { name: session.submit }).click()
    await expect(page).not.toHaveURL(/login/)
    await page.goto("/admin/orders")
    await expect(page.getByRole("heading", { level: 1, name: orders.title })).toBeVisible()
    await expect(page.getByRole("columnheader", { name: orders.columns.customer })).toBeVisible()
    // German number format: 1.234,50 €
    await expect(page.getByRole("cell", { name: /^\d[\d.]*,\d\d\s€$/ }).first()).toBeVisible()
    expect(await texts(page)).not.toMatch(keys)
  })
})
