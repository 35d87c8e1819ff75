import { firstAnswerFiles } from "./support/first-answers.ts"
import { expect, type Page, test } from "./support/test.ts"

test.use({ sharesBackend: false })

const newest = (page: Page) => page.getByRole("main").locator("article").first()

/** Times of the sample data are relative to its creation. */
const withoutTimes = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time"))

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

  test("works without the files of the first responses", async ({ page, problems }) => {
    problems.allow(/Failed to load resource|ERR_FAILED/)
    await page.context().route(/first-answers-[\w-]+\.json$/, (route) => route.abort())
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

  test("responds on the backend as in the files", async ({ page }) => {
    await page.goto("/")
    await expect(newest(page)).toBeVisible()
    const files = firstAnswerFiles()
    expect(new Set(files.map(({ language }) => language))).toEqual(new Set(["en", "de"]))
    for (const { language, answers } of files)
      for (const [path, body] of Object.entries(answers)) {
        const get = async ([path, locale]: readonly [string, string]) => {
          const headers = { "x-publishable-api-key": `pk_${"0123456789abcdef".repeat(4)}`, "x-medusa-locale": locale }
          const response = await fetch(`/api${path}`, { headers })
          return (await response.text()).replaceAll(location.origin, "http://demo.invalid")
        }
        const answer = await page.evaluate(get, [path, language === "de" ? "de-DE" : "en-US"] as const)
        expect(withoutTimes(JSON.parse(answer)), path).toEqual(withoutTimes(body))
      }
  })
})
