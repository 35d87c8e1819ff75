import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const id = await placeOrder(shop)
const world = shop.backend.db.export()
const { faults } = shop.backend
const { order: orders } = shop.admin.admin
const shipments = "/admin/orders/:id/fulfillments/:fulfillment_id/shipments"

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const open = (path = "") => renderAdminPage(`/admin/orders/${id}${path}`, shop)
const read = async () =>
  (await orders.retrieve({ id, query: { fields: "*fulfillments,*fulfillments.labels" } })).order.fulfillments ?? []
const shipped = () => screen.findByText("Items fulfilled and marked as shipped")

describe("fulfilling and shipping in one screen", () => {
  it("saves a tracking number and links it to its carrier's page", async () => {
    const { user } = await open("/fulfill")
    await screen.findByRole("button", { name: "Fulfill 2 items" })
    await user.type(screen.getByLabelText(/^Tracking number/), "1Z999AA10123456784")
    expect(screen.getByRole("option", { name: "UPS (recognized)" })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Mark as shipped now/).checked).toBe(true)
    await user.click(screen.getByRole("button", { name: "Fulfill and ship 2 items" }))
    await shipped()
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "UPS 1Z999AA10123456784" })
    expect(link.href).toBe("https://www.ups.com/track?tracknum=1Z999AA10123456784")
    expect(await read()).toHaveLength(1)
  })

  it("takes several packages with a chosen carrier, and leaves out empty ones", async () => {
    const { user } = await open("/fulfill")
    await user.type(await screen.findByLabelText(/^Tracking number/), "RB123456785GB")
    await user.click(screen.getByRole("button", { name: "Add package" }))
    await user.type(screen.getByLabelText("Tracking number 2"), "X-7")
    await user.selectOptions(screen.getByLabelText("Carrier 2"), "DPD")
    await user.click(screen.getByRole("button", { name: "Add package" }))
    await user.click(screen.getByRole("button", { name: "Add package" }))
    await user.click(screen.getByRole("button", { name: "Remove package 4" }))
    await user.click(screen.getByRole("button", { name: "Fulfill and ship 2 items" }))
    await shipped()
    expect((await read())[0]?.labels?.map((label) => [label.tracking_number, label.tracking_url])).toEqual([
      ["RB123456785GB", "https://www.royalmail.com/track-your-item#/tracking-results/RB123456785GB"],
      ["X-7", "https://tracking.dpd.de/status/en_US/parcel/X-7"],
    ])
  })

  it("names the location instead of a choice, and offers no return options", async () => {
    await open("/fulfill")
    await screen.findByText("Hamburg Warehouse")
    expect(screen.queryByRole("combobox", { name: "Location" })).toBeNull()
    const options = within(screen.getByRole("combobox", { name: "Shipping option" })).getAllByRole("option")
    expect(options.map((option) => option.textContent)).not.toContain("Return Parcel")
  })

  it("keeps the number and only ships when shipping fails after the fulfillment was created", async () => {
    faults.set([{ method: "POST", path: shipments, status: 500, times: 1 }])
    const { user } = await open("/fulfill")
    await user.type(await screen.findByLabelText(/^Tracking number/), "1Z999AA10123456784")
    await user.click(screen.getByRole("button", { name: "Fulfill and ship 2 items" }))
    expect(await screen.findByText("Fulfillment created, but not marked as shipped")).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Tracking number/).value).toBe("1Z999AA10123456784")
    expect(screen.queryByRole("spinbutton")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Mark as shipped" }))
    await shipped()
    await waitFor(async () => expect(await read()).toMatchObject([{ shipped_at: expect.any(String) }]))
  })
})
