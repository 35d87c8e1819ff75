import { deviceKey } from "#lib/device-items.ts"
import { asAdmin } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPlfDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
const step = (page: Page, name: string) => page.getByRole("region", { name })
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click()

async function open(page: Page) {
  await signInAsAdmin(page)
  await visit(page, "/admin/products/new")
  await expect(page.getByRole("heading", { level: 1, name: "Create product" })).toBeVisible()
}

test("a product with options, prices, an image and stock is created and can be bought", async ({ page, axe }) => {
  const handle = `scarf-${Date.now()}`

  await test.step("general: images are accepted and other files refused", async () => {
    await open(page)
    await page.getByLabel("Title", { exact: true }).fill("Wool scarf")
    await page.getByLabel("Handle").fill(handle)
    await page.locator("input[type=file]").setInputFiles([
      { name: "scarf.png", mimeType: "image/png", buffer: pixel },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") },
      { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("notes") },
    ])
    await expect(page.getByRole("button", { name: "Remove scarf.png" })).toBeVisible()
    await expect(page.getByText("Not an image")).toHaveCount(2)
    await axe()
    await press(page, "Dismiss notes.txt")
    await press(page, "Dismiss notes.png")
    await press(page, "Continue to options")
  })

  await test.step("options: values are added, and a reload continues here", async () => {
    await page.getByRole("checkbox", { name: /has options/ }).check()
    await page.getByLabel("Title", { exact: true }).fill("Size")
    await page.getByLabel("Values").pressSequentially("S,M,")
    await press(page, "Add option")
    await page.getByLabel("Title", { exact: true }).nth(1).fill("Color")
    await page.getByLabel("Values").nth(1).pressSequentially("Red,Blue,")
    await axe()

    // A reload in the middle continues here.
    page.once("dialog", (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText("Draft restored")).toBeVisible()
    await expect(step(page, "Options").getByText("Blue", { exact: true })).toBeVisible()
    await press(page, "Continue to variants")
  })

  await test.step("variants: SKUs are filled in and one variant is left out", async () => {
    await page.getByLabel("SKU prefix").fill(handle.toUpperCase())
    await press(page, "Fill in SKUs")
    await expect(page.getByLabel("SKU of M / Blue")).toHaveValue(`${handle.toUpperCase()}-M-BLUE`)
    await page.getByRole("checkbox", { name: "Include S / Blue" }).uncheck()
    await axe()
    await press(page, "Continue to prices")
  })

  await test.step("prices and stock apply to all variants", async () => {
    await page.getByLabel("EUR price for all variants").fill("24.50")
    await press(page, "Apply to all")
    await expect(page.getByLabel("EUR price of M / Blue")).toHaveValue("24.50")
    await axe()
    await press(page, "Continue to stock")
    await page
      .getByLabel(/quantity for all variants/)
      .first()
      .fill("7")
    await press(page, "Apply to all")
    await axe()
    await press(page, "Review product")
  })

  await test.step("review: three variants are published", async () => {
    await expect(page.getByText("Ready to publish")).toBeVisible()
    await expect(page.getByText("21 units")).toBeVisible()
    await axe()
    await press(page, "Publish product with 3 variants")
    await expect(page.getByText("“Wool scarf” published")).toBeVisible()
  })

  await test.step("the product can be bought in the store", async () => {
    // The market with the default currency.
    await page.evaluate((key) => localStorage.setItem(key, "de"), deviceKey("country"))
    await page.goto(`/products/${handle}`)
    await expect(page.getByRole("heading", { level: 1, name: "Wool scarf" })).toBeVisible()
    await expect(
      page
        .getByRole("main")
        .getByText(/€\d+\.\d\d/)
        .first(),
    ).toBeVisible()
    await page.getByRole("radio", { name: "M", exact: true }).check({ force: true })
    await page.getByRole("radio", { name: "Blue" }).check({ force: true })
    await press(page, "Add to cart")
    await expect(page.getByRole("link", { name: "View cart" })).toBeVisible()
  })
})

test("a duplicate handle and SKU are shown at their fields @mock", async ({ page, problems, axe }) => {
  problems.allow(/status of 400 \(Bad Request\) \(\S+\/api\/admin\/products\b/)
  await open(page)
  const admin = await asAdmin(page)
  const options = [{ title: "Size", values: ["One"] }]
  const variants = [{ title: "One", sku: "TAKEN-1", prices: [], options: { Size: "One" } }]
  await admin("POST", "/admin/products", { title: "Other", handle: "taken", options, variants })
  await page.getByLabel("Title", { exact: true }).fill("Taken")
  await press(page, "Continue to options")
  await press(page, "Continue to variants")
  await page.getByLabel("SKU of Default variant").fill("TAKEN-1")
  await press(page, "Continue to prices")
  await press(page, "Continue to stock")
  await press(page, "Review product")
  await press(page, "Save as draft")
  const field = page.getByLabel("Handle")
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toBeFocused()
  await axe()
  await field.fill("free")
  for (const next of ["Continue to options", "Continue to variants", "Continue to prices", "Continue to stock"])
    await press(page, next)
  await press(page, "Review product")
  await press(page, "Save as draft")
  const sku = page.getByLabel("SKU of Default variant")
  await expect(sku).toHaveAttribute("aria-invalid", "true")
  await expect(sku).toBeFocused()
  await expect(sku).toHaveValue("TAKEN-1")
})

test("tabs keep drafts of their own, and that of a closed tab is offered again", async ({ page, context, axe }) => {
  await open(page)
  await page.getByLabel("Title", { exact: true }).fill("Wool scarf")
  await press(page, "Continue to options")
  const openTab = async () => {
    const tab = await context.newPage()
    await visit(tab, "/admin/products/new")
    await expect(step(tab, "Details")).toBeVisible()
    return tab
  }
  const second = await openTab()
  await second.getByLabel("Title", { exact: true }).fill("Linen cap")
  await expect(second.getByText(/haven’t finished/)).toHaveCount(0)
  page.once("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText("Draft restored")).toBeVisible()
  await expect(step(page, "Options")).toBeVisible()
  await page.close()

  const third = await openTab()
  await expect(third.getByText("You haven’t finished creating “Wool scarf”")).toBeVisible()
  await expect(third.getByText(/haven’t finished/)).toHaveCount(1)
  await axe(third)
  await third.getByRole("button", { name: "Continue", exact: true }).click()
  await expect(step(third, "Options")).toBeVisible()
  await third.getByRole("button", { name: /Details/ }).click()
  await expect(third.getByLabel("Title", { exact: true })).toHaveValue("Wool scarf")
  await expect(second.getByLabel("Title", { exact: true })).toHaveValue("Linen cap")
})

test.describe("at 390 pixels", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" })

  test("a product is created by keyboard, in German and dark", async ({ page, axe }) => {
    await signInAsAdmin(page)
    await page.evaluate((key) => localStorage.setItem(key, "de"), deviceKey("locale"))
    await page.goto("/admin/products/new")
    await expect(page.getByRole("heading", { level: 1, name: "Produkt erstellen" })).toBeVisible()
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    const next = () => page.keyboard.press("Control+Enter")
    await page.getByLabel("Titel", { exact: true }).focus()
    await page.keyboard.type("Größe & Weite")
    await axe()
    expect(await fits()).toBe(true)
    await next()
    await expect(step(page, "Optionen")).toBeFocused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Größe")
    await page.keyboard.press("Tab")
    await page.keyboard.type("S")
    await page.keyboard.press("Enter")
    await page.keyboard.type("M")
    await page.keyboard.press("Enter")
    await axe()
    expect(await fits()).toBe(true)
    await next()
    await expect(step(page, "Varianten")).toBeFocused()
    await axe()
    expect(await fits()).toBe(true)
    await next()
    await expect(step(page, "Preise")).toBeFocused()
    await page.getByRole("listitem").filter({ hasText: "Alle Varianten" }).getByLabel("EUR").focus()
    await page.keyboard.type("1.234,50")
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("listitem").filter({ hasText: /^M/ }).getByLabel("EUR")).toHaveValue("1234,50")
    await axe()
    expect(await fits()).toBe(true)
    await next()
    await expect(step(page, "Bestand")).toBeFocused()
    await axe()
    expect(await fits()).toBe(true)
    await next()
    await expect(page.getByText("1.234,50")).toBeVisible()
    await axe()
    expect(await fits()).toBe(true)
    await next()
    await expect(page.getByText("„Größe & Weite“ veröffentlicht")).toBeVisible()
  })
})
