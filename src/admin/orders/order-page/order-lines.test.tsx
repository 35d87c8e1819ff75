import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, orderEdit } = shop.admin.admin
const id = await placeOrder(shop)
const [line] = (await orders.retrieve({ id })).order.items
await orderEdit.initiateRequest({ body: { order_id: id } })
await orderEdit.updateOriginalItem({ id, item_id: String(line?.id), body: { quantity: 3, unit_price: 12.5 } })
await orderEdit.confirm({ id })
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const read = async () => (await orders.retrieve({ id, query: { fields: "*credit_lines" } })).order
async function open() {
  const page = await renderAdminPage(`/admin/orders/${id}`, shop)
  await screen.findByRole("heading", { level: 1, name: /^Order #/ })
  return page
}
const card = (name: string) => within(screen.getByRole("heading", { name }).closest("section") as HTMLElement)

describe("the items of an order", () => {
  it("show how their totals are calculated, and what they were before an edit", async () => {
    const { user } = await open()
    const items = card("Items")
    const button = items.getByLabelText(/^Price details of /, { selector: "button" })
    const panel = document.getElementById(String(button.getAttribute("popovertarget"))) as HTMLElement
    fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }))
    const details = within(panel)
    expect(await details.findByText(/: 3 ×/)).toBeTruthy()
    expect(details.getByText("€37.50")).toBeTruthy()
    expect(details.getByText(/\(19%\)/).nextElementSibling?.textContent).toBe("€7.13")
    expect(details.getByText("Total with tax").nextElementSibling?.textContent).toBe("€44.63")

    await user.click(screen.getByText("Show items before this"))
    const dialog = within(await screen.findByRole("dialog", { name: "Items before the change" }))
    expect(await dialog.findByText(/^T-Shirt/)).toBeTruthy()
    expect(dialog.getByText(/^2 ×/).textContent).toBe("2 × €25.00")
  })
})

describe("a credit line", () => {
  it("reduces the balance due, and shows its reason and reference", async () => {
    const { user } = await open()
    const due = (await read()).summary?.pending_difference ?? 0
    await user.click(screen.getByRole("button", { name: "More actions" }))
    await user.click(await screen.findByRole("menuitem", { name: "Add credit" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Add credit" }))
    const amount = dialog.getByLabelText("Amount")
    await user.clear(amount)
    await user.type(amount, "500")
    await user.click(dialog.getByRole("button", { name: /^Credit €/ }))
    expect(dialog.getByText(/^At most /)).toBeTruthy()
    expect(dialog.getByText("Enter a reason")).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, "5")
    await user.type(dialog.getByLabelText("Reason"), "Goodwill")
    await user.type(dialog.getByLabelText(/^Reference/), "Case 7")
    await user.click(dialog.getByRole("button", { name: "Credit €5.00" }))
    await waitFor(async () => expect((await read()).summary?.pending_difference).toBeCloseTo(due - 5))
    expect((await read()).credit_lines).toMatchObject([{ amount: 5, reference: "Goodwill", reference_id: "Case 7" }])
    const row = (await card("Payments").findByText("Credit")).closest("li") as HTMLElement
    expect(row.textContent).toMatch(/Goodwill · Case 7-€5\.00$/)
    expect(await card("History").findByText("Goodwill · Case 7")).toBeTruthy()
  })
})
