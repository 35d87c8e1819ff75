import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { formatMoney } from "#lib/money.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
await shop.admin.admin.orderEdit.initiateRequest({ body: { order_id: orderId } })

describe("overview", () => {
  it("counts open work and links to it", async () => {
    const { user, address } = await renderAdminPage("/admin", shop)
    expect(await screen.findByRole("link", { name: /^Unfinished changes ?1$/ })).toBeTruthy()
    expect(await screen.findByRole("link", { name: /^Returns to receive ?0$/ })).toBeTruthy()
    expect(await screen.findByRole("link", { name: /^Orders to fulfill ?1$/ })).toBeTruthy()
    expect(await screen.findByRole("link", { name: /^Refunds due ?0$/ })).toBeTruthy()
    expect(await screen.findByRole("link", { name: /^Items low in stock ?\d+$/ })).toBeTruthy()
    expect(await screen.findByRole("link", { name: /^Failed workflow runs ?0$/ })).toBeTruthy()
    await user.click(await screen.findByRole("link", { name: /^Open orders ?1$/ }))
    await screen.findByRole("heading", { level: 1, name: "Orders" })
    expect(address()).toContain("status=")
  })

  it("says that the store has no name until it is set", async () => {
    await renderAdminPage("/admin", shop)
    await screen.findByText("Your store has no name yet")
    cleanup()
    vi.stubEnv("VITE_SHOP_NAME", "Nord")
    await renderAdminPage("/admin", shop)
    await screen.findByRole("link", { name: /^Open orders/ })
    expect(screen.queryByText("Your store has no name yet")).toBeNull()
  })

  it("says how many orders were checked for unfinished changes, if not all were", async () => {
    const { db } = shop.backend
    const world = db.export()
    const { id: _, ...order } = db.tables.order.get(orderId) as Row<"order">
    for (let copies = 0; copies < 25; copies++) db.tables.order.insert(order)
    await renderAdminPage("/admin", shop)
    expect(await screen.findByRole("link", { name: /^Unfinished changes ?\d ?in the latest 25 orders$/ })).toBeTruthy()
    db.import(world)
  })

  it("reports that a count couldn't be loaded, and loads it on retry", async () => {
    shop.backend.faults.set([{ method: "GET", path: "/admin/orders", status: 500 }])
    const { user } = await renderAdminPage("/admin", shop)
    await screen.findByText("Couldn’t load all counts")
    shop.backend.faults.set([])
    // The figures below have a button of their own.
    const [retry] = screen.getAllByRole("button", { name: "Try again" })
    await user.click(retry as HTMLElement)
    expect(await screen.findByRole("link", { name: /^Open orders ?1$/ })).toBeTruthy()
    expect(screen.queryByText("Couldn’t load all counts")).toBeNull()
  })
})

describe("sales", () => {
  it("are shown for a period, compared with the time before, and as a table for screen readers", async () => {
    const { user, address } = await renderAdminPage("/admin", shop)
    const card = (await screen.findByRole("heading", { name: "Sales" })).closest("section") as HTMLElement
    const figure = (label: string) => within(card).getByText(label, { selector: "dt" }).nextElementSibling?.textContent
    await waitFor(() => expect(figure("Orders")).toBe("1None in the time before"))
    const query = { fields: "total,currency_code" }
    const { total = 0, currency_code = "" } = (await shop.admin.admin.order.retrieve({ id: orderId, query })).order
    expect(figure("Sales")).toContain(formatMoney(total, currency_code, "en"))
    expect(within(card).getAllByRole("row")).toHaveLength(1 + 7)
    await user.click(within(card).getByRole("tab", { name: "Last 30 days" }))
    await waitFor(() => expect(within(card).getAllByRole("row")).toHaveLength(1 + 30))
    expect(address()).toContain("range=30d")
  })

  it("count orders as placed, whatever is edited, refunded, returned or canceled later, and say so", async () => {
    const { db } = shop.backend
    const world = db.export()
    const { order: orders, orderEdit, payment, return: returns } = shop.admin.admin
    await orderEdit.cancelRequest({ id: orderId })
    const [refunded, edited, returned, canceled] = [
      orderId,
      await placeOrder(shop),
      await placeOrder(shop),
      await placeOrder(shop),
    ]
    const read = async (id: string) =>
      (await orders.retrieve({ id, query: { fields: "total,*items,payment_collections.payments.id" } })).order
    const capture = async (id: string) => {
      const paymentId = String((await read(id)).payment_collections?.[0]?.payments?.[0]?.id)
      await payment.capture({ id: paymentId })
      return paymentId
    }
    const { total = 0 } = await read(refunded)
    const itemOf = async (id: string) => String((await read(id)).items[0]?.id)
    await payment.refund({ id: await capture(refunded), body: { amount: 5 } })
    await orderEdit.initiateRequest({ body: { order_id: edited } })
    await orderEdit.updateOriginalItem({ id: edited, item_id: await itemOf(edited), body: { quantity: 5 } })
    await orderEdit.confirm({ id: edited })
    await fulfillOrder(shop, returned)
    const item = await itemOf(returned)
    const { return: started } = await returns.initiateRequest({
      body: { order_id: returned, location_id: String(db.tables.stockLocation.all()[0]?.id) },
    })
    await returns.addReturnItem({ id: started.id, body: { items: [{ id: item, quantity: 1 }] } })
    await returns.confirmRequest({ id: started.id })
    await returns.initiateReceive({ id: started.id })
    await returns.receiveItems({ id: started.id, body: { items: [{ id: item, quantity: 1 }] } })
    await returns.confirmReceive({ id: started.id })
    await orders.cancel({ id: canceled })
    for (const id of [refunded, edited, returned]) expect((await read(id)).total).not.toBe(total)
    await renderAdminPage("/admin", shop)
    const card = (await screen.findByRole("heading", { name: "Sales" })).closest("section") as HTMLElement
    const figure = (label: string) => within(card).getByText(label, { selector: "dt" }).nextElementSibling?.textContent
    await waitFor(() => expect(figure("Orders")).toMatch(/^4/))
    expect(figure("Sales")).toContain(formatMoney(4 * total, "eur", "en"))
    expect(card.textContent).toContain("Later edits, returns, refunds and cancellations don’t change them.")
    expect(card.textContent).toContain(`Canceled since: ${formatMoney(total, "eur", "en")} of 1 order.`)
    db.import(world)
  })

  it("say that they couldn't be loaded, and load on retry", async () => {
    const { user } = await renderAdminPage("/admin", shop)
    await screen.findByText("Average order value")
    shop.backend.faults.set([{ method: "GET", path: "/admin/orders", status: 500 }])
    await user.click(screen.getByRole("tab", { name: "Today" }))
    await screen.findByText("Couldn’t load the sales")
    shop.backend.faults.set([])
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("Average order value")).toBeTruthy()
  })
})

describe("navigation", () => {
  const nav = () => screen.findByRole("navigation", { name: "Main" })

  it("counts drafts, returns to receive and unfinished changes, and again after a change", async () => {
    const { productVariant, region } = shop.backend.db.tables
    const variant_id = String(productVariant.all()[0]?.id)
    const region_id = String(region.all()[0]?.id)
    const body = { region_id, email: "a@example.com", items: [{ variant_id, quantity: 1 }] }
    const { draft_order } = await shop.admin.admin.draftOrder.create({ body })
    const { queryClient } = await renderAdminPage("/admin/settings/team", shop)
    await within(await nav()).findByRole("link", { name: /^Draft orders ?1$/ })
    await within(await nav()).findByRole("link", { name: /^Inbox ?\d$/ })
    expect(within(await nav()).getByRole("link", { name: "Returns" })).toBeTruthy()
    await shop.admin.admin.draftOrder.delete({ id: draft_order.id })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    await within(await nav()).findByRole("link", { name: "Draft orders" })
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
