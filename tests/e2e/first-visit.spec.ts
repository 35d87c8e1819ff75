import { readFileSync } from "node:fs"
import { expect, type Page, test } from "./support/test.ts"

test.use({ sharesBackend: false })

const newest = (page: Page) => page.getByRole("main").locator("article").first()

interface Held extends Window {
  startBackend(): void
}

/** Holds the backend's service worker back until `startBackend` is called in the page. */
const holdBackend = (page: Page) =>
  page.addInitScript(() => {
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    const started = new Promise<void>((resolve) => {
      Object.assign(window, { startBackend: resolve })
    })
    serviceWorker.register = async (...options) => {
      await started
      return register(...options)
    }
  })

/** Text of a page's main part, without what it loads later. */
const textOf = (source: Document): string => {
  const main = source.getElementById("main")?.cloneNode(true) as HTMLElement
  for (const element of main.querySelectorAll("script, style, aside, [role=status]")) element.remove()
  return main.textContent?.replaceAll(/\s+/g, " ").trim() ?? ""
}

test.describe("@mock the first visit of the demo", () => {
  test("shows products with prices and pictures before the backend runs, then continues on the backend", async ({
    page,
  }) => {
    await holdBackend(page)
    await page.goto("/")
    await expect(newest(page).getByText(/€|\$|£/)).toBeVisible()
    const picture = newest(page).locator("img")
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const title = await newest(page).getByRole("heading").innerText()
    await newest(page).getByRole("link").click()
    await page.evaluate(() => (window as unknown as Held).startBackend())
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await page.getByRole("button", { name: "Add to cart" }).click()
    await expect(page.getByText(/added to your cart/)).toBeVisible()
  })

  test("works on a host that sends the app for every address", async ({ page }) => {
    const body = readFileSync("dist-demo/200.html", "utf8")
    await page.context().route("**/products", (route) => route.fulfill({ contentType: "text/html", body }))
    await page.goto("/products")
    await expect(newest(page).getByText(/€|\$|£/)).toBeVisible()
  })

  test("says that the app couldn't be loaded if its service worker can't be registered", async ({ page, problems }) => {
    problems.allow(/.*/)
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error("No service workers here."))
    })
    // The message replaces the page, so there may be no page to wait for.
    await page.goto("/", { waitUntil: "load" })
    await expect(page.getByText("The app could not be loaded.")).toBeVisible()
  })

  for (const [file, path] of [
    ["index.html", "/"],
    ["products.html", "/products"],
    ["products/window-chair.html", "/products/window-chair"],
    ["en-gb/products.html", "/en-gb/products"],
    ["de-de/products.html", "/de-de/products"],
    ["de-de/products/window-chair.html", "/de-de/products/window-chair"],
  ] as const)
    test(`shows ${path} on the backend as its file does`, async ({ page }) => {
      const html = readFileSync(`dist-demo/${file}`, "utf8")
      await page.goto(path, { waitUntil: "commit" })
      await page.locator("#main").evaluate((main) => main.setAttribute("data-file", ""))
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await expect(page.getByRole("button", { name: /workbench|Testwerkzeuge/i }).first()).toBeVisible()
      await expect(page.locator("#main")).toHaveAttribute("data-file", "")
      const shown = await page.evaluate(
        ([source, read]) => {
          const textOf = new Function(`return ${read}`)() as (from: Document) => string
          return [textOf(new DOMParser().parseFromString(source, "text/html")), textOf(document)] as const
        },
        [html, textOf.toString()] as const,
      )
      expect(shown[0]).toMatch(/[€$£]/)
      expect(shown[1].slice(0, 150)).toBe(shown[0].slice(0, 150))
    })
})

test.describe("@mock a later visit of the demo", () => {
  test("shows a page before the backend runs", async ({ page }) => {
    await page.goto("/")
    await expect(newest(page)).toBeVisible()
    await holdBackend(page)
    await page.goto("/products/window-chair")
    await expect(page.getByRole("heading", { level: 1, name: "Window Chair" })).toBeVisible()
    await page.evaluate(() => (window as unknown as Held).startBackend())
    await page.getByRole("button", { name: "Add to cart" }).click()
    await expect(page.getByText(/added to your cart/)).toBeVisible()
  })
})
