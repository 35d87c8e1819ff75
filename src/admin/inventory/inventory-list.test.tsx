import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { inventoryItem: items } = shop.backend.db.tables
const skus = items.all().map(({ sku }) => String(sku))
const shown = () => {
  const found = screen.getAllByRole("row").map((row) => skus.filter((sku) => within(row).queryByText(sku)))
  return found.flat()
}

it("lists the items by SKU, so that those of a product are together", async () => {
  await renderAdminPage("/admin/inventory", shop)
  await waitFor(() => expect(shown().length).toBeGreaterThan(3))
  expect(shown()).toEqual(shown().toSorted())
})

it("edits the stock of the items that were searched for", async () => {
  const wanted = items.all().filter(({ sku }) => sku?.startsWith("SHIRT-M"))
  expect(wanted.length).toBeGreaterThan(0)
  const { user, address } = await renderAdminPage("/admin/inventory?q=SHIRT-M", shop)
  await waitFor(() => expect(shown()).toHaveLength(wanted.length))
  await user.click(await screen.findByRole("button", { name: "Edit stock" }))
  await screen.findByRole("heading", { level: 1, name: "Edit stock" })
  for (const { id } of wanted) expect(decodeURIComponent(address())).toContain(id)
  expect(decodeURIComponent(address()).match(/iitem_/g)).toHaveLength(wanted.length)
})
