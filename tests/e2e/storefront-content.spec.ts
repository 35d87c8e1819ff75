import { asAdmin } from "./support/api.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const card = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name, exact: true }) })
const sectionNames = (page: Page) =>
  card(page, "Sections of the home page")
    .getByRole("button", { name: /^Move / })
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute("aria-label")))

test("a shop owner writes the home page, previews, publishes and undoes it", async ({ page, axe }) => {
  await signInAsAdmin(page)
  await visit(page, "/admin/settings/storefront")
  const announcement = card(page, "Announcement")
  const hero = card(page, "Start of the home page")
  const sections = card(page, "Sections of the home page")

  await test.step("an announcement with dates, a heading and a section with hostile texts", async () => {
    await announcement.getByLabel("Text (English)").fill("Sale <script>alert(1)</script>")
    await announcement.getByLabel("Link").fill("/products?page=2")
    await announcement.getByLabel("From").fill("2020-01-01T10:00")
    await announcement.getByLabel("Until").fill("2099-01-01T10:00")
    await hero.getByLabel("Heading (English)").fill("Made to last")
    await hero.getByLabel("Text (English)").fill("<img src=x onerror=alert(1)>")
    await sections.getByRole("button", { name: "Add section" }).click()
    await page.getByRole("menuitem", { name: "Text with picture" }).click()
    const dialog = page.getByRole("dialog", { name: "Text with picture" })
    await dialog.getByLabel("Heading (English)").fill("Our workshop")
    await dialog
      .getByLabel("Text (English)", { exact: false })
      .fill("**Bold** <script>alert(1)</script> [run](javascript:alert(1)) [all](/products)")
    await dialog.getByLabel("Button (English)").fill("Visit us")
    await dialog.getByLabel("Link").fill("javascript:alert(1)")
    await dialog.getByRole("button", { name: "Save section" }).click()
    await expect(dialog.getByText(/Enter a page of the store/)).toBeVisible()
    await dialog.getByLabel("Link").fill("/pages/contact")
    await axe()
    await dialog.getByRole("button", { name: "Save section" }).click()
  })

  await test.step("sections are ordered by keyboard and by drag", async () => {
    await sections.getByRole("button", { name: "Move Text with picture: Our workshop", exact: true }).focus()
    await page.keyboard.press("ArrowUp")
    expect((await sectionNames(page)).at(-2)).toBe("Move Text with picture: Our workshop")
    const row = (name: string) =>
      sections.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Move ${name}`, exact: true }) })
    await row("Text with picture: Our workshop")
      .locator("[data-drag-handle]")
      .dragTo(row("Categories"), { targetPosition: { x: 200, y: 2 } })
    await expect.poll(async () => (await sectionNames(page))[0]).toBe("Move Text with picture: Our workshop")
  })

  await test.step("the preview shows it before it is published", async () => {
    const opened = page.waitForEvent("popup")
    await page.getByRole("button", { name: "Preview" }).click()
    const preview = await opened
    await expect(preview.getByRole("heading", { level: 1, name: "Made to last" })).toBeVisible()
    await expect(preview.getByText("Sale <script>alert(1)</script>")).toBeVisible()
    await expect(preview.getByRole("heading", { level: 2 }).first()).toHaveText("Our workshop")
    await expectNoOverflow(preview)
    await preview.close()
    const store = await page.context().newPage()
    await store.goto("/")
    await expect(store.getByRole("heading", { level: 1 })).not.toHaveText("Made to last")
    await store.close()
  })

  await test.step("it is published, and shown to shoppers", async () => {
    await axe()
    await page.getByRole("button", { name: "Publish" }).first().click()
    await expect(page.getByText("Home page published")).toBeVisible()
    const store = await page.context().newPage()
    for (const [width, colorScheme] of [
      [1280, "light"],
      [390, "dark"],
    ] as const) {
      await store.setViewportSize({ width, height: 800 })
      await store.emulateMedia({ colorScheme })
      await store.goto("/")
      const bar = store.getByRole("region", { name: "Announcement" })
      await expect(bar.getByRole("link")).toHaveAttribute("href", /\/products\?page=2$/)
      await expect(store.getByRole("heading", { level: 1, name: "Made to last" })).toBeVisible()
      await expect(store.getByText("<img src=x onerror=alert(1)>")).toBeVisible()
      await expect(store.locator("main a[href^='javascript']")).toHaveCount(0)
      await expect(store.getByRole("link", { name: "Visit us" })).toHaveAttribute("href", /\/pages\/contact$/)
      await expectNoOverflow(store)
    }
    await store.close()
  })

  await test.step("undo restores the previous version", async () => {
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("The home page is as it was before")).toBeVisible()
    await expect(hero.getByLabel("Heading (English)")).toHaveValue("")
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ colorScheme: "dark" })
    await expectNoOverflow(page)
    await axe()
  })
})

test("a legal page is replaced, and without its text its file is shown", async ({ page }) => {
  await signInAsAdmin(page)
  await visit(page, "/admin/settings/storefront/imprint")
  await page.getByLabel(/^Text \(English\)/).fill("## Who we are\n\nOwn imprint.")
  await page.getByRole("button", { name: "Publish page" }).click()
  await expect(page.getByText("Page published")).toBeVisible()
  const store = await page.context().newPage()
  await store.goto("/pages/imprint")
  await expect(store.getByRole("heading", { level: 2, name: "Who we are" })).toBeVisible()
  const admin = await asAdmin(page)
  type Found = { collections: { id: string }[] }
  const { collections } = await admin<Found>("GET", "/admin/collections?handle=storefront-pages")
  await admin("DELETE", `/admin/collections/${collections[0]?.id}`)
  await store.reload()
  await expect(store.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(store.getByText("Own imprint.")).toHaveCount(0)
})

test("50 sections and garbage in the metadata leave a usable home page", async ({ page, problems }) => {
  problems.allow(/collections\/pcol_gone/)
  await signInAsAdmin(page)
  const admin = await asAdmin(page)
  const texts = Array.from({ length: 50 }, (_, i) => ({ kind: "text", id: "same", title: { en: `Section ${i}` } }))
  const sections = [{ kind: "collection", collection: "pcol_gone" }, null, 3, { kind: "x" }, ...texts]
  const metadata = { announcement: [1], hero: { heading: 7, link: "javascript:1", picture: {} }, sections }
  await admin("POST", "/admin/collections", { title: "Home", handle: "storefront-home", metadata })
  await visit(page, "/")
  await expect(page.getByRole("heading", { level: 2, name: /^Section / })).toHaveCount(50)
  await visit(page, "/admin/settings/storefront")
  await expect(page.getByRole("button", { name: /^Move / })).toHaveCount(51)
})
