import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

it("reaches every variant, with its own picture", async () => {
  const shop = await openLiveShop()
  const id = await placeOrder(shop)
  const values = Array.from({ length: 25 }, (_, index) => `Size ${String(index + 1).padStart(2, "0")}`)
  const { product } = await shop.admin.admin.product.create({
    body: {
      title: "Harbor poncho",
      options: [{ title: "Size", values }],
      variants: values.map((title) => ({
        title,
        options: { Size: title },
        manage_inventory: false,
        prices: [{ currency_code: "eur", amount: 10 }],
      })),
    },
  })
  const first = product.variants?.find(({ title }) => title === "Size 01")
  shop.backend.db.tables.productVariant.update(String(first?.id), { thumbnail: "https://example.com/size-01.png" })
  const { user } = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
  await user.type(await screen.findByRole("searchbox", { name: "Search products" }), "harbor poncho")
  const add = () => screen.queryAllByRole("button", { name: /^Add Harbor poncho/ })
  await waitFor(() => expect(add()).toHaveLength(20))
  await user.click(screen.getByRole("button", { name: "Show more (20 of 25)" }))
  await waitFor(() => expect(add()).toHaveLength(25))
  expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull()
  const pictures = [...document.querySelectorAll("img")].map(({ src }) => src)
  expect(pictures.filter((src) => src.includes("size-01.png"))).toHaveLength(1)
})

it("shows the price that is charged, not one for another region", async () => {
  const shop = await openLiveShop()
  const id = await placeOrder(shop)
  const { region } = await shop.admin.admin.region.create({
    body: { name: "Alps", currency_code: "eur", countries: ["at"] },
  })
  await shop.admin.admin.product.create({
    body: {
      title: "Harbor poncho",
      options: [{ title: "Size", values: ["One"] }],
      variants: [
        {
          title: "One",
          options: { Size: "One" },
          manage_inventory: false,
          prices: [
            { currency_code: "eur", amount: 10 },
            { currency_code: "eur", amount: 8, rules: { region_id: region.id } },
          ],
        },
      ],
    },
  })
  const { user } = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
  await user.type(await screen.findByRole("searchbox", { name: "Search products" }), "harbor poncho")
  const row = within(
    (await screen.findByRole("button", { name: "Add Harbor poncho, One" })).closest("li") as HTMLElement,
  )
  await row.findByText("€10.00")
  expect(row.queryByText("€8.00")).toBeNull()
})

it("says that added items have no tax once the order’s region was deleted", async () => {
  const shop = await openLiveShop()
  const id = await placeOrder(shop)
  const tax = async () => (await shop.admin.admin.order.retrievePreview({ id })).order.tax_total
  await renderAdminPage(`/admin/orders/${id}/edit`, shop)
  await screen.findByRole("searchbox", { name: "Search products" })
  expect(screen.queryByText("The order’s region was deleted")).toBeNull()
  cleanup()
  await shop.admin.admin.region.delete({ id: shop.region })
  await renderAdminPage(`/admin/orders/${id}/edit`, shop)
  await screen.findByText("The order’s region was deleted")
  const before = await tax()
  await shop.admin.admin.orderEdit.initiateRequest({ body: { order_id: id } })
  await shop.admin.admin.orderEdit.addItems({
    id,
    body: { items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1, unit_price: 10 }] },
  })
  expect(await tax()).toBe(before)
})
