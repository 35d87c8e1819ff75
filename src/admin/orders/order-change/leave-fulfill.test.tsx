import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const id = await placeOrder(shop)
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

async function open() {
  const page = await renderAdminPage(`/admin/orders/${id}/fulfill`, shop)
  await screen.findByRole("button", { name: "Fulfill 2 items" })
  return page
}
const leave = (user: UserEvent) => user.click(screen.getByRole("button", { name: /^Back to/ }))
const onOrderPage = () => screen.findByRole("heading", { level: 1, name: /^Order #/ })
const question = async () => within(await screen.findByRole("dialog", { name: "Discard unsaved changes?" }))
const typeNumber = (user: UserEvent) => user.type(screen.getByLabelText(/^Tracking number/), "T-1")

describe("leaving the fulfill page", () => {
  it.each([
    ["a quantity", (user: UserEvent) => user.click(screen.getByRole("button", { name: /^Decrease/ }))],
    ["a tracking number", typeNumber],
    ["the email to the customer", (user: UserEvent) => user.click(screen.getByRole("checkbox", { name: /^Notify/ }))],
    [
      "a quantity that isn't one",
      async (user: UserEvent) => {
        await user.clear(screen.getByRole("spinbutton"))
        await user.type(screen.getByRole("spinbutton"), "two")
      },
    ],
  ])("asks if %s was entered, and keeps it or discards it", async (_, enter) => {
    const { user, address } = await open()
    await enter(user)
    await leave(user)
    await user.click((await question()).getByRole("button", { name: "Keep editing" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(address()).toBe(`/admin/orders/${id}/fulfill`)
    await leave(user)
    await user.click((await question()).getByRole("button", { name: "Discard" }))
    await onOrderPage()
  })

  it("asks when another page is opened", async () => {
    const { user, router } = await open()
    await typeNumber(user)
    void router.navigate({ to: "/admin/orders" })
    await user.click((await question()).getByRole("button", { name: "Discard" }))
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/orders"))
  })

  it("asks after a request that failed, and not once everything was sent", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/orders/:id/fulfillments", status: 500, times: 1 }])
    const { user } = await open()
    await typeNumber(user)
    const send = () => user.click(screen.getByRole("button", { name: /^Fulfill and ship/ }))
    await send()
    await screen.findByRole("alert")
    await leave(user)
    await user.click((await question()).getByRole("button", { name: "Keep editing" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await send()
    await onOrderPage()
  })

  it("doesn't ask if nothing was changed, or if it was changed back", async () => {
    const { user } = await open()
    await user.click(screen.getByRole("button", { name: /^Decrease/ }))
    await user.click(screen.getByRole("button", { name: /^Increase/ }))
    await leave(user)
    await onOrderPage()
  })
})
