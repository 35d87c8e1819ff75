import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
await shop.admin.admin.orderEdit.initiateRequest({ body: { order_id: orderId } })

describe("overview", () => {
  it("counts open work and links to it", async () => {
    const { user, address } = await renderAdminPage("/admin", shop)
    expect(await screen.findByRole("link", { name: /^Unfinished changes ?1$/ })).toBeTruthy()
    expect(await screen.findByRole("link", { name: /^Returns to receive ?0$/ })).toBeTruthy()
    await user.click(await screen.findByRole("link", { name: /^Open orders ?1$/ }))
    await screen.findByRole("heading", { level: 1, name: "Orders" })
    expect(address()).toContain("status=")
  })

  it("reports that a count couldn't be loaded, and loads it on retry", async () => {
    shop.backend.faults.set([{ method: "GET", path: "/admin/orders", status: 500 }])
    const { user } = await renderAdminPage("/admin", shop)
    await screen.findByText("Couldn’t load all counts")
    shop.backend.faults.set([])
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("link", { name: /^Open orders ?1$/ })).toBeTruthy()
    expect(screen.queryByText("Couldn’t load all counts")).toBeNull()
  })
})

describe("team", () => {
  it("isn't shown as loading after loading has failed", async () => {
    shop.backend.faults.set([{ method: "GET", path: "/admin/users", status: 500 }])
    const { user } = await renderAdminPage("/admin/settings/team", shop)
    await screen.findByText("Couldn’t load the team")
    expect(screen.queryByText("Loading")).toBeNull()
    shop.backend.faults.set([])
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("table", { name: "Members" })).toBeTruthy()
  })
})
