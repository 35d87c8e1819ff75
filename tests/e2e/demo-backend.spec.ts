import { readFile } from "node:fs/promises"
import { asAdmin, getAsGuest, placeOrder, setFaults } from "./support/api.ts"
import {
  changeSavedData,
  deployNewVersion,
  endWorker,
  limitStorage,
  withoutSharedWorkers,
} from "./support/demo-backend.ts"
import { expect, type Page, test } from "./support/test.ts"

test.use({ sharesBackend: false })

/** Opens the sign-in page, the lightest one. */
async function open(page: Page) {
  await page.goto("/admin/login")
  await expectReady(page)
}

/** Waits for what the backend has answered: without it, the page's requests go to the static server. */
const expectReady = (page: Page) =>
  expect(page.getByRole("button", { name: "Continue with Demo account" })).toBeVisible()

type Customers = { customers: { email: string }[] }
async function addCustomer(page: Page, email: string) {
  const admin = await asAdmin(page)
  await admin("POST", "/admin/customers", { email })
}
async function hasCustomer(page: Page, email: string): Promise<boolean> {
  const admin = await asAdmin(page)
  const { customers } = await admin<Customers>("GET", `/admin/customers?fields=id,email&email=${email}`)
  return customers.length === 1
}
/** The distinct order numbers of some orders. */
async function numbersOf(page: Page, ids: readonly string[]): Promise<number[]> {
  const admin = await asAdmin(page)
  type One = { order: { display_id: number } }
  const read = async (id: string) => (await admin<One>("GET", `/admin/orders/${id}?fields=id,display_id`)).order
  return [...new Set((await Promise.all(ids.map(read))).map((order) => order.display_id))]
}
const regions = (page: Page) => getAsGuest(page, "/store/regions?fields=id")
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name })

test.describe("@mock the demo's backend", () => {
  test("reports that the worker can't be loaded, and works after a reload", async ({ page, problems }) => {
    problems.allow(/Failed to load resource|ERR_FAILED|shared-worker/)
    await page.addInitScript(() => {
      if (sessionStorage.getItem("visited")) return
      sessionStorage.setItem("visited", "1")
      const { SharedWorker } = window
      window.SharedWorker = class extends SharedWorker {
        constructor(_url: string | URL, options?: string | WorkerOptions) {
          super("/missing-worker.js", options)
        }
      }
    })
    await page.goto("/admin/login", { waitUntil: "commit" })
    await expect(dialog(page, "The demo has stopped working")).toBeVisible()
    await page.getByRole("button", { name: "Reload page" }).click()
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible()
    await regions(page)
  })

  test("rejects a running request when the worker ends, and keeps saved data", async ({
    page,
    browser,
    problems,
    axe,
  }) => {
    problems.allow(/Failed to load resource|ERR_FAILED/)
    await open(page)
    await addCustomer(page, "before@example.com")
    await setFaults(page, { path: "/store/regions", latency: 60_000 })
    const running = expect(regions(page)).rejects.toThrow("Failed to fetch")
    await endWorker(browser, page)
    await running
    await expect(regions(page)).rejects.toThrow("Failed to fetch")
    await expect(dialog(page, "The demo has stopped working")).toBeVisible()
    await axe()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Reload page" }).click()
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible()
    expect(await hasCustomer(page, "before@example.com")).toBe(true)
  })

  test("serves requests while the storage is full, shows a notice, and saves everything once there is space", async ({
    page,
    context,
    axe,
  }) => {
    // Chromium reads the quota when the site's storage is opened, and only occasionally after that.
    await page.goto("/favicon.svg", { waitUntil: "load" })
    const unlimit = await limitStorage(page, 1)
    await open(page)
    await addCustomer(page, "full@example.com")
    const notice = page.getByRole("status").filter({ hasText: "Changes aren’t being saved" })
    await expect(notice).toContainText("storage for this site is full")
    await addCustomer(page, "still-full@example.com")
    expect(await hasCustomer(page, "full@example.com")).toBe(true)
    await notice.getByRole("button", { name: "Try again" }).click()
    await expect(notice).toBeVisible()
    await axe()
    await unlimit()
    await notice.getByRole("button", { name: "Try again" }).click()
    await expect(notice).toBeHidden()
    await page.close()
    const later = await context.newPage()
    await open(later)
    expect(await hasCustomer(later, "full@example.com")).toBe(true)
    expect(await hasCustomer(later, "still-full@example.com")).toBe(true)
  })

  test("lets only the version opened last use the data", async ({ page: old, context, problems }) => {
    problems.allow(/Failed to load resource|ERR_FAILED/)
    await open(old)
    await addCustomer(old, "old@example.com")
    const orders = [await placeOrder(old)]
    const fresh = await context.newPage()
    await deployNewVersion(fresh)
    await open(fresh)
    await expect(dialog(old, "This page is out of date")).toBeVisible()
    await expect(addCustomer(old, "lost@example.com")).rejects.toThrow("Failed to fetch")
    await addCustomer(fresh, "new@example.com")
    orders.push(await placeOrder(fresh))

    await deployNewVersion(old)
    await old.getByRole("button", { name: "Reload page" }).click()
    await expect(dialog(old, "This page is out of date")).toBeHidden()
    await expectReady(old)
    for (const page of [old, fresh]) {
      expect(await hasCustomer(page, "old@example.com")).toBe(true)
      expect(await hasCustomer(page, "new@example.com")).toBe(true)
      expect(await hasCustomer(page, "lost@example.com")).toBe(false)
      expect(await numbersOf(page, orders)).toHaveLength(2)
    }
  })

  test("gives the data back to the older version when it is opened again", async ({ page: old, context, problems }) => {
    problems.allow(/Failed to load resource|ERR_FAILED/)
    await open(old)
    const otherPage = await context.newPage()
    await open(otherPage)
    const fresh = await context.newPage()
    await deployNewVersion(fresh)
    await open(fresh)
    await addCustomer(fresh, "new@example.com")
    await expect(dialog(old, "This page is out of date")).toBeVisible()
    await old.getByRole("button", { name: "Reload page" }).click()
    await expect(dialog(fresh, "This page is out of date")).toBeVisible()
    await expect(dialog(old, "This page is out of date")).toBeHidden()
    await expectReady(old)
    expect(await hasCustomer(old, "new@example.com")).toBe(true)
    await expect(dialog(otherPage, "This page is out of date")).toBeVisible()
  })

  test("keeps data that doesn't match new sample data until someone decides", async ({ page, context, axe }) => {
    await open(page)
    await addCustomer(page, "precious@example.com")
    await page.close()
    const later = await context.newPage()
    await deployNewVersion(later)
    await changeSavedData(later, "meta", (meta) => {
      const { on } = meta as { on: { at: number; count: number } }
      return { ...(meta as object), on: { ...on, count: on.count + 1 } }
    })
    const opening = later.goto("/admin/login", { waitUntil: "commit" })
    const notice = dialog(later, "The demo has new sample data")
    await expect(notice).toBeVisible()
    await opening
    await axe(later)
    const downloading = later.waitForEvent("download")
    await notice.getByRole("button", { name: "Download saved data" }).click()
    const file = await readFile(await (await downloading).path(), "utf8")
    expect(JSON.parse(file)).toMatchObject({ scenario: "default", version: 1 })
    expect(file).toContain("precious@example.com")

    await later.reload({ waitUntil: "commit" })
    await expect(notice).toBeVisible()
    await notice.getByRole("button", { name: "Start over" }).click()
    await expect(later.getByRole("button", { name: "Sign in" })).toBeVisible()
    await expect(notice).toBeHidden()
    expect(await hasCustomer(later, "precious@example.com")).toBe(false)
  })

  test.describe("in German", () => {
    test.use({ locale: "de-DE" })

    test("asks before replacing damaged data", async ({ page, context, browser }) => {
      await page.goto("/admin/login")
      await addCustomer(page, "damaged@example.com")
      await endWorker(browser, page)
      await page.close()
      const later = await context.newPage()
      await changeSavedData(later, "rows", (saved) => ({ ...(saved as object), row: "damaged" }))
      await later.goto("/admin/login", { waitUntil: "commit" })
      const notice = dialog(later, "Ihre gespeicherten Demodaten sind beschädigt")
      await notice.getByRole("button", { name: "Neu beginnen" }).click()
      await expect(later.getByRole("button", { name: "Anmelden" })).toBeVisible()
      await expect(notice).toBeHidden()
      expect(await hasCustomer(later, "damaged@example.com")).toBe(false)
    })
  })

  test("waits for an older version that has the data open", async ({ page, context }) => {
    // Versions without ownership keep their database connection open.
    await page.goto("/favicon.svg", { waitUntil: "load" })
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open("in-memory-backend-3", 1)
          request.onupgradeneeded = () => {
            request.result.createObjectStore("rows", { keyPath: "key" })
            request.result.createObjectStore("meta")
          }
          request.onsuccess = () => {
            Object.assign(window, { kept: request.result })
            resolve(undefined)
          }
        }),
    )
    const fresh = await context.newPage()
    await fresh.goto("/admin/login", { waitUntil: "commit" })
    await expect(dialog(fresh, "The demo is open in another tab")).toBeVisible()
    await page.close()
    await expect(fresh.getByRole("button", { name: "Sign in" })).toBeVisible()
    await expect(dialog(fresh, "The demo is open in another tab")).toBeHidden()
    await regions(fresh)
  })

  test("shares data between tabs without shared workers, until another version changes it", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/Failed to load resource|ERR_FAILED/)
    await withoutSharedWorkers(page)
    await open(page)
    const other = await context.newPage()
    await withoutSharedWorkers(other)
    await open(other)
    await addCustomer(page, "first@example.com")
    await addCustomer(other, "second@example.com")
    for (const tab of [page, other]) {
      expect(await hasCustomer(tab, "first@example.com")).toBe(true)
      expect(await hasCustomer(tab, "second@example.com")).toBe(true)
    }
    await changeSavedData(other, "meta", (meta) => {
      const { on, revision } = meta as { on: { at: number; count: number }; revision: number }
      return { ...(meta as object), on: { ...on, count: on.count + 1 }, revision: revision + 1 }
    })
    await expect(regions(page)).rejects.toThrow("Failed to fetch")
    await expect(dialog(page, "This page is out of date")).toBeVisible()
  })

  test("saves all rows of a request or none if one can't be stored, and retries", async ({ page, context }) => {
    await withoutSharedWorkers(page)
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (value: { table?: string }, key?: IDBValidKey) {
        // A function can't be cloned.
        const isBroken = value.table === "customer" && !sessionStorage.getItem("mended")
        return put.call(this, isBroken ? { ...value, row: () => undefined } : value, key)
      }
    })
    await open(page)
    await addCustomer(page, "uncloneable@example.com")
    const notice = page.getByRole("status").filter({ hasText: "couldn’t write to its storage" })
    await expect(notice).toBeVisible()
    const other = await context.newPage()
    await withoutSharedWorkers(other)
    await open(other)
    expect(await hasCustomer(other, "uncloneable@example.com")).toBe(false)
    await page.evaluate(() => sessionStorage.setItem("mended", "1"))
    await notice.getByRole("button", { name: "Try again" }).click()
    await expect(notice).toBeHidden()
    expect(await hasCustomer(other, "uncloneable@example.com")).toBe(true)
  })

  test("works in memory if the browser offers no storage, and shows a notice", async ({ page }) => {
    await withoutSharedWorkers(page)
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException("Not allowed here", "SecurityError")
      }
    })
    await open(page)
    const notice = page.getByRole("status").filter({ hasText: "doesn’t let this site store data" })
    await expect(notice).toBeVisible()
    await addCustomer(page, "memory@example.com")
    expect(await hasCustomer(page, "memory@example.com")).toBe(true)
    await notice.getByRole("button", { name: "Continue without saving" }).click()
    await expect(notice).toBeHidden()
  })
})
