import { waitForSavedCart } from "./support/cart.ts"
import { expect, type Locator, type Page, test } from "./support/test.ts"

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })
const card = (page: Page, name: string) => page.locator("main").getByRole("heading", { level: 3, name }).first()

test.describe("a German visitor", () => {
  test.use({ locale: "de-DE" })

  test("reads German product texts from the first page to the order @mock", async ({ page }) => {
    await page.goto("/")
    await expect(card(page, "Stuhl Fenster")).toBeVisible()
    await expect(page.getByRole("link", { name: "Kleidung" }).first()).toBeVisible()
    await page.goto("/products")
    await expect(page.getByText("Eiche und Wolle").first()).toBeVisible()

    await page.goto("/search?q=schwarz")
    await expect(card(page, "Kapuzenpulli Fjord")).toBeVisible()
    await expect(page.getByRole("checkbox", { name: /^Kohle/ })).toBeVisible()

    await page.goto("/products/morning-mug")
    await expect(heading(page, "Morgentasse")).toBeVisible()
    await expect(page.getByText("Eine Tasse, die gut in der Hand liegt")).toBeVisible()
    await expect(page.getByRole("group", { name: /^Farbe/ })).toBeVisible()
    await page
      .getByRole("button", { name: /^In den Warenkorb/ })
      .first()
      .click()
    const drawer = page.getByRole("dialog", { name: "Warenkorb", exact: true })
    await expect(drawer.getByRole("link", { name: "Morgentasse" })).toBeVisible()
    await drawer.getByRole("link", { name: /^Zur Kasse/ }).click()

    await page.getByLabel("E-Mail-Adresse").fill("german@example.com")
    await page.getByLabel("Vorname").fill("Ada")
    await page.getByLabel("Nachname").fill("Lange")
    await page.getByLabel("Straße und Hausnummer").fill("Lange Straße 7")
    await page.getByLabel("Postleitzahl").fill("10115")
    await page.getByLabel("Ort", { exact: true }).fill("Berlin")
    await expect(page.getByRole("radio", { name: /Standardversand/ })).toBeVisible()
    await page.getByRole("button", { name: /^Weiter/ }).click()
    await page.getByRole("button", { name: /bestellen/ }).click()
    await expect(heading(page, /Vielen Dank/)).toBeVisible()
    await expect(page.getByText("Morgentasse").first()).toBeVisible()
    await expect(page.getByText("Morning Mug")).toHaveCount(0)
  })

  test("reads each button of the purchase on one line at 390 pixels @mock", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    /** How many lines an element's text takes. */
    const linesOf = (element: Locator) =>
      element.evaluate((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size
      })
    const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0
    await page.goto("/products/sailing-shirt")
    const add = page.getByRole("button", { name: /^In den Warenkorb · / })
    await expect(add).toBeVisible()
    const stepper = page.getByRole("spinbutton", { name: "Menge" }).locator("..")
    expect(await heightOf(add)).toBeLessThanOrEqual(await heightOf(stepper))
    // What doesn't fit on the line is cut off.
    expect(await add.locator("span > span").first().boundingBox()).toMatchObject({
      y: (await add.locator("span > span").last().boundingBox())?.y,
    })
    await add.click()
    const drawer = page.getByRole("dialog", { name: "Warenkorb", exact: true })
    const checkout = drawer.getByRole("link", { name: /^Zur Kasse · / })
    await expect(checkout).toBeVisible()
    expect(await linesOf(checkout)).toBe(1)
    await page.goto("/cart")
    const toCheckout = page.getByRole("link", { name: /^Zur Kasse · / })
    await expect(toCheckout).toBeVisible()
    expect(await linesOf(toCheckout)).toBe(1)
    await toCheckout.click()
    const summary = page.getByText("Übersicht anzeigen")
    await expect(page.getByLabel("E-Mail-Adresse")).toBeVisible()
    await expect.poll(() => linesOf(summary)).toBe(1)
  })

  test("switches to English texts and back, also in the cart @mock", async ({ page }) => {
    await page.goto("/products/morning-mug")
    await expect(heading(page, "Morgentasse")).toBeVisible()
    await page
      .getByRole("button", { name: /^In den Warenkorb/ })
      .first()
      .click()
    const drawer = page.getByRole("dialog", { name: "Warenkorb", exact: true })
    await expect(drawer.getByRole("link", { name: "Morgentasse" })).toBeVisible()
    await waitForSavedCart(page)
    await page.goto("/cart")
    const items = page.locator("main")
    await expect(items.getByRole("link", { name: "Morgentasse" })).toBeVisible()
    await page.getByLabel("Sprache").last().selectOption("en")
    await expect(items.getByRole("link", { name: "Morning Mug" })).toBeVisible()
    await expect(items.getByText("Morgentasse")).toHaveCount(0)
    await page.getByRole("navigation").getByRole("link", { name: "Clothing" }).click()
    await expect(card(page, "Sunday Socks")).toBeVisible()
    await page.getByLabel("Language").last().selectOption("de")
    await expect(card(page, "Sonntagssocken")).toBeVisible()
    await expect(heading(page, "Kleidung")).toBeVisible()
  })
})
