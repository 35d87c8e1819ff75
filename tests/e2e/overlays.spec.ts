import { placeOrder } from "./support/api.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Locator, type Page, test } from "./support/test.ts"

test.use({ sharesBackend: false })

async function openGallery(page: Page) {
  await page.clock.install()
  await page.goto("/admin/ui")
  await expect(page.getByRole("button", { name: "Open dialog" })).toBeVisible()
}

/** Moves the pointer in small steps, as a hand does. */
async function moveTo(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error("the element isn't visible")
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 })
}

const shownTooltip = (page: Page) => page.locator("[role=tooltip]:popover-open")

/** The vertical gap between a button and what floats above or below it, in whole pixels. */
async function gap(button: Locator, floating: Locator): Promise<number> {
  const [from, to] = [await button.boundingBox(), await floating.boundingBox()]
  if (!from || !to || to.x > from.x + from.width || to.x + to.width < from.x) return Number.NaN
  return Math.round(Math.max(to.y - from.y - from.height, from.y - to.y - to.height))
}

/** Scrolls by 40 pixels: the page, or an element of it. */
async function scroll(page: Page, scroller: "page" | "main") {
  await page.evaluate((name) => {
    const element = name === "main" ? document.querySelector("main") : document.scrollingElement
    if (!element) throw new Error("the element to scroll doesn't exist")
    const before = element.scrollTop
    element.scrollTop += before > 80 ? -40 : 40
    if (element.scrollTop === before) throw new Error("it doesn't scroll")
  }, scroller)
}

test("a tooltip stays while the pointer crosses to it and rests on it, and leaves with the pointer", async ({
  page,
}) => {
  await openGallery(page)
  const button = page.getByRole("button", { name: "Edit", exact: true }).first()
  await moveTo(page, button)
  const tooltip = shownTooltip(page)
  await expect(tooltip).toHaveText("Edit")
  const [from, to] = [await button.boundingBox(), await tooltip.boundingBox()]
  if (!from || !to) throw new Error("the tooltip or its button isn't visible")
  // The gap between them belongs to the tooltip: however slow the pointer is, it is on one of the two.
  const x = from.x + from.width / 2
  for (let y = from.y + 1; y > to.y + to.height / 2; y--) {
    const isOnEither = await page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest("button, [role=tooltip]") !== null,
      { x, y },
    )
    expect(isOnEither, `${Math.round(from.y - y)} pixels above the button`).toBe(true)
  }
  await moveTo(page, tooltip)
  await page.clock.runFor(1000)
  await expect(tooltip).toBeVisible()
  await moveTo(page, page.getByRole("heading", { level: 1 }))
  await expect(tooltip).toBeHidden()
})

test("Escape hides a tooltip without moving the pointer or the focus, and leaves the dialog open", async ({ page }) => {
  await openGallery(page)
  await page.getByRole("button", { name: "Open dialog" }).click()
  const dialog = page.getByRole("dialog", { name: "Add product" })
  await expect(dialog.getByLabel("Name")).toBeFocused()
  const close = dialog.getByRole("button", { name: "Close" })
  await page.keyboard.press("Shift+Tab")
  await expect(close).toBeFocused()
  await expect(shownTooltip(page)).toHaveText("Close")
  await page.keyboard.press("Escape")
  await expect(shownTooltip(page)).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(close).toBeFocused()

  // What the focus shows stays when the pointer leaves.
  await page.keyboard.press("Tab")
  await page.keyboard.press("Shift+Tab")
  await moveTo(page, close)
  await moveTo(page, dialog.getByRole("heading"))
  await page.clock.runFor(1000)
  await expect(shownTooltip(page)).toHaveText("Close")

  await page.keyboard.press("Tab")
  await expect(shownTooltip(page)).toBeHidden()
  await moveTo(page, close)
  await expect(shownTooltip(page)).toHaveText("Close")
  await page.keyboard.press("Escape")
  await expect(shownTooltip(page)).toBeHidden()
  await expect(dialog.getByLabel("Name")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
})

for (const scroller of ["page", "main"] as const) {
  test(`a popover, a menu and a tooltip follow their button when the ${scroller} scrolls`, async ({ page }) => {
    await openGallery(page)
    if (scroller === "main") {
      await page.locator("main").evaluate((main) => Object.assign(main.style, { height: "600px", overflowY: "auto" }))
    }
    const popoverButton = page.getByRole("button", { name: "Popover" })
    const menuButton = page.getByRole("button", { name: "More", exact: true }).last()
    const iconButton = page.getByRole("button", { name: "Edit", exact: true }).first()
    for (const [button, floating, key, distance] of [
      [popoverButton, page.getByRole("dialog", { name: "Popover" }), "Enter", 6],
      [menuButton, page.getByRole("menu"), "Enter", 4],
      // The focus shows it.
      [iconButton, shownTooltip(page), "Shift", 6],
    ] as const) {
      await button.evaluate((element) => element.scrollIntoView({ block: "center" }))
      await page.keyboard.press("Shift")
      await button.focus()
      await page.keyboard.press(key)
      await expect(floating).toBeVisible()
      await expect.poll(() => gap(button, floating)).toBe(distance)
      const from = await button.boundingBox()
      await scroll(page, scroller)
      expect((await button.boundingBox())?.y).not.toBe(from?.y)
      await expect.poll(() => gap(button, floating)).toBe(distance)
      await page.keyboard.press("Escape")
      await expect(floating).toBeHidden()
      await expect(button).toBeFocused()
    }
  })
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a popover focuses its content, and Escape returns the focus to its button (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openGallery(page)
    const button = page.getByRole("button", { name: "Popover" })
    const popover = page.getByRole("dialog", { name: "Popover" })
    for (const then of ["Escape at once", "Escape after a click on the padding"] as const) {
      await button.focus()
      await page.keyboard.press("Enter")
      await expect(popover.getByRole("button")).toBeFocused()
      await expect.poll(() => gap(button, popover)).toBe(6)
      if (then !== "Escape at once") {
        await popover.click({ position: { x: 3, y: 3 } })
        await expect(popover.getByRole("button")).not.toBeFocused()
      }
      await page.keyboard.press("Escape")
      await expect(popover).toBeHidden()
      await expect(button).toBeFocused()
    }
  })
}

test("the menu of an order follows its button, and Escape gives the focus back @mock", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await signInAsAdmin(page)
  await visit(page, `/admin/orders/${await placeOrder(page)}`)
  const button = page.getByRole("button", { name: "More actions" })
  await button.focus()
  await page.keyboard.press("Enter")
  const menu = page.getByRole("menu")
  await expect(menu).toBeVisible()
  await expect.poll(() => gap(button, menu)).toBe(4)
  await scroll(page, "page")
  await expect.poll(() => gap(button, menu)).toBe(4)
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test("the action of a notification is reached by keyboard and pointer while a dialog is open", async ({ page }) => {
  await openGallery(page)
  const notify = async () => {
    await page.getByRole("button", { name: "Show toast" }).click()
    await page.getByRole("button", { name: "Open dialog" }).click()
    await expect(field).toBeFocused()
  }
  const dialog = page.getByRole("dialog", { name: "Add product" })
  const field = dialog.getByLabel("Name")
  const notification = page.getByRole("region", { name: "Notifications" })
  const undo = notification.getByRole("button", { name: "Undo" })

  await notify()
  await page.keyboard.press("F8")
  await expect(undo).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(undo).toBeHidden()
  await expect(field).toBeFocused()
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()

  await notify()
  await undo.click()
  await expect(undo).toBeHidden()
  await expect(field).toBeFocused()
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()

  // Escape in it dismisses it, not the dialog.
  await notify()
  await page.keyboard.press("F8")
  await expect(undo).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(undo).toBeHidden()
  await expect(field).toBeFocused()
  await expect(dialog).toBeVisible()
})

test("a filter's editor stays in a window that is too low for it beside its chip, and its texts wrap", async ({
  page,
}) => {
  const chip = (name: string) => page.getByRole("group", { name: "Filters" }).getByRole("button", { name, exact: true })
  await page.setViewportSize({ width: 1280, height: 620 })
  await signInAsAdmin(page)
  await visit(page, "/admin/payments")
  await chip("Created").click()
  await expect(page.getByLabel("To", { exact: true })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Escape")
  await visit(page, "/admin/inventory")
  await chip("Available").click()
  await page.getByLabel("At most").fill("many")
  const problem = page.getByText(/^Enter a number/)
  await expect(problem).toBeVisible()
  expect(await problem.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
})
