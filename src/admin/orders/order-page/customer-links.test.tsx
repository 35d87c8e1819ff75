import { cleanup, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
const { order: orders, customer: customers, draftOrder: drafts, salesChannel: channels } = shop.admin.admin
const id = await placeOrder(shop, 1)
const unpaid = await placeUnpaidOrder()
const world = shop.backend.db.export()

beforeEach(() => {
  localStorage.clear()
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

/** Places an order for 10.00 from a draft: the server creates no payment collection for it. */
async function placeUnpaidOrder(): Promise<string> {
  const { sales_channels } = await channels.list({ query: { fields: "id" } })
  const items = [{ title: "Gift wrap", quantity: 1, unit_price: 10 }]
  const channel = { sales_channel_id: String(sales_channels[0]?.id) }
  const body = { ...channel, region_id: shop.region, email: "phone@example.com", items }
  const { draft_order } = await drafts.create({ body })
  await drafts.convertToOrder({ id: draft_order.id })
  return draft_order.id
}

/** Opens the links of an order; `copied` returns the copied text of a link by its name. */
async function openLinks(order = id) {
  const { user } = await renderAdminPage(`/admin/orders/${order}`, shop)
  await user.click(await screen.findByRole("button", { name: "More actions" }))
  await user.click(await screen.findByRole("menuitem", { name: "Links for the customer" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Links for the customer" }))
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
  const copied = async (name: string) => {
    await user.click(dialog.getByRole("button", { name: new RegExp(`^Copy link ?${name}$`) }))
    const url = new URL(String(write.mock.calls.at(-1)?.[0]))
    expect(url.origin).toBe(window.location.origin)
    return `${url.pathname}${url.search}`
  }
  return { user, dialog, copied }
}
const giveAccount = () => {
  const { order, customer } = shop.backend.db.tables
  customer.update(String(order.get(id)?.customer_id), { has_account: true })
}

describe("the links for the customer", () => {
  it("lead to the confirmation, which opens without a login", async () => {
    const { copied } = await openLinks()
    expect(await domProblems()).toEqual([])
    const path = await copied("Order confirmation")
    expect(path).toBe(`/order/${id}`)
    cleanup()
    vi.restoreAllMocks()
    localStorage.clear()
    renderPage(path, shop.backend)
    await screen.findByText("guest@example.com", { exact: false })
  })

  it("lead to the return of a guest’s order, which opens without a login", async () => {
    await fulfillOrder(shop, id)
    const { copied } = await openLinks()
    const path = await copied("Return")
    expect(path).toBe(`/order/${id}/return`)
    cleanup()
    vi.restoreAllMocks()
    localStorage.clear()
    const { address } = renderPage(path, shop.backend)
    await screen.findByRole("heading", { level: 1, name: /^Return items/ })
    expect(address()).toBe(path)
  })

  it("lead to the return and the request of a transfer, which ask for a login", async () => {
    giveAccount()
    const { copied } = await openLinks()
    expect(await copied("Return")).toBe(`/account/orders/${id}/return`)
    const path = await copied("Transfer to an account")
    expect(path).toBe(`/account/transfer?order=${id}`)
    cleanup()
    vi.restoreAllMocks()
    localStorage.clear()
    const { address } = renderPage(path, shop.backend)
    await screen.findByLabelText(/^Password/)
    expect(address()).toMatch(/^\/account\/login/)
  })

  it("lead to the answer while a transfer is open", async () => {
    const { customer } = await customers.create({ body: { email: "new@example.com" } })
    shop.backend.db.tables.customer.update(customer.id, { has_account: true })
    await orders.requestTransfer({ id, body: { customer_id: customer.id } })
    const { copied } = await openLinks()
    expect(await copied("Answer to the transfer")).toMatch(new RegExp(`^/account/transfer/${id}/.+`))
  })

  it("have none to the return of a former draft, for which the store has no return shipping", async () => {
    const { dialog } = await openLinks(unpaid)
    dialog.getByText(/^The store has no return shipping for this order/)
    expect(dialog.queryByRole("button", { name: /^Copy link ?Return$/ })).toBeNull()
  })

  it("have none to a payment while the whole amount is authorized", async () => {
    const { dialog } = await openLinks()
    dialog.getByText("The amount due is authorized already. Capture it instead.")
  })

  it("lead to the payment of an amount due, after a payment request of this amount is created", async () => {
    const { user, dialog, copied } = await openLinks(unpaid)
    await user.click(dialog.getByRole("button", { name: "Create payment request" }))
    await screen.findByText("Payment request created")
    await dialog.findByRole("button", { name: /^Copy link ?Payment of €10.00$/ })
    expect(await domProblems()).toEqual([])
    const path = await copied("Payment of €10.00")
    expect(path).toBe(`/order/${unpaid}/pay`)
    cleanup()
    vi.restoreAllMocks()
    localStorage.clear()
    renderPage(path, shop.backend)
    await screen.findByRole("heading", { level: 1, name: /^Pay for order #\d+$/ })
    await screen.findByText("€10.00")
  })

  it("have one payment request although the response to its creation was lost", async () => {
    const { user, dialog } = await openLinks(unpaid)
    shop.backend.faults.set([{ method: "POST", path: "/admin/payment-collections", drop: "after", times: 1 }])
    await user.click(dialog.getByRole("button", { name: "Create payment request" }))
    await dialog.findByRole("button", { name: /^Copy link ?Payment of €10.00$/ })
    const { order } = await orders.retrieve({ id: unpaid })
    expect(order.payment_collections?.map(({ amount, status }) => [amount, status])).toEqual([[10, "not_paid"]])
  })

  it("keep saying that a payment request is needed if the server refuses it", async () => {
    const { user, dialog } = await openLinks(unpaid)
    const body = { type: "not_allowed", message: "Not today" }
    shop.backend.faults.set([{ method: "POST", path: "/admin/payment-collections", status: 400, body }])
    await user.click(dialog.getByRole("button", { name: "Create payment request" }))
    await dialog.findByText(/Not today/)
    dialog.getByRole("button", { name: "Create payment request" })
  })
})
