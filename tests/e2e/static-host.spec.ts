import { ADMIN } from "./support/admin.ts"
import { demoBuiltFor, serveStatic } from "./support/static-host.ts"
import { expect, test } from "./support/test.ts"

const BASE = "/shop/"

let host: Awaited<ReturnType<typeof serveStatic>>
/** Requests to the host outside of the app's path. */
let strays: string[] = []

// The host has no file for a page's address, so it answers with status 404 and the app.
const pageNotFound = /status of 404 \(Not Found\) \(http:\/\/[\w.:]+\/shop(\/(?!assets\/|api\/(?!_demo\/))\S*)?\)/

test.use({ sharesBackend: false })

test.describe("@mock the demo below a path of a static host", () => {
  test.beforeAll(async () => {
    host = await serveStatic(await demoBuiltFor(BASE), BASE)
  })
  test.afterAll(() => host.close())

  test.beforeEach(({ context, problems }) => {
    problems.allow(pageNotFound)
    strays = []
    context.on("request", (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === host.origin && !`${pathname}/`.startsWith(BASE)) strays.push(request.url())
    })
  })
  test.afterEach(() => expect(strays).toEqual([]))

  test("opens pages by their links, by their addresses and after a reload", async ({ page }) => {
    await page.goto(`${host.origin}/shop`)
    await expect(page).toHaveURL(`${host.origin}/shop/`)
    const picture = page.locator("main article img").first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.locator("main a[href^='/shop/products/']").first().click()
    await expect(page).toHaveURL(/\/shop\/products\/\w/)
    await page.getByRole("button", { name: "Add to cart" }).click()
    await expect(page.getByText(/added to your cart/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible()
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/shop\/products\/\w/)

    await page.goto(`${host.origin}/shop/search?q=shirt`)
    await expect(page.locator("main article").first()).toBeVisible()
    await page.locator("footer a[href='/shop/admin']").click()
    await page.getByLabel("Email").fill(ADMIN.email)
    await page.getByLabel("Password").fill(ADMIN.password)
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(page).toHaveURL(/\/shop\/admin$/)
    await expect(page.getByRole("link", { name: /^Orders to fulfill/ })).toBeVisible()
    await page.keyboard.press("g")
    await page.keyboard.press("o")
    await expect(page).toHaveURL(/\/shop\/admin\/orders/)
    await page.reload()
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  })

  test("signs in with the demo provider and returns to the requested page", async ({ page }) => {
    await page.goto(`${host.origin}/shop/account/orders`)
    await page.getByRole("button", { name: "Continue with Demo account" }).click()
    await page.getByRole("link", { name: /robin@example.com/ }).click()
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(page).toHaveURL(/\/shop\/account\/orders$/)
  })

  test("loads scenarios, opens emailed links and the control API", async ({ page }) => {
    await page.goto(`${host.origin}/shop/products`)
    await page.getByRole("button", { name: /^Open workbench/ }).click()
    const dock = page.getByRole("complementary", { name: "Workbench" })
    await dock.getByRole("searchbox", { name: "Search scenarios" }).fill("return-requested")
    await dock.getByRole("button", { name: "Load and open return-requested" }).click()
    await expect(page).toHaveURL(/\/shop\/admin\/orders\/order_/)
    await expect(page.getByRole("heading", { level: 1, name: /^Order/ })).toBeVisible()
    await Promise.all([page.waitForEvent("load"), dock.getByRole("button", { name: "Start over" }).click()])
    await expect(page).toHaveURL(/\/shop\/admin\/orders\/order_/)
    // The order of the new data, which has another id.
    await expect(page.getByRole("heading", { level: 1, name: /^Order/ })).toBeVisible()
    await page.goto(`${host.origin}/shop/?scenario=pending-invites`)
    await expect(page).toHaveURL(`${host.origin}/shop/`)
    await dock.getByRole("tab", { name: "Emails and events" }).click()
    await dock.getByRole("link", { name: /invited.*ada@example.com/ }).click()
    await expect(page.getByRole("button", { name: "Join team" })).toBeVisible()

    await page.goto(`${host.origin}/shop/_mock`, { waitUntil: "load" })
    await page.getByRole("link", { name: "/_mock/clock" }).click()
    await expect(page.getByText(/"is_stopped": false/)).toBeVisible()
  })
})
