import { createServer, type ViteDevServer } from "vite"
import { ADMIN } from "./support/admin.ts"
import { expect, test } from "./support/test.ts"

let server: ViteDevServer

test.use({ sharesBackend: false })

test.describe("@mock the development server", () => {
  test.beforeAll(async () => {
    server = await createServer({ logLevel: "error", server: { port: 0 } })
    await server.listen()
  })
  test.afterAll(() => server.close())

  test("shows the app to a page that connects after the first bundle is complete", async ({ page }) => {
    const starting = await createServer({ logLevel: "error", server: { port: 0 } })
    await starting.listen()
    const url = starting.resolvedUrls?.local[0] ?? ""
    const fallback = "Bundling in progress"
    const isBundled = async () => !(await (await page.request.get(url)).text()).includes(fallback)
    await page.routeWebSocket(/./, async (socket) => {
      await expect.poll(isBundled).toBe(true)
      socket.connectToServer()
    })
    try {
      await page.goto(url, { waitUntil: "domcontentloaded" })
      await expect(page.getByRole("heading", { name: fallback })).toBeVisible()
      await expect(page.locator("main article").first()).toBeVisible()
    } finally {
      await page.close()
      await starting.close()
    }
  })

  test("shows a page again after it has bundled the pages of both areas", async ({ page }) => {
    const url = server.resolvedUrls?.local[0] ?? ""
    // A page that has waited for its bundle reloads itself, which aborts a navigation at that moment or leaves it without an end.
    const open = (address: string) => expect(() => page.goto(address, { timeout: 30_000 })).toPass()
    await open(url)
    await expect(page.getByText("Bundling in progress")).toBeHidden()
    await expect(page.locator("main article").first()).toBeVisible()
    await open(`${url}admin/login`)
    await page.getByLabel("Email").fill(ADMIN.email)
    await page.getByLabel("Password").fill(ADMIN.password)
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(page).toHaveURL(`${url}admin`)
    const orders = page.locator("main a[href*='/admin/orders/order_']")
    await open(`${url}admin/orders`)
    await expect(orders.first()).toBeVisible()
    // The server's files now contain all pages that were opened before.
    await open(`${url}admin/orders`)
    await expect(orders.first()).toBeVisible()
    await open(url)
    await expect(page.locator("main article").first()).toBeVisible()
  })
})
