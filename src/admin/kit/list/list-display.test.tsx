import { act, fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { product_type: type } = await shop.admin.admin.productType.create({ body: { value: "Shirts" } })
const [product] = shop.backend.db.tables.product.all()
await shop.admin.admin.product.update({ id: String(product?.id), body: { type_id: type.id } })

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

it("shows columns on phones that are usually hidden there, and hides them again", async () => {
  const { user } = await renderAdminPage("/admin/products", shop)
  const list = await screen.findByRole("list", { name: "Products" })
  await within(list).findByText(String(product?.title))
  expect(within(list).queryByText("Shirts")).toBeNull()
  // jsdom opens no popovers.
  const popover = screen.getByLabelText("Display settings")
  fireEvent(popover, Object.assign(new Event("toggle"), { newState: "open" }))
  const choice = await within(popover).findByLabelText<HTMLInputElement>("Type")
  expect(choice.checked).toBe(false)
  await user.click(choice)
  await within(list).findByText("Shirts")
  await user.click(within(popover).getByText("Reset columns"))
  expect(within(list).queryByText("Shirts")).toBeNull()
})

it("keeps compact rows of 36 pixels on this device for all lists", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user, router } = await renderAdminPage("/admin/products", shop)
  const cell = async () => (await screen.findByRole("link", { name: String(product?.title) })).closest("td")?.className
  expect(await cell()).toContain("h-11")
  const popover = screen.getByLabelText("Display settings")
  fireEvent(popover, Object.assign(new Event("toggle"), { newState: "open" }))
  await user.click(await within(popover).findByLabelText("Compact"))
  expect(await cell()).toContain("h-9")
  await act(() => router.navigate({ to: "/admin/product-types" }))
  const name = await screen.findByRole("link", { name: "Shirts" })
  expect(name.closest("td")?.className).toContain("h-9")
})
