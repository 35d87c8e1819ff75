import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { loadMessages } from "#lib/messages/index.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { closePage } from "#tests/support/unsaved.ts"

// Loaded up front, because on a busy machine it takes longer than a test may.
await loadMessages("de", "shared", "admin", "orders", "order")
const shop = await openLiveShop()
const id = await placeOrder(shop)
const world = shop.backend.db.export()
const { faults } = shop.backend
const { order: orders, payment: payments } = shop.admin.admin

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

async function open(path = "") {
  const page = await renderAdminPage(`/admin/orders/${id}${path}`, shop)
  await screen.findByRole("heading", { level: 1, name: /#\d/ })
  return page
}
const dialog = async () => within(await screen.findByRole("dialog"))
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
const read = async () => (await orders.retrieve({ id })).order
const payment = async () => String((await read()).payment_collections?.[0]?.payments?.[0]?.id)

describe("order changed by another admin", () => {
  it("refuses a refund in place, shows the remaining amount and refunds that", async () => {
    const total = (await read()).total ?? 0
    await payments.capture({ id: await payment(), body: {} })
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Refund payment" }))
    await payments.refund({ id: await payment(), body: { amount: total - 1 } })
    const shown = await dialog()
    await user.clear(shown.getByLabelText("Amount"))
    await user.type(shown.getByLabelText("Amount"), String(total))
    await user.click(shown.getByRole("button", { name: /^Refund €/ }))
    expect(await shown.findByRole("alert")).toBeTruthy()
    expect(await shown.findByText(/^Up to €1\.00/)).toBeTruthy()
    const amount = shown.getByLabelText("Amount")
    await user.clear(amount)
    await user.type(amount, "1")
    await user.click(shown.getByRole("button", { name: /^Refund €1\.00/ }))
    await closed()
    expect(await screen.findAllByText("Refunded")).not.toEqual([])
  })

  it("refuses to fulfill items fulfilled elsewhere, shows the rest and fulfills that", async () => {
    const { user } = await open("/fulfill")
    await screen.findByRole("button", { name: "Fulfill 2 items" })
    const items = (await read()).items?.map((item) => ({ id: item.id, quantity: 1 })) ?? []
    await orders.createFulfillment({ id, body: { items } })
    await user.click(screen.getByRole("button", { name: "Fulfill 2 items" }))
    expect(await screen.findByRole("alert")).toBeTruthy()
    await user.click(await screen.findByRole("button", { name: "Fulfill 1 item" }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect((await read()).fulfillments).toHaveLength(2)
  })

  it("refuses to cancel a fulfilled order and explains why it can't be canceled", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "More actions" }))
    await user.click(await screen.findByRole("menuitem", { name: "Cancel order" }))
    const shown = await dialog()
    const items = (await read()).items?.map(({ id, quantity }) => ({ id, quantity })) ?? []
    await orders.createFulfillment({ id, body: { items } })
    await user.click(shown.getByRole("button", { name: "Cancel order" }))
    expect(await shown.findByRole("alert")).toBeTruthy()
    await shown.findByText("Cancel its fulfillments first")
    await user.click(shown.getByRole("button", { name: "Go back" }))
    await closed()
    await user.click(screen.getByRole("button", { name: "More actions" }))
    expect(await screen.findByRole("menuitem", { name: /^Cancel order.*fulfillments/i })).toBeTruthy()
  })
})

describe("order page and fulfillment form", () => {
  it("reads a refund amount in the user's locale", async () => {
    await payments.capture({ id: await payment(), body: {} })
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText("Language"), "Deutsch")
    await user.click(await screen.findByRole("button", { name: "Zahlung erstatten" }))
    const shown = await dialog()
    const amount = shown.getByLabelText("Betrag")
    await user.clear(amount)
    await user.type(amount, "1.234")
    expect(shown.getByRole("button", { name: /^1\.234,00\s€ erstatten$/ })).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, "1,50")
    await user.click(shown.getByRole("button", { name: /^1,50\s€ erstatten$/ }))
    await closed()
    expect((await read()).payment_collections?.[0]?.payments?.[0]?.refunds).toMatchObject([{ amount: 1.5 }])
  })

  it("starts each fulfillment with empty tracking numbers", async () => {
    const items = (await read()).items?.map((item) => ({ id: item.id, quantity: 1 })) ?? []
    for (const _ of ["first", "second"]) await orders.createFulfillment({ id, body: { items } })
    const { user } = await open()
    const ship = async () => user.click((await screen.findAllByRole("button", { name: "Ship" }))[0] as HTMLElement)
    await ship()
    const first = await dialog()
    await user.type(first.getByLabelText(/^Tracking number/), "T-1")
    await user.click(first.getByRole("checkbox"))
    await user.click(first.getByRole("button", { name: "Mark as shipped" }))
    await closed()
    await screen.findByText(/T-1/)
    await ship()
    const second = await dialog()
    expect(second.getByLabelText<HTMLInputElement>(/^Tracking number/).value).toBe("")
    expect(second.getByRole<HTMLInputElement>("checkbox").checked).toBe(true)
  })

  it("restores the packages of a fulfillment that were typed before a reload", async () => {
    const items = (await read()).items?.map(({ id, quantity }) => ({ id, quantity })) ?? []
    await orders.createFulfillment({ id, body: { items } })
    const ship = async ({ user }: Awaited<ReturnType<typeof open>>) => {
      await user.click((await screen.findAllByRole("button", { name: "Ship" }))[0] as HTMLElement)
      return { user, shown: await dialog() }
    }
    const first = await ship(await open())
    await first.user.type(first.shown.getByLabelText(/^Tracking number/), "T-1")
    await first.user.click(first.shown.getByRole("button", { name: "Add package" }))
    await first.user.type(first.shown.getByLabelText("Tracking number 2"), "T-2")
    await first.user.click(first.shown.getByRole("checkbox"))
    closePage()
    const { user, shown } = await ship(await open())
    expect(shown.getByText("Draft restored")).toBeTruthy()
    expect(shown.getByLabelText<HTMLInputElement>("Tracking number 1").value).toBe("T-1")
    expect(shown.getByRole<HTMLInputElement>("checkbox").checked).toBe(false)
    await user.click(shown.getByRole("button", { name: "Mark as shipped" }))
    await closed()
    const { order } = await orders.retrieve({ id, query: { fields: "*fulfillments.labels" } })
    expect(order.fulfillments?.[0]?.labels).toMatchObject([{ tracking_number: "T-1" }, { tracking_number: "T-2" }])
  })

  it("blocks changes and leaving while a fulfillment is created", async () => {
    const { user } = await open("/fulfill")
    faults.set([{ method: "POST", path: "/admin/orders/:id/fulfillments", latency: 300, status: 500, times: 1 }])
    await user.click(await screen.findByRole("button", { name: "Fulfill 2 items" }))
    expect(screen.getByRole("button", { name: /^Back/ }).getAttribute("aria-busy")).toBe("true")
    expect(screen.getByRole("button", { name: "Fulfill 2 items" }).getAttribute("aria-busy")).toBe("true")
    expect(screen.getByRole("group").hasAttribute("disabled")).toBe(true)
    await screen.findByRole("alert")
    await waitFor(() => expect(screen.getByRole("group").hasAttribute("disabled")).toBe(false))
  })
})

describe("a task that is being sent", () => {
  it("isn't left before its result is shown", async () => {
    const { user, router } = await open()
    faults.set([{ method: "POST", path: "/admin/payments/:id/capture", latency: 3000, times: 1 }])
    await user.click(await screen.findByRole("button", { name: /^Capture €/ }))
    const shown = await dialog()
    await user.click(shown.getByRole("button", { name: /^Capture/ }))
    void router.navigate({ to: "/admin/orders" })
    await closed()
    expect(await screen.findAllByText("Paid")).not.toEqual([])
    expect(router.state.location.pathname).toBe(`/admin/orders/${id}`)
    await router.navigate({ to: "/admin/orders" })
    expect(router.state.location.pathname).toBe("/admin/orders")
  })
})

describe("keyboard only", () => {
  it("captures a payment once, shows its flow and returns to the page", async () => {
    const { user } = await open()
    const button = await screen.findByRole("button", { name: /^Capture €/ })
    button.focus()
    await user.keyboard("{Enter}")
    const shown = await dialog()
    shown.getByRole("button", { name: "Show flow" }).focus()
    await user.keyboard("{Enter}")
    expect(await shown.findByText("Next steps from “confirmation”")).toBeTruthy()
    expect(shown.getByText("task.ask → confirmation")).toBeTruthy()
    const saved = vi.fn(() => "blob:flow")
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }))
    shown.getByRole("button", { name: "Save as JSON" }).focus()
    await user.keyboard("{Enter}")
    expect(saved).toHaveBeenCalledOnce()
    shown.getByRole("button", { name: /^Capture/ }).focus()
    await user.keyboard("{Enter}{Enter}")
    await closed()
    expect(await screen.findAllByText("Paid")).not.toEqual([])
    const { order } = await orders.retrieve({ id, query: { fields: "*payment_collections.payments.captures" } })
    expect(order.payment_collections?.[0]?.payments?.[0]?.captures).toHaveLength(1)
  })

  it("fulfills with Ctrl+Enter, also from a form field", async () => {
    await open("/fulfill")
    const field = await screen.findByRole("spinbutton", { name: /^Quantity of .* to fulfill/ })
    field.focus()
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true })
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true })
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect((await read()).fulfillments).toHaveLength(1)
  })
})
