import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

vi.setConfig({ testTimeout: 30_000 })
const shop = await openLiveShop()

it.each(["edit", "claim", "fulfill"])("says that the order of a flow doesn't exist: %s", async (flow) => {
  await renderAdminPage(`/admin/orders/order_unknown/${flow}`, shop)
  await screen.findByRole("heading", { name: "Order not found" })
  expect(screen.getByRole("link", { name: "Back to orders" }).getAttribute("href")).toBe("/admin/orders")
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
})
