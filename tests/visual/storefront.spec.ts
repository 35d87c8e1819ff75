import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { root } from "#scripts/lib/project.mjs"
import { fillCart } from "#tests/e2e/support/cart.ts"
import { skipTour } from "#tests/e2e/support/skip-tour.ts"
import { waitForApp } from "#tests/e2e/support/wait-for-app.ts"

/** The time at which the demo's data is generated, and which the pages show. */
const NOW = "2026-01-15T12:00:00.000Z"
const FONT = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"

const pages = {
  home: "/",
  products: "/products",
  product: "/products/harbor-tee",
  search: "/search?q=shirt",
  cart: "/cart",
  checkout: "/checkout",
  login: "/account/login",
  wishlist: "/wishlist",
  "track-order": "/track",
  shipping: "/pages/shipping",
}

/** Replaces the system's fonts, which differ from machine to machine. */
async function useFont(page: Page): Promise<void> {
  const font = await readFile(join(root, FONT), "base64")
  await page.addInitScript((font) => {
    const face = new FontFace("Snapshot", `url(data:font/woff2;base64,${font})`, { weight: "100 900" })
    document.fonts.add(face)
    void face.load()
    document.addEventListener("DOMContentLoaded", () => {
      const { style } = document.documentElement
      for (const name of ["--font-sans", "--font-mono"]) style.setProperty(name, "Snapshot")
      // The workbench starts after the page.
      const rules = document.head.appendChild(document.createElement("style"))
      rules.textContent = "[data-workbench] { display: none }"
    })
  }, font)
}

/** Waits until data, pictures and fonts are shown, and what loads after the page. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  if (!page.url().includes(pages.checkout)) {
    await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Chat" })).toBeVisible()
  }
  await expect(page.locator("main [aria-busy=true], .animate-breathe")).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const picture of pictures) picture.loading = "eager"
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}

test.beforeEach(async ({ page, context }) => {
  await skipTour(context)
  await page.clock.setFixedTime(NOW)
  await useFont(page)
  waitForApp(page)
  await page.goto(`/?seed=1&at=${NOW}`)
  await fillCart(page)
})

test("storefront pages look as in their screenshots, light and dark", async ({ page }) => {
  for (const [name, path] of Object.entries(pages)) {
    await page.emulateMedia({ colorScheme: "light" })
    await page.goto(path)
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await settled(page)
      await expect.soft(page).toHaveScreenshot(`${name}-${theme}.png`)
    }
  }
})
