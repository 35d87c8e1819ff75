import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { fulfillOrder, openColleague, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, return: returns } = shop.admin.admin
const id = await placeOrder(shop)
await fulfillOrder(shop, id)
const colleague = await openColleague(shop)
const [line] = (await orders.retrieve({ id })).order.items
const { shipping_options } = await orders.listShippingOptions({ id })
const shipping_option_id = String(shipping_options.find(({ name }) => name === "Return Parcel")?.id)

async function requestReturn(isShipped: boolean) {
  const { id: returnId } = (await returns.initiateRequest({ body: { order_id: id } })).return
  await returns.addReturnItem({ id: returnId, body: { items: [{ id: String(line?.id), quantity: 1 }] } })
  if (isShipped) await returns.addReturnShipping({ id: returnId, body: { shipping_option_id } })
  await returns.confirmRequest({ id: returnId, body: {} })
  return returnId
}
const returnId = await requestReturn(true)
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

async function open() {
  const page = await renderAdminPage(`/admin/orders/${id}`, shop)
  const heading = await screen.findByRole("heading", { level: 2, name: "Returns" })
  return { ...page, card: within(heading.closest("section") as HTMLElement) }
}
const dialog = async () => within(await screen.findByRole("dialog"))
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
const shipments = async () =>
  (await returns.retrieve({ id: returnId, query: { fields: "*fulfillments" } })).return.fulfillments as { id: string }[]

describe("the shipment of a return", () => {
  it("gets a tracking number, linked to its carrier's page, and then the return can't be canceled", async () => {
    const { user, card } = await open()
    await user.click(card.getByRole("button", { name: "Add tracking" }))
    const shown = await dialog()
    await user.click(await shown.findByLabelText(/^Tracking number/))
    await user.paste("1Z999AA10123456784")
    await user.click(shown.getByRole("button", { name: "Mark as shipped" }))
    await closed()
    const link = await card.findByRole<HTMLAnchorElement>("link", { name: "UPS 1Z999AA10123456784" })
    expect(link.href).toBe("https://www.ups.com/track?tracknum=1Z999AA10123456784")
    expect(card.getByText(/Shipped by the customer/)).toBeTruthy()
    expect(card.queryByRole("button", { name: "Add tracking" })).toBeNull()
    expect(card.getByRole("button", { name: /^Cancel return/ }).getAttribute("aria-disabled")).toBe("true")
    expect(card.getByRole("link", { name: "Receive return" })).toBeTruthy()
  })

  it("keeps the typed number when the request fails", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/fulfillments/:id/shipment", status: 500, times: 1 }])
    const { user, card } = await open()
    await user.click(card.getByRole("button", { name: "Add tracking" }))
    const shown = await dialog()
    await user.click(await shown.findByLabelText(/^Tracking number/))
    await user.paste("T-1")
    await user.click(shown.getByRole("button", { name: "Mark as shipped" }))
    await shown.findByRole("alert")
    expect(shown.getByLabelText<HTMLInputElement>(/^Tracking number/).value).toBe("T-1")
    await user.click(shown.getByRole("button", { name: "Mark as shipped" }))
    await closed()
    expect(await card.findByText(/T-1/)).toBeTruthy()
  })

  it("can't be marked as shipped again if a colleague has done it while the dialog is open", async () => {
    const { user, card, queryClient } = await open()
    await user.click(card.getByRole("button", { name: "Add tracking" }))
    const shown = await dialog()
    const [shipment] = await shipments()
    await colleague.fulfillment.createShipment({ id: String(shipment?.id), body: { labels: [] } })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    expect(await shown.findByText("Someone else has marked it as shipped")).toBeTruthy()
    expect(shown.queryByRole("button", { name: /^Mark as shipped/ })).toBeNull()
  })

  it("isn't offered for a return without return shipping", async () => {
    await returns.cancel({ id: await cancelShipment() })
    await requestReturn(false)
    const { card } = await open()
    expect(card.getAllByRole("link", { name: "Receive return" })).toHaveLength(1)
    expect(card.queryByRole("button", { name: "Add tracking" })).toBeNull()
  })
})

async function cancelShipment() {
  const [shipment] = await shipments()
  await shop.admin.admin.fulfillment.cancel({ id: String(shipment?.id) })
  return returnId
}
