import { asAdmin } from "./support/api.ts"
import { countLayoutShifts, expectNoLayoutShifts, expectNoOverflow } from "./support/layout.ts"
import { visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

const facts = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => JSON.parse(script.textContent ?? "{}"))
      .find((one) => one["@type"] === wanted)
    return found as Record<string, unknown> | undefined
  }, type)

const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(window.scrollY)))

/** Scrolls a list, opens its first product and goes back: the list is where it was. */
async function openAndReturn(page: Page, look: (name: string) => Promise<void> = async () => undefined) {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
  const first = page.locator("main article a").first()
  const name = (await first.textContent()) ?? ""
  await page.evaluate(() => window.scrollTo(0, 300))
  await scrolledTo(page).toBe(300)
  const address = page.url()
  await first.click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await look(name)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.locator("main article a").first()).toHaveText(name)
  await scrolledTo(page).toBe(300)
}

test("going back to a filtered list, a search or a later page restores the scroll position", async ({ page }) => {
  for (const path of [
    "/categories/clothing?availability=in-stock",
    "/products?page=2",
    "/search?q=black",
    "/search?q=&page=2",
    "/search?availability=in-stock&page=2",
  ]) {
    await page.goto(path)
    await expect(page.locator("main article").nth(3)).toBeVisible()
    await openAndReturn(page)
  }
})

test("category pages filter and sort in the URL, and going back restores the scroll position", async ({
  page,
  axe,
}) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.poll(() => facts(page, "WebSite")).toBeDefined()
  const link = page.getByRole("navigation", { name: "Main menu" }).getByRole("link").nth(1)
  const category = (await link.textContent()) ?? ""
  await link.click()
  await expect(page).toHaveURL(/\/categories\//)
  await expect(page.getByRole("heading", { level: 1, name: category })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${category}`))
  await axe()
  await page.getByLabel("Sort by").selectOption("title")
  await expect(page).toHaveURL(/order=title/)
  const names = () => page.locator("main article h3").allTextContents()
  await expect.poll(async () => (await names()).join() === (await names()).sort().join()).toBe(true)
  await openAndReturn(page, async (name) => {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/products\/[^?]+$/)
    await expect
      .poll(async () => (await facts(page, "ProductGroup")) ?? (await facts(page, "Product")))
      .toMatchObject({ name })
    await expect.poll(() => facts(page, "BreadcrumbList")).toBeDefined()
  })
  await expect(page.getByRole("heading", { level: 1, name: category })).toBeVisible()
  await visit(page, "/categories/no-such-category")
  await expect(page.getByRole("heading", { name: "Category not found" })).toBeVisible()
})

test.describe("at 320 pixels", () => {
  // This test checks the motion of the carousel, drawers and dialogs.
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: "no-preference" } })

  test("fits the screen, keeps the variant in the URL, and explains a country change before it applies @mock", async ({
    page,
    axe,
  }) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.context().route(/carousel-motion-.*\.js$/, (route) => released.then(() => route.continue()))
    await countLayoutShifts(page)
    for (const path of ["/collections/summer", "/products", "/"]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.locator("main article").first()).toBeVisible()
      await expectNoOverflow(page)
      await expectNoLayoutShifts(page)
    }
    const slides = page.getByRole("region", { name: "Highlights" })
    // The slides can be scrolled manually before the carousel script loads, which then continues from that position.
    await slides.getByRole("button", { name: "Show Summer" }).click()
    await expect(slides.getByRole("link", { name: "See Summer" })).toBeInViewport({ ratio: 1 })
    release()
    await expect(slides.locator("div").first()).toHaveCSS("overflow-x", "hidden")
    await expect(slides.getByRole("link", { name: "See Summer" })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press("ArrowRight")
    await expect(slides.getByRole("link", { name: "See Everyday" })).toBeInViewport({ ratio: 1 })
    await page.goto("/products/harbor-tee")
    await expectNoLayoutShifts(page)
    await page.getByRole("radio", { name: "Moss" }).check({ force: true })
    await expect(page).toHaveURL(/variant=variant_/)
    await page.reload()
    await expect(page.getByRole("radio", { name: "Moss" })).toBeChecked()
    // The selected variant's image, the last of five, opens enlarged with the keyboard.
    await page.getByRole("button", { name: "Harbor Tee, image 5 Enlarge image" }).press("Enter")
    const large = page.getByRole("dialog", { name: "Images of Harbor Tee" })
    await expect(large).toBeVisible()
    await page.keyboard.press("+")
    await expect(large.getByRole("button", { name: "Zoom out" })).not.toHaveAttribute("aria-disabled", "true")
    await page.keyboard.press("Escape")
    await expect(large).toBeHidden()
    await expectNoOverflow(page)
    await axe()
    await page.getByRole("button", { name: /add to cart/i }).click()
    const drawer = page.getByRole("dialog", { name: "Cart", exact: true })
    await expect(drawer.getByText(/added to your cart/)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(drawer).toBeHidden()
    await page.getByRole("button", { name: /^Ship to United States/ }).click()
    const dialog = page.getByRole("dialog", { name: "Where should we ship?" })
    await dialog.getByLabel("Country").selectOption("de")
    await expect(dialog.getByText(/Harbor Tee.*→.*€/)).toBeVisible()
    await expect(dialog.getByText("You’ll pay in EUR")).toBeVisible()
    await axe()
    await dialog.getByRole("button", { name: "Update cart and switch to Germany" }).click()
    await expect(dialog).toBeHidden()
    // With one in the cart, the price of another isn't known.
    await expect(page.getByRole("button", { name: "Add to cart", exact: true })).toBeVisible()
    await expect(page.getByRole("main").getByText(/^€/).first()).toBeVisible()
    await page.goto("/cart")
    await expect(page.getByRole("link", { name: /go to checkout · €/i })).toBeVisible()
    await expectNoLayoutShifts(page)
  })
})

test("the wishlist, the choice of options in a list and a help page are accessible", async ({ page, axe }) => {
  await page.goto("/products")
  const card = page.locator("main article").first()
  const heart = card.getByRole("button", { name: /to your wishlist$/ })
  await heart.press("Enter")
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  const plus = card.getByRole("button", { name: /^Add .* to cart$/ })
  await plus.press("Enter")
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Add to cart ·/ })).toBeVisible()
  await axe()
  await page.keyboard.press("Escape")
  await expect(plus).toBeFocused()
  await visit(page, "/wishlist")
  await expect(page.getByText("1 product", { exact: true })).toBeVisible()
  await expect(card).toBeVisible()
  await axe()
  await page.getByRole("navigation", { name: "Help and legal" }).getByRole("link", { name: "Returns" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible()
  await axe()
})

test("a listing offers only filters that show products, also combined @mock", async ({ page, axe }) => {
  await page.goto("/categories/clothing")
  await expect(page.locator("main article").first()).toBeVisible()
  const filters = page.getByRole("complementary", { name: "Filters" })
  const type = filters.getByRole("group", { name: "Type" })
  await expect(type.getByRole("checkbox", { name: /^Shirt/ })).toBeVisible()
  await expect(type.getByRole("checkbox", { name: /^Chair/ })).toHaveCount(0)
  await type.getByRole("checkbox", { name: /^Shirt/ }).check()
  await expect(page).toHaveURL("/categories/clothing?type=Shirt")
  // The counts of the values follow the chosen ones.
  await page.reload()
  await expect(page.getByRole("button", { name: "Remove Type: Shirt" })).toBeVisible()
  const color = filters.getByRole("group", { name: "Color" }).getByRole("checkbox")
  const label = (await color.first().evaluate((box: HTMLInputElement) => box.labels?.[0]?.innerText)) ?? ""
  await color.first().check()
  await expect(page.getByRole("button", { name: /^Remove Color/ })).toBeVisible()
  const count = /\d+$/.exec(label)?.[0]
  await expect(page.getByRole("main").getByRole("status")).toHaveText(new RegExp(`^${count} products?$`))
  await expect(page.locator("main article")).toHaveCount(Number(count))
  await axe()
  await page.goBack()
  await expect(page.getByRole("button", { name: /^Remove Color/ })).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Remove Type: Shirt" })).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test("filters are in a sheet, used by keyboard, and cleared where nothing matches @mock", async ({ page, axe }) => {
    await countLayoutShifts(page)
    await page.goto("/categories/clothing?price=..1")
    await expect(page.getByText("No products match all of these filters.")).toBeVisible()
    await expect(page.getByRole("button", { name: /^Remove Up to/ })).toBeVisible()
    await page.getByRole("button", { name: "Clear all filters" }).click()
    await expect(page).toHaveURL("/categories/clothing")
    await expect(page.locator("main article").first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 1200))
    const button = page.getByRole("button", { name: /^Filters/ })
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.focus()
    await page.keyboard.press("Enter")
    const sheet = page.getByRole("dialog", { name: "Filters" })
    await expect(sheet.getByRole("checkbox", { name: /^Tops/ })).toBeVisible()
    await axe()
    await sheet.getByRole("checkbox", { name: /^Tops/ }).focus()
    await page.keyboard.press("Space")
    await expect(page).toHaveURL("/categories/clothing?category=Tops")
    await expect(sheet.getByRole("checkbox", { name: /^Tops/ })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(sheet).toBeHidden()
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeFocused()
    await expectNoOverflow(page)
  })

  test("everything stays on the screen with very long words and text of twice the size @mock", async ({ page }) => {
    await page.goto("/products")
    await expect(page.locator("main article").first()).toBeVisible()
    const admin = await asAdmin(page)
    const list = await admin<{ products: { id: string }[] }>("GET", "/admin/products?handle=harbor-tee&fields=id")
    const word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhalter"
    const texts = { title: word, subtitle: word + word, description: word + word }
    await admin("POST", `/admin/products/${list.products[0]?.id}`, texts)
    await page.goto("/products?type=T-shirt")
    await expect(page.getByRole("link", { name: word })).toBeVisible()
    await expectNoOverflow(page)
    await page.goto("/products/harbor-tee")
    const add = page.getByRole("button", { name: /add to cart/i })
    await expect(add).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    await expectNoOverflow(page)
    await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toBeInViewport({ ratio: 1 })
    await expect(add).toBeInViewport({ ratio: 1 })
    expect((await add.boundingBox())?.width).toBeGreaterThan(200)
  })
})
