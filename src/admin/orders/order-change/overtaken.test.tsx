import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const {
  order: orders,
  orderEdit,
  payment: payments,
  paymentCollection: collections,
  return: returns,
} = shop.admin.admin
const id = await placeOrder(shop)
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const FIELDS = "*items,*fulfillments,*payment_collections.payments,summary.pending_difference,total"
const read = async () => (await orders.retrieve({ id, query: { fields: FIELDS } })).order
const paymentId = async () => String((await read()).payment_collections?.[0]?.payments?.[0]?.id)
const items = async () => (await read()).items.map((item) => ({ id: item.id, quantity: item.quantity }))
const due = async () => (await read()).summary?.pending_difference ?? 0
const capture = async () => payments.capture({ id: await paymentId(), body: {} })

async function setQuantity(quantity: number) {
  await orderEdit.initiateRequest({ body: { order_id: id } })
  await orderEdit.updateOriginalItem({ id, item_id: String((await items())[0]?.id), body: { quantity } })
  await orderEdit.confirm({ id })
}
/** One unit more is due. */
async function owe() {
  await capture()
  await setQuantity(3)
}
/** One unit less leaves a refund due. */
async function owedRefund() {
  await capture()
  await setQuantity(1)
}
async function openCollection() {
  const { order } = await orders.retrieve({ id, query: { fields: "*payment_collections" } })
  return String(order.payment_collections?.find(({ status }) => status === "not_paid")?.id)
}
const markPaid = async () => collections.markAsPaid({ id: await openCollection(), body: { order_id: id } })
const fulfill = async () => orders.createFulfillment({ id, body: { items: await items() } })
const fulfillmentId = async () => String((await read()).fulfillments?.[0]?.id)
const ship = async () => {
  const body = { items: await items(), labels: [] }
  return orders.createShipment({ id, fulfillment_id: await fulfillmentId(), body })
}
const deliver = async () => orders.markAsDelivered({ id, fulfillment_id: await fulfillmentId(), body: {} })
async function requestReturn() {
  await fulfill()
  const { id: returnId } = (await returns.initiateRequest({ body: { order_id: id } })).return
  await returns.addReturnItem({ id: returnId, body: { items: await items() } })
  await returns.confirmRequest({ id: returnId, body: {} })
}
const cancelReturn = async () => {
  const { returns: rows } = await returns.list({ query: { order_id: id } })
  await returns.cancel({ id: String(rows[0]?.id), body: {} })
}

interface Case {
  title: string
  prepare?: () => Promise<unknown>
  /** Name of the button or menu item that opens the dialog. */
  action: RegExp
  isInMenu?: true
  confirm: RegExp
  /** The payment method to choose. */
  method?: string
  /** The action in another tab while the dialog is open. */
  elsewhere: () => Promise<unknown>
  text: string
}
const cases: Case[] = [
  {
    title: "marking as paid",
    prepare: owe,
    action: /^Mark €.* as paid$/,
    confirm: /^Mark as paid$/,
    elsewhere: markPaid,
    text: "This has been paid in the meantime",
  },
  {
    title: "marking an amount as paid that a credit covers by now",
    prepare: owe,
    action: /^Mark €.* as paid$/,
    confirm: /^Mark as paid$/,
    elsewhere: async () =>
      orders.createCreditLine({ id, body: { amount: await due(), reference: "Goodwill", reference_id: "" } }),
    text: "This amount is no longer due",
  },
  {
    title: "setting the payment method",
    prepare: owe,
    action: /^Set payment method$/,
    confirm: /^Set payment method$/,
    method: "Invoice",
    elsewhere: markPaid,
    text: "This has been paid in the meantime",
  },
  {
    title: "capturing",
    action: /^Capture €/,
    confirm: /^Capture €/,
    elsewhere: capture,
    text: "This payment has been captured in the meantime",
  },
  {
    title: "refunding",
    prepare: owedRefund,
    action: /^Refund €/,
    confirm: /^Refund (€|payment)/,
    elsewhere: async () => payments.refund({ id: await paymentId(), body: {} }),
    text: "This payment has been refunded in the meantime",
  },
  {
    title: "refunding the amount that was owed",
    prepare: owedRefund,
    action: /^Refund €/,
    confirm: /^Refund (€|payment)/,
    elsewhere: async () => payments.refund({ id: await paymentId(), body: { amount: -(await due()) } }),
    text: "What the customer was owed has been refunded in the meantime",
  },
  {
    title: "shipping",
    prepare: fulfill,
    action: /^Ship$/,
    confirm: /^Mark as shipped$/,
    elsewhere: ship,
    text: "Already shipped",
  },
  {
    title: "marking as delivered",
    prepare: fulfill,
    action: /^Mark as delivered$/,
    confirm: /^Mark as delivered$/,
    elsewhere: deliver,
    text: "Already delivered",
  },
  {
    title: "canceling a fulfillment",
    prepare: fulfill,
    action: /^Cancel fulfillment$/,
    confirm: /^Cancel fulfillment$/,
    elsewhere: async () => orders.cancelFulfillment({ id, fulfillment_id: await fulfillmentId(), body: {} }),
    text: "Already canceled",
  },
  {
    title: "canceling a return",
    prepare: requestReturn,
    action: /^Cancel return$/,
    confirm: /^Cancel return$/,
    elsewhere: cancelReturn,
    text: "Already canceled",
  },
  {
    title: "canceling the order",
    action: /^Cancel order$/,
    isInMenu: true,
    confirm: /^Cancel order$/,
    elsewhere: () => orders.cancel({ id }),
    text: "The order is canceled",
  },
  {
    title: "completing the order",
    action: /^Complete order$/,
    isInMenu: true,
    confirm: /^Complete order$/,
    elsewhere: () => orders.complete({ id, body: {} }),
    text: "The order is completed",
  },
]

describe.each(cases)("a dialog for $title that was overtaken in another tab", ({ prepare, elsewhere, ...shown }) => {
  async function open() {
    await prepare?.()
    const page = await renderAdminPage(`/admin/orders/${id}`, shop)
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    if (shown.isInMenu) await page.user.click(screen.getByRole("button", { name: "More actions" }))
    const role = shown.isInMenu ? "menuitem" : "button"
    await page.user.click((await screen.findAllByRole(role, { name: shown.action }))[0] as HTMLElement)
    return { ...page, dialog: within(await screen.findByRole("dialog")) }
  }

  it("says so and has nothing to confirm once the page knows", async () => {
    const { dialog, queryClient, user } = await open()
    expect(dialog.getByRole("button", { name: shown.confirm })).toBeTruthy()
    await elsewhere()
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    expect(await dialog.findByText(shown.text)).toBeTruthy()
    expect(dialog.queryByRole("button", { name: shown.confirm })).toBeNull()
    await user.click(dialog.getByRole("button", { name: "Go back" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("says so after an attempt, which changes nothing", async () => {
    const { dialog, user } = await open()
    await elsewhere()
    const before = await read()
    if (shown.method) await user.selectOptions(dialog.getByLabelText("Payment method"), shown.method)
    await user.click(dialog.getByRole("button", { name: shown.confirm }))
    expect(await dialog.findByText(shown.text)).toBeTruthy()
    expect(dialog.queryByRole("button", { name: shown.confirm })).toBeNull()
    expect((await read()).summary).toEqual(before.summary)
  })
})

describe("a dialog for marking as paid while the amount due changes", () => {
  it("asks for the new amount and records only that", async () => {
    await owe()
    const before = await due()
    const { user, queryClient } = await renderAdminPage(`/admin/orders/${id}`, shop)
    await user.click((await screen.findAllByRole("button", { name: /^Mark €.* as paid$/ }))[0] as HTMLElement)
    await screen.findByRole("dialog", { name: `Mark €${before.toFixed(2)} as paid?` })
    await orders.createCreditLine({ id, body: { amount: 5, reference: "Goodwill", reference_id: "" } })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    const dialog = within(await screen.findByRole("dialog", { name: `Mark €${(before - 5).toFixed(2)} as paid?` }))
    expect(dialog.getByText(`The amount due has changed. It was €${before.toFixed(2)} before.`)).toBeTruthy()
    await user.click(dialog.getByRole("button", { name: "Mark as paid" }))
    await waitFor(async () => expect(await due()).toBe(0))
  })
})
