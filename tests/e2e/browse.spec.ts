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
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
  const first = page.locator("main article a").first()
  const name = (await first.textContent()) ?? ""
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300)
  await first.click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/products\/[^?]+$/)
  await expect
    .poll(async () => (await facts(page, "ProductGroup")) ?? (await facts(page, "Product")))
    .toMatchObject({ name })
  await expect.poll(() => facts(page, "BreadcrumbList")).toBeDefined()
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: category })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300)
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
    await expect(page.getByRole("button", { name: /add to cart · €/i })).toBeVisible()
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

test("a listing offers only filters that show products @mock", async ({ page }) => {
  await page.goto("/categories/clothing")
  const type = page.getByLabel("Type")
  await expect(type.getByRole("option", { name: "Shirt", exact: true })).toBeAttached()
  await expect(type.getByRole("option", { name: "Chair", exact: true })).toHaveCount(0)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } })

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
    await page.addStyleTag({ content: "html { font-size: 200% }" })
    await expectNoOverflow(page)
    await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toBeInViewport({ ratio: 1 })
    await expect(add).toBeInViewport({ ratio: 1 })
    expect((await add.boundingBox())?.width).toBeGreaterThan(200)
  })
})
