import { cleanup, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
const { order: orders, customer: customers } = shop.admin.admin
const id = await placeOrder(shop, 1)
const world = shop.backend.db.export()

beforeEach(() => {
  localStorage.clear()
  shop.backend.db.import(world)
})

/** Opens the links; returns the copied text of a link by its name. */
async function openLinks() {
  const { user } = await renderAdminPage(`/admin/orders/${id}`, shop)
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
  return { dialog, copied }
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

  it("have no link to a return for a guest’s order, and say why", async () => {
    const { dialog } = await openLinks()
    expect(dialog.queryByRole("button", { name: /^Copy link ?Return$/ })).toBeNull()
    dialog.getByText(/The order was placed without an account/)
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
})
