import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { CART, orderOf, person, TOKEN } from "#tests/support/visitors.ts"

/** Starts each payload, so that a page that shows the text can be told from one that drops it. */
const MARK = "§payload"
const payloads = [
  `<script>window.hacked=1</script>`,
  `</script><script>window.hacked=1</script>`,
  `"><img src=x onerror=window.hacked=1>`,
  `'><svg/onload=window.hacked=1>`,
  `<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
  `<math><mtext><style><img src=x onerror=window.hacked=1></style>`,
  `<a href="javascript:window.hacked=1">x</a>`,
  `<b>bold</b> {constructor.constructor('window.hacked=1')()} \${window.hacked=1}`,
  `<!--<img src=--><img src=x onerror=window.hacked=1>//-->`,
  `\u2028\u0000<input autofocus onfocus=window.hacked=1>`,
]
const TEXT = `${MARK}${payloads.join(" ")}`
const URLS = "javascript:window.hacked=1//"

/** Fields that people or apps fill in freely, in any table. */
const texts = new Set(
  "title subtitle description material name first_name last_name company_name company address_1 address_2 city province postal_code phone note internal_note reason product_title product_subtitle product_description product_type product_collection variant_title variant_sku variant_option_values value label product_handle_text".split(
    " ",
  ),
)
const urls = new Set(["thumbnail", "url", "tracking_url", "avatar_url", "picture"])

const shop = await openLiveShop()
const nora = await person(shop, "Nora")
const order = (await orderOf(shop, nora)).id
await nora.sdk.store.customer.createAddress({
  body: { first_name: "Nora", last_name: "N", address_1: "1", city: "C", country_code: "de", postal_code: "10115" },
})
const cart = await fillCart(shop)
const { admin } = shop.admin
await admin.productCategory.create({ body: { name: "Category", is_active: true, handle: "category" } })
await admin.productCollection.create({ body: { title: "Collection", handle: "collection" } })
const product = shop.backend.db.tables.product.first("handle", "t-shirt")?.id
injectEverywhere()

/** Replaces the free texts and addresses of every row in the database. */
function injectEverywhere(): void {
  for (const table of Object.values(shop.backend.db.tables)) {
    // The loop doesn't know the columns of a table.
    const { all, update } = table as unknown as {
      all(): Record<string, unknown>[]
      update(id: string, patch: object): void
    }
    for (const row of all.call(table)) {
      const patch = Object.fromEntries(
        Object.entries(row).flatMap(([key, value]) => {
          if (urls.has(key)) return [[key, URLS]]
          return texts.has(key) && typeof value === "string" ? [[key, TEXT]] : []
        }),
      )
      if (Object.keys(patch).length > 0) update.call(table, String(row.id), patch)
    }
  }
}

beforeEach(() => {
  Reflect.deleteProperty(window, "hacked")
  // jsdom loads no images, and the pages report blocked addresses.
  vi.spyOn(console, "error").mockImplementation(() => undefined)
})

const pages: readonly [path: string, who: "guest" | "customer" | "admin"][] = [
  ["/", "guest"],
  ["/products", "guest"],
  ["/products/t-shirt", "guest"],
  ["/categories/category", "guest"],
  ["/collections/collection", "guest"],
  ["/search?q=payload", "guest"],
  ["/cart", "guest"],
  ["/account", "customer"],
  ["/account/addresses", "customer"],
  [`/account/orders/${order}`, "customer"],
  ["/admin/products", "admin"],
  [`/admin/products/${product}`, "admin"],
  [`/admin/orders/${order}`, "admin"],
  [`/admin/customers/${nora.id}`, "admin"],
]

/** Attributes that run scripts or load documents. */
const risky = /^(?:on|srcdoc$)/
const links = ["href", "src", "action", "formaction", "xlink:href", "data"]

it.each(pages)("shows texts of people and the server as text: %s (%s)", async (path, who) => {
  if (who === "admin") await renderAdminPage(path, shop)
  else {
    if (who === "customer") localStorage.setItem(TOKEN, nora.token)
    if (path === "/cart") localStorage.setItem(CART, cart.id)
    renderPage(path, shop.backend)
  }
  await screen.findAllByText((text) => text.includes(MARK), {}, { timeout: 15_000 })
  const found = [...document.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().filter((name) => {
      const value = element.getAttribute(name) ?? ""
      if (risky.test(name)) return true
      return links.includes(name) && /^\s*(?:javascript|vbscript|data:text)/i.test(value) && element.tagName !== "IMG"
    }),
  )
  expect(found).toEqual([])
  const scripts = [...document.querySelectorAll("script")].filter(({ type }) => type !== "application/ld+json")
  expect(scripts.map((script) => script.outerHTML)).toEqual([])
  for (const data of document.querySelectorAll("script")) {
    expect(data.innerHTML).not.toContain("</script")
    expect(JSON.parse(data.textContent ?? "")).toBeTruthy()
  }
  expect(document.querySelectorAll("iframe, object, embed, base, math").length).toBe(0)
  expect(window).not.toHaveProperty("hacked")
})
