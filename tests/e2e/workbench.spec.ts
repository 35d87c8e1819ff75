import { readFile } from "node:fs/promises"
import { asAdmin, asShopper, placeOrder } from "./support/api.ts"
import { limitStorage } from "./support/demo-backend.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"
import { dock, open, opener, tool, tools } from "./support/workbench.ts"

test.use({ sharesBackend: false })

const call = <T>(page: Page, method: string, path: string, body?: object) => asShopper(page)<T>(method, path, body)

test.describe("@mock the workbench", () => {
  test("is used by keyboard: opened, resized, every tool visited, closed", async ({ page, axe }) => {
    await page.goto("/admin/login")
    await expect(opener(page)).toBeVisible()
    await axe()
    await page.getByLabel("Email").focus()
    await page.keyboard.press("Control+Shift+M")
    await expect(tool(page, "Scenario")).toBeFocused()
    for (const name of tools) {
      await expect(tool(page, name)).toHaveAttribute("aria-selected", "true")
      await expect(dock(page).getByRole("tabpanel")).not.toBeEmpty()
      await axe()
      await page.keyboard.press("ArrowRight")
    }
    const edge = dock(page).getByRole("separator", { name: "Height of the workbench" })
    const height = Number(await edge.getAttribute("aria-valuenow"))
    await edge.focus()
    await page.keyboard.press("ArrowUp")
    await expect(edge).toHaveAttribute("aria-valuenow", String(height + 32))
    await page.keyboard.press("Escape")
    await expect(dock(page)).toBeHidden()
    await expect(page.getByLabel("Email")).toBeFocused()
  })

  test("loads a scenario and opens its page, on a phone too", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, "/", "Scenario")
    await dock(page).getByRole("searchbox", { name: "Search scenarios" }).fill("return-requested")
    await expect(dock(page).getByText(/^1 of \d\d scenarios$/)).toBeVisible()
    await dock(page).getByRole("button", { name: "Load and open return-requested" }).click()
    await expect(page).toHaveURL(/\/admin\/orders\/order_/)
    await expect(page.getByRole("heading", { level: 1, name: /^Order/ })).toBeVisible()
    await expect(dock(page).getByText("return-requested").first()).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
  })

  test("keeps its tools in view while a long list is scrolled", async ({ page }) => {
    await open(page, "/admin/login", "Scenario")
    await dock(page)
      .getByRole("button", { name: /^Load / })
      .last()
      .scrollIntoViewIfNeeded()
    await expect(tool(page, "Faults")).toBeInViewport()
    await tool(page, "Faults").click()
    await expect(dock(page).getByText("No faults are active.")).toBeVisible()
  })

  test("adds faults, shows that some are active, and records the requests that they changed", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of (400|500)/)
    await open(page, "/admin/login", "Faults")
    const form = dock(page).locator("form")
    await form.getByLabel("Path").fill("/store/nothing")
    await form.getByRole("button", { name: "Add fault" }).click()
    await expect(form.getByText("No operation has the method and path “/store/nothing”.")).toBeVisible()
    await expect(form.getByLabel("Path")).toHaveValue("/store/nothing")
    await form.getByLabel("Path").fill("/store/regions")
    await form.getByLabel("Effect").selectOption("Respond with a status")
    await form.getByRole("button", { name: "Add fault" }).click()
    await expect(dock(page).getByText("responds with 500")).toBeVisible()
    await expect(call(page, "GET", "/store/regions")).rejects.toThrow("500")
    await tool(page, "Journal").click()
    await dock(page).getByLabel("Filter requests").fill("/store/regions")
    await dock(page).getByRole("listitem").getByRole("button").first().click()
    await expect(dock(page).getByRole("region", { name: "Response body" })).toContainText("An injected fault")
    await page.keyboard.press("Control+Shift+M")
    await expect(page.getByRole("button", { name: "Open workbench: 1 fault is active" })).toBeVisible()
    await page.keyboard.press("Control+Shift+M")
    await tool(page, "Faults").click()
    await dock(page).getByRole("button", { name: "Remove all faults" }).click()
    await expect(dock(page).getByText("No faults are active.")).toBeVisible()
    await call(page, "GET", "/store/regions")
  })

  test("keeps faults over a reload, in the store and the back office, and those that were removed stay removed", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 503/)
    await page.goto("/admin/login?scenario=slow-network")
    await opener(page).click()
    await tool(page, "Faults").click()
    await dock(page).getByRole("button", { name: "Remove all faults" }).click()
    await expect(dock(page).getByText("No faults are active.")).toBeVisible()
    const fault = { path: "/store/regions", status: 503, times: 2 }
    await call(page, "POST", "/_mock/faults", fault)
    await call(page, "POST", "/_mock/faults", { path: "/store/carts/:id", drop: "after" })
    await expect(call(page, "GET", "/store/regions")).rejects.toThrow("503")
    await page.reload()
    await expect(dock(page).getByText("Applied once, 1 left")).toBeVisible()
    await dock(page).getByRole("button", { name: "Close workbench" }).click()
    await page.goto("/products")
    await expect(page.getByRole("button", { name: /^Open workbench: [12] faults? (?:is|are) active$/ })).toBeVisible()
    const { faults } = await call<{ faults: object[] }>(page, "GET", "/_mock/faults")
    expect(faults).toMatchObject([fault, { drop: "after" }])
  })

  test("saves and restores a snapshot, compares it with the current data, and undoes a request", async ({ page }) => {
    await open(page, "/admin/login", "Snapshots")
    await dock(page).getByLabel("Name").fill("Before")
    await dock(page).getByRole("button", { name: "Save snapshot" }).click()
    await expect(dock(page).getByRole("button", { name: "Restore Before" })).toBeVisible()
    const admin = await asAdmin(page)
    const tags = async () => {
      const { product_tags } = await admin<{ product_tags: { value: string }[] }>(
        "GET",
        "/admin/product-tags?limit=100",
      )
      return product_tags.map(({ value }) => value)
    }
    await admin("POST", "/admin/product-tags", { value: "first" })
    await admin("POST", "/admin/product-tags", { value: "second" })
    await dock(page).getByRole("button", { name: "Compare snapshots" }).click()
    await expect(dock(page).getByText("2 rows differ")).toBeVisible()
    await dock(page).getByRole("button", { name: "Undo", exact: true }).click()
    await expect.poll(tags).not.toContain("second")
    expect(await tags()).toContain("first")
    await dock(page).getByRole("button", { name: "Restore Before" }).click()
    await expect.poll(() => tags().catch(() => ["first"])).not.toContain("first")
  })

  test("downloads a snapshot that the full storage can't keep, and continues with the current data", async ({
    page,
  }) => {
    // Chromium reads the quota when the site's storage is opened.
    await page.goto("/favicon.svg", { waitUntil: "load" })
    await limitStorage(page, 1)
    await open(page, "/admin/login", "Snapshots")
    await (await asAdmin(page))("POST", "/admin/product-tags", { value: "kept" })
    await dock(page).getByLabel("Name").fill("Too large")
    const download = page.waitForEvent("download")
    await dock(page).getByRole("button", { name: "Save snapshot" }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe("Too-large.json")
    expect(await readFile(await file.path(), "utf8")).toContain('"kept"')
    await expect(dock(page).getByText("The snapshot was saved as a file instead.", { exact: false })).toBeVisible()
    await expect(dock(page).getByText("No snapshots yet.", { exact: false })).toBeVisible()
    const tags = await (await asAdmin(page))("GET", "/admin/product-tags?limit=100")
    expect(JSON.stringify(tags)).toContain('"kept"')
  })

  test("opens a shared link, and explains a broken one without changing the data", async ({ page, context }) => {
    await open(page, "/products", "Share")
    await call(page, "PUT", "/_mock/clock", { at: "2031-05-01T00:00:00Z" })
    await dock(page).getByRole("button", { name: "Create link" }).click()
    const link = await dock(page).getByRole("textbox", { name: "Link" }).inputValue()
    await call(page, "POST", "/_mock/reset", { scenario: "empty", at: null })
    const other = await context.newPage()
    await other.goto(link)
    const { current } = await call<{ current: string }>(other, "GET", "/_mock/scenarios")
    const { now } = await call<{ now: string }>(other, "GET", "/_mock/clock")
    expect([current, now]).toEqual(["default", "2031-05-01T00:00:00.000Z"])
    await other.goto("/")
    await other.goto(`${link.slice(0, -40)}`)
    await other.reload()
    await expect(other).not.toHaveURL(/share/)
    const { now: after } = await call<{ now: string }>(other, "GET", "/_mock/clock")
    expect(after).toBe("2031-05-01T00:00:00.000Z")
  })

  test("names the cause if a link can't be opened or a scenario is unknown, and keeps the data", async ({ page }) => {
    await page.goto("/?scenario=low-stock")
    for (const [address, cause] of [
      ["/products#share=1.broken", "The shared link is incomplete"],
      ["/products?reload#share=9.abc", "The shared link is from another version of the demo"],
      ["/?scenario=nothing", "There’s no scenario “nothing”"],
      ["/?at=99999", "A part of the link couldn’t be applied"],
    ] as const) {
      await page.goto(address)
      await expect(dock(page).getByText(cause)).toBeVisible()
      expect((await call<{ current: string }>(page, "GET", "/_mock/scenarios")).current).toBe("low-stock")
    }
  })

  test("opens the cart of a scenario that is named in the URL", async ({ page }) => {
    await page.goto("/checkout?scenario=checkout-at-review")
    await expect(page.getByRole("button", { name: /^Place order/ })).toBeVisible()
    await expect(page).toHaveURL("/checkout?step=review")
    await page.goto("/admin/returns?scenario=return-requested")
    await expect(page.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible()
    await page.goto("/admin/login?scenario=default")
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible()
  })

  test("gives the reasons of the control API in German", async ({ page, problems }) => {
    problems.allow(/status of 40/)
    await page.goto("/?scenario=nothing")
    await page.evaluate(() => localStorage.setItem("app:locale", "de"))
    await page.goto("/?scenario=nothing")
    const workbench = page.getByRole("complementary", { name: "Testwerkzeuge" })
    await expect(workbench.getByText("Es gibt kein Szenario „nothing“")).toBeVisible()
    await workbench.getByRole("tab", { name: "Zeit" }).click()
    await workbench.getByLabel("Datum und Uhrzeit (UTC)").fill("9999-12-31T23:59")
    await workbench.getByRole("button", { name: "Zu dieser Zeit anhalten" }).click()
    await expect(workbench.getByText("Wählen Sie eine Zeit von 1970 bis 9998.")).toBeVisible()
  })

  test("follows the request that the page has just sent, and keeps a write over later reads", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 401/)
    await open(page, "/admin/login", "Journal")
    await dock(page).getByRole("switch", { name: "Follow this tab" }).check()
    const followed = dock(page).getByRole("region", { name: "Latest request of this tab" })
    await expect(followed.getByText(/^Use the page/)).toBeVisible()
    await page.getByLabel("Email").fill("admin@example.com")
    await page.getByLabel("Password").fill("wrong")
    await page.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(followed.getByRole("button", { name: /^POST \/auth\/user\/emailpass/ })).toBeVisible()
    await expect(followed.getByRole("region", { name: "Response body" })).toContainText("Invalid email or password")
    await call(page, "GET", "/store/regions")
    await expect(followed.getByRole("button", { name: /^POST/ })).toBeVisible()
  })

  test("shows the fields of a response that don't match its schema", async ({ page }) => {
    await page.goto("/?scenario=wrong-responses")
    await opener(page).click()
    await tool(page, "Journal").click()
    await (await asAdmin(page))("GET", "/admin/customers")
    await dock(page).getByLabel("Requests to show").selectOption("Only with faults or findings")
    await dock(page)
      .getByRole("button", { name: /GET \/admin\/customers/ })
      .first()
      .click()
    await expect(dock(page).getByText(/^customers.*email/)).toBeVisible()
  })

  test("stops the clock at the time that the field shows, and names the possible years for others", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/)
    await open(page, "/admin/login", "Time")
    const at = dock(page).getByLabel("Date and time (UTC)")
    await expect(at).not.toHaveValue("")
    await dock(page).getByRole("button", { name: "Stop at this time" }).click()
    await expect(dock(page).getByText("Stopped", { exact: true })).toBeVisible()
    const { now } = await call<{ now: string }>(page, "GET", "/_mock/clock")
    await at.fill("9999-12-31T23:59")
    await dock(page).getByRole("button", { name: "Stop at this time" }).click()
    await expect(dock(page).getByText("Choose a time from 1970 to 9998.")).toBeVisible()
    expect((await call<{ now: string }>(page, "GET", "/_mock/clock")).now).toBe(now)
  })

  test("moves the time of every tab: a price list starts and ends in the back office too", async ({
    page,
    context,
  }) => {
    await signInAsAdmin(page)
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const list = { title: "Evening sale", description: "Soon", status: "active", starts_at: at(1.5), ends_at: at(2.5) }
    await (await asAdmin(page))("POST", "/admin/price-lists", list)
    const statusIn = (tab: Page) => tab.getByRole("row").filter({ hasText: "Evening sale" })
    const other = await context.newPage()
    await page.goto("/admin/price-lists")
    await expect(statusIn(page)).toContainText("Scheduled")
    await other.goto("/admin/price-lists")
    await expect(statusIn(other)).toContainText("Scheduled")
    await opener(page).click()
    await tool(page, "Time").click()
    const move = async () => {
      const { now: before } = await call<{ now: string }>(page, "GET", "/_mock/clock")
      await dock(page).getByRole("button", { name: "1 hour ahead" }).click()
      const now = async () => Date.parse((await call<{ now: string }>(page, "GET", "/_mock/clock")).now)
      await expect.poll(now).toBeGreaterThanOrEqual(Date.parse(before) + 3_600_000)
    }
    await move()
    await move()
    await expect(statusIn(page)).toContainText("Active")
    await move()
    await expect(statusIn(page)).toContainText("Expired")
    const hour = Math.round(((await other.evaluate(() => Date.now())) - Date.now()) / 3_600_000)
    expect(hour).toBe(3)
    await other.reload()
    await expect(statusIn(other)).toContainText("Expired")
    await dock(page).getByRole("button", { name: "Return to the current time" }).click()
    await expect(statusIn(page)).toContainText("Scheduled")
  })

  test("says why a file can't be opened, without blaming the connection", async ({ page, problems }) => {
    problems.allow(/status of 400/)
    await open(page, "/admin/login", "Snapshots")
    const choose = (text: string) =>
      dock(page)
        .locator("input[type=file]")
        .setInputFiles({ name: "notes.json", mimeType: "application/json", buffer: Buffer.from(text) })
    await choose("{")
    await expect(dock(page).getByText("notes.json isn’t a snapshot file.", { exact: true })).toBeVisible()
    await choose(JSON.stringify({ version: 7 }))
    await expect(dock(page).getByText("The dataset has version 7, but only version 1 can be loaded.")).toBeVisible()
    await tool(page, "Share").click()
    for (const text of ["null", '{"world":"text"}']) {
      await choose(text)
      await expect(dock(page).getByText("notes.json isn’t a file with shared data.", { exact: true })).toBeVisible()
    }
  })

  test("tells a filter without matches from an empty journal", async ({ page }) => {
    await open(page, "/products", "Journal")
    await expect(dock(page).getByRole("listitem")).not.toHaveCount(0)
    await dock(page).getByLabel("Filter requests").fill("/no/such/path")
    await expect(dock(page).getByText("No requests match the filter.")).toBeVisible()
  })

  test("opens the link of an invitation from its emails", async ({ page }) => {
    await page.goto("/?scenario=pending-invites")
    await opener(page).click()
    await tool(page, "Emails and events").click()
    await dock(page)
      .getByRole("link", { name: /invited.*ada@example.com/ })
      .click()
    await expect(page.getByRole("button", { name: "Join team" })).toBeVisible()
  })

  test("shows the control API in a tab, with a link back from an unknown page", async ({ page, problems }) => {
    problems.allow(/status of 404/)
    await page.goto("/_mock/nothing", { waitUntil: "load" })
    await expect(page.getByText('There is no control request \\"GET /_mock/nothing\\"')).toBeVisible()
    await page.getByRole("link", { name: "/_mock", exact: true }).click()
    await page.getByRole("link", { name: "/_mock/clock" }).click()
    await expect(page.getByText(/"is_stopped": false/)).toBeVisible()
  })

  test("lists the states and transitions that flows have used, over reloads and in every tab, until they are reset", async ({
    page,
    context,
    axe,
  }) => {
    await signInAsAdmin(page)
    await visit(page, `/admin/orders/${await placeOrder(page)}`)
    await page.getByRole("link", { name: "Edit order" }).click()
    await expect(page.getByText("Make a change first").first()).toBeVisible()
    await opener(page).click()
    await tool(page, "Coverage").click()
    await dock(page).getByRole("radio", { name: "Operations" }).focus()
    await page.keyboard.press("ArrowRight")
    const row = (tab: Page, name: string) => dock(tab).getByRole("button", { name: new RegExp(`^${name}\\b`) })
    await expect(row(page, "checkout")).toContainText("0 of 20 states, 0 of 53 transitions")
    await dock(page).getByRole("searchbox", { name: "Search states and transitions" }).fill("orderEdit")
    await expect(dock(page).getByText("1 flow", { exact: true })).toBeVisible()
    const edit = row(page, "orderEdit")
    await expect(edit).toContainText(/[1-9] of 12 states, [1-9] of 35 transitions/)
    await edit.focus()
    await page.keyboard.press("Enter")
    const item = (text: string) =>
      dock(page)
        .getByRole("listitem")
        .filter({ hasText: new RegExp(`^${text}$`) })
    await expect(item("Used:editing")).toBeVisible()
    await expect(item("Not used yet:confirming")).toBeVisible()
    await axe()
    await page.getByRole("searchbox", { name: "Search products" }).fill("a")
    await page
      .getByRole("button", { name: /^Add .*,/ })
      .first()
      .click()
    await expect(item("Used:saving")).toBeVisible()

    await page.reload()
    await expect(edit).toContainText(/[1-9] of 12 states/)
    const other = await context.newPage()
    await other.goto("/products")
    await expect(row(page, "chat")).toContainText("0 of 4 states")
    await other.getByRole("button", { name: "Open chat" }).click()
    await expect(row(page, "chat")).toContainText("1 of 4 states")
    await page.goto("/products")
    await expect(row(page, "orderEdit")).toContainText(/[1-9] of 12 states/)
    await dock(page).getByRole("button", { name: "Reset coverage" }).click()
    for (const name of ["orderEdit", "chat"]) await expect(row(page, name)).toContainText(/ 0 of \d+ states, 0 of/)
    await dock(page).getByRole("radio", { name: "Operations" }).click()
    await expect(dock(page).getByText(/^0 of \d{3}$/)).toBeVisible()
  })
})
