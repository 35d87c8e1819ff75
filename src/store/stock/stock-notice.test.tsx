import { cleanup, screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { deviceKey } from "#lib/device-items.ts"
import { messageFiles } from "#lib/messages/index.ts"
import { address, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
const { tables } = shop.backend.db
const world = shop.backend.db.export()
const KEY = deviceKey("stockWatches")
const product = tables.product.first("handle", "t-shirt")

function stockUp(quantity: number): void {
  for (const level of tables.inventoryLevel.all())
    tables.inventoryLevel.update(level.id, { stocked_quantity: quantity, reserved_quantity: 0 })
}
const variants = tables.productVariant.all().filter(({ product_id }) => product_id === product?.id)

beforeEach(() => {
  shop.backend.db.import(world)
})

it("keeps a sold-out variant in the browser, and shows on a later visit that it's back", async () => {
  stockUp(0)
  const { user } = renderPage("/products/t-shirt", shop.backend)
  await user.click(await screen.findByRole("button", { name: "Notify me" }))
  await screen.findByText(/Saved in this browser.*No email is sent/)
  expect(screen.getByRole("button", { name: "Sold out" }).getAttribute("aria-disabled")).toBe("true")
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toContain("MSold out")
  const [id = ""] = JSON.parse(localStorage.getItem(KEY) ?? "[]")
  expect(variants.map((variant) => variant.id)).toContain(id)

  cleanup()
  renderPage("/products", shop.backend)
  await screen.findByRole("heading", { level: 1 })
  expect(screen.queryByRole("complementary", { name: "Back in stock" })).toBeNull()

  cleanup()
  stockUp(5)
  const later = renderPage("/products", shop.backend)
  const note = await screen.findByRole("complementary", { name: "Back in stock" })
  const link = note.querySelector("a")
  expect(link?.getAttribute("href")).toBe(`/products/t-shirt?variant=${id}`)
  if (link) await later.user.click(link)
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
})

it("isn't shown on the product's page, and is done once that shows the variant", async () => {
  stockUp(5)
  const [black, white] = variants
  localStorage.setItem(KEY, JSON.stringify([black?.id]))
  const { router } = renderPage(`/products/t-shirt?variant=${white?.id}`, shop.backend)
  const note = () => screen.queryByRole("complementary", { name: "Back in stock" })
  await screen.findByRole("button", { name: /^Add to cart/ })
  await router.navigate({ to: "/products" })
  await waitFor(() => expect(note()).toBeTruthy())
  await router.navigate({ to: "/products/$handle", params: { handle: "t-shirt" }, search: { variant: black?.id } })
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
  expect(note()).toBeNull()
})

it("says that a browser which stores nothing forgets it when the page is closed", async () => {
  stockUp(0)
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (key === KEY) throw new DOMException("full", "QuotaExceededError")
    setItem.call(this, key, value)
  })
  const { user } = renderPage("/products/t-shirt", shop.backend)
  await user.click(await screen.findByRole("button", { name: "Notify me" }))
  await screen.findByText(/forget it when you close the page/)
  await user.click(screen.getByRole("button", { name: "Don’t notify me" }))
  await screen.findByRole("button", { name: "Notify me" })
})

it("ignores saved variants that no longer exist", async () => {
  localStorage.setItem(KEY, JSON.stringify(["variant_gone", 7, "../x"]))
  renderPage("/products", shop.backend)
  await screen.findByRole("heading", { level: 1 })
  expect(screen.queryByRole("complementary", { name: "Back in stock" })).toBeNull()
})

it("names delivery dates only with the setting, and shipping methods only of a cart", async () => {
  const { user } = renderPage("/products/t-shirt", shop.backend)
  await screen.findByRole("button", { name: /^Add to cart/ })
  expect(screen.queryByText(/Estimated arrival/)).toBeNull()
  await user.click(screen.getByText("Shipping methods for your cart"))
  await screen.findByText(/depend on your cart/)
  cleanup()
  vi.stubEnv("VITE_DELIVERY_DAYS", "2-4")
  renderPage("/products/t-shirt", shop.backend)
  await screen.findByText(/^Estimated arrival \w{3}, \w{3} \d/)
})

it("keeps a variant whose button is double-clicked", async () => {
  stockUp(0)
  const { user } = renderPage("/products/t-shirt", shop.backend)
  await user.dblClick(await screen.findByRole("button", { name: "Notify me" }))
  await screen.findByText(/Saved in this browser/)
  expect(JSON.parse(localStorage.getItem(KEY) ?? "[]")).toHaveLength(1)
})

it("names no delivery dates for a variant on backorder", async () => {
  stockUp(0)
  for (const { id } of variants) tables.productVariant.update(id, { allow_backorder: true })
  vi.stubEnv("VITE_DELIVERY_DAYS", "2-4")
  renderPage("/products/t-shirt", shop.backend)
  await screen.findByText(/^On backorder/)
  expect(screen.queryByText(/Estimated arrival/)).toBeNull()
})

it("shows the price of a shipping method for the cart as it is, and that tax is added", async () => {
  const cart = await fillCart(shop, "SHIRT-M-BLACK", 1)
  await shop.store.store.cart.update({ id: cart.id, body: { shipping_address: address } })
  localStorage.setItem(deviceKey("cart"), cart.id)
  const { user } = renderPage("/products/t-shirt", shop.backend)
  await user.click(await screen.findByText("Shipping methods for your cart"))
  await screen.findByText("€10.00 plus tax")
  // The shop's price for a larger cart.
  const standard = tables.shippingOption.first("name", "Standard")
  for (const { id } of tables.price.by("price_set_id", standard?.price_set_id ?? ""))
    tables.price.update(id, { amount: 0 })
  await user.click(screen.getByRole("button", { name: /^Add to cart/ }))
  // The cart's drawer, which opens, shows the price too.
  const methods = screen.getByText("Shipping methods for your cart").closest("details")
  await waitFor(() => expect(methods?.textContent).toContain("Free"))
  expect(screen.queryByText("€10.00 plus tax")).toBeNull()
})

it("leaves the page usable if the texts of the notice can't be loaded", async () => {
  stockUp(0)
  vi.spyOn(messageFiles.en, "browse").mockRejectedValue(new TypeError("Failed to fetch"))
  renderPage("/products/t-shirt", shop.backend)
  await waitFor(() => expect(messageFiles.en.browse).toHaveBeenCalled())
  await screen.findByRole("button", { name: "Sold out" })
  expect(screen.getByRole("heading", { level: 1, name: product?.title ?? "" })).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Notify me" })).toBeNull()
})
