import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderOffice } from "#tests/support/render-office.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
await shop.admin.admin.orderEdit.initiateRequest({ body: { order_id: orderId } })

describe("the overview", () => {
  it("counts what waits, and leads to it", async () => {
    const { user, address } = await renderOffice("/admin", shop)
    expect(await screen.findByRole("link", { name: /^Begun and not finished ?1$/ })).toBeTruthy()
    expect(await screen.findByRole("link", { name: /^Goods on their way back ?0$/ })).toBeTruthy()
    await user.click(await screen.findByRole("link", { name: /^Open orders ?1$/ }))
    await screen.findByRole("heading", { level: 1, name: "Orders" })
    expect(address()).toContain("status=")
  })
})
