import { cleanup, screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { claim: claims, order: orders, orderEdit, payment } = shop.admin.admin
const id = await placeOrder(shop)
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

const FIELDS =
  "+currency_code,*items,*payment_collections.payments.captures,*payment_collections.payments.refunds,summary.pending_difference,total"
const read = async () => (await orders.retrieve({ id, query: { fields: FIELDS } })).order
const paymentId = async () => String((await read()).payment_collections?.[0]?.payments?.[0]?.id)
const due = async () => (await read()).summary?.pending_difference ?? 0

async function setQuantity(quantity: number) {
  await orderEdit.initiateRequest({ body: { order_id: id } })
  await orderEdit.updateOriginalItem({ id, item_id: String((await read()).items[0]?.id), body: { quantity } })
  await orderEdit.confirm({ id })
}
async function open() {
  const page = await renderAdminPage(`/admin/orders/${id}`, shop)
  await screen.findByRole("heading", { level: 1, name: /^Order #/ })
  const heading = screen.getByRole("heading", { level: 2, name: "Payments" })
  return { ...page, card: within(heading.closest("section") as HTMLElement) }
}
const dialog = async () => within(await screen.findByRole("dialog"))
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe("capturing a payment", () => {
  it("isn't offered for a canceled order, also if only a part was captured", async () => {
    await payment.capture({ id: await paymentId(), body: { amount: 10 } })
    await orders.cancel({ id })
    const { card } = await open()
    expect(card.getByText("€71.40")).toBeTruthy()
    expect(card.queryByRole("button", { name: /^Capture/ })).toBeNull()
    expect(await screen.findByText(/canceled the order$|^Order canceled$/)).toBeTruthy()
  })

  it("isn't offered once nothing is due any more", async () => {
    await payment.capture({ id: await paymentId(), body: { amount: 10 } })
    await orders.createCreditLine({ id, body: { amount: await due(), reference: "Goodwill", reference_id: "" } })
    const { card } = await open()
    expect(card.queryByRole("button", { name: /^Capture/ })).toBeNull()
  })
})

describe("capturing a part", () => {
  it("sends the typed amount, and says what remains", async () => {
    const { user, card } = await open()
    await user.click(screen.getByRole("button", { name: "Capture €71.40" }))
    const shown = await dialog()
    const amount = shown.getByLabelText<HTMLInputElement>("Amount")
    expect(amount.value).toBe("71.40")
    await user.clear(amount)
    await user.type(amount, "20")
    shown.getByText("€51.40 remain to be captured.")
    await user.click(shown.getByRole("button", { name: "Capture €20.00" }))
    await closed()
    expect((await read()).payment_collections?.[0]?.payments?.[0]?.captures).toMatchObject([{ amount: 20 }])
    await waitFor(() => expect(card.getByText(/Not captured yet/).textContent).toContain("€51.40"))
    await screen.findByRole("button", { name: "Capture €51.40" })
  })

  it("refuses more than is left, and what isn't an amount", async () => {
    await payment.capture({ id: await paymentId(), body: { amount: 20 } })
    const { user } = await open()
    await user.click(screen.getByRole("button", { name: "Capture €51.40" }))
    const shown = await dialog()
    for (const [text, error] of [
      ["51.41", "You can capture up to €51.40 of this payment"],
      ["12,50", "Enter an amount, for example 12.50"],
      ["0", "Enter an amount greater than €0.00"],
    ] as const) {
      await user.clear(shown.getByLabelText("Amount"))
      await user.type(shown.getByLabelText("Amount"), text)
      shown.getByText(error, { selector: "p" })
      await user.click(shown.getByRole("button", { name: /^Capture/ }))
    }
    expect((await read()).payment_collections?.[0]?.payments?.[0]?.captures).toHaveLength(1)
  })
})

describe("the tax below a total", () => {
  it("is that of items and shipping before credits", async () => {
    const { order } = await orders.retrieve({ id, query: { fields: "items.id,tax_total" } })
    shop.backend.db.tables.orderLineItem.update(String(order.items[0]?.id), { is_tax_inclusive: true })
    const { tax_total = 0 } = (await orders.retrieve({ id, query: { fields: "tax_total" } })).order
    const { card, queryClient } = await open()
    expect(card.getByText(`Amounts include €${tax_total.toFixed(2)} tax.`)).toBeTruthy()
    await orders.createCreditLine({ id, body: { amount: 5, reference: "Goodwill", reference_id: "" } })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    const text = `Items and shipping include €${tax_total.toFixed(2)} tax, before credits.`
    expect(await card.findByText(text)).toBeTruthy()
  })
})

describe("marking an amount as paid", () => {
  it("records only the amount still due after a credit", async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    await setQuantity(3)
    const billed = await due()
    await orders.createCreditLine({ id, body: { amount: 5, reference: "Goodwill", reference_id: "" } })
    const { user, card } = await open()
    await user.click(card.getByRole("button", { name: `Mark €${(billed - 5).toFixed(2)} as paid` }))
    await user.click((await dialog()).getByRole("button", { name: "Mark as paid" }))
    await closed()
    await waitFor(async () => expect(await due()).toBe(0))
    expect(card.queryByRole("button", { name: /as paid$/ })).toBeNull()
  })

  it("leaves an order paid whose first payment was captured in part and then canceled", async () => {
    await payment.capture({ id: await paymentId(), body: { amount: 10 } })
    await setQuantity(3)
    const billed = await due()
    const { user, card } = await open()
    await screen.findByText("Partially paid")
    expect(card.getByText(/Rest canceled/).textContent).toContain("Rest canceled €61.40")
    const first = card.getByText(/Rest canceled/).closest("li")?.textContent
    expect(first).toContain("€10.00Captured")
    await user.click(card.getByRole("button", { name: `Mark €${billed.toFixed(2)} as paid` }))
    await user.click((await dialog()).getByRole("button", { name: "Mark as paid" }))
    await closed()
    await waitFor(() => expect(screen.queryByText("Partially paid")).toBeNull())
    expect(screen.getByText("Paid")).toBeTruthy()
    expect(await due()).toBe(0)
    cleanup()
    await renderAdminPage("/admin/orders?payment=%5B%22captured%22%5D", shop)
    expect(await screen.findByRole("cell", { name: "Paid" })).toBeTruthy()
  })

  it("isn't offered for a bill that later changes made obsolete", async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    await setQuantity(3)
    await setQuantity(1)
    expect(await due()).toBeLessThan(0)
    const { card } = await open()
    expect(card.queryByRole("button", { name: /as paid$/ })).toBeNull()
  })
})

describe("how an open amount is paid", () => {
  const sessions = async () => {
    const fields = "*payment_collections.payment_sessions,*payment_collections.payments"
    const { order } = await orders.retrieve({ id, query: { fields } })
    return order.payment_collections?.at(-1)?.payment_sessions ?? []
  }
  const owe = async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    await setQuantity(3)
  }
  /** Makes the customer's payment of the open amount one that its provider authorizes later. */
  async function payLater(behavior = "authorize") {
    await owe()
    const collection = shop.backend.db.tables.paymentCollection.find(
      (row) => row.order_id === id && row.status === "not_paid",
    )
    const body = { provider_id: "pp_system_default", data: { mock_behavior: behavior } }
    await shop.admin.admin.paymentCollection.createPaymentSession({ id: String(collection?.id), body })
    const [session] = await sessions()
    shop.backend.db.tables.paymentSession.update(String(session?.id), { status: "pending_authorization" })
  }

  const chooseInvoice = async (user: UserEvent, shown: Awaited<ReturnType<typeof dialog>>) =>
    user.selectOptions(shown.getByLabelText("Payment method"), await shown.findByRole("option", { name: "Invoice" }))

  it("is recorded, and only once if the response is lost", async () => {
    await owe()
    const { user, card } = await open()
    await user.click(card.getByRole("button", { name: "Set payment method" }))
    const shown = await dialog()
    await user.click(shown.getByRole("button", { name: "Set payment method" }))
    await shown.findByText("Choose a payment method", { selector: "p, span" })
    await chooseInvoice(user, shown)
    shop.backend.faults.set([
      { method: "POST", path: "/admin/payment-collections/:id/payment-sessions", drop: "after", times: 1 },
    ])
    await user.click(shown.getByRole("button", { name: "Set payment method" }))
    await closed()
    await card.findByText("The customer chose to pay by invoice")
    expect(await sessions()).toMatchObject([{ provider_id: "pp_system_default", status: "pending" }])
  })

  it("is recorded for the amount that is still due after a credit", async () => {
    await owe()
    const left = (await due()) - 5
    await orders.createCreditLine({ id, body: { amount: 5, reference: "Goodwill", reference_id: "" } })
    const { user, card } = await open()
    await user.click(card.getByRole("button", { name: "Set payment method" }))
    const shown = within(await screen.findByRole("dialog", { name: `Set payment method for €${left.toFixed(2)}` }))
    await chooseInvoice(user, shown)
    await user.click(shown.getByRole("button", { name: "Set payment method" }))
    await closed()
    await card.findByText("The customer chose to pay by invoice")
    expect(await sessions()).toMatchObject([{ provider_id: "pp_system_default", amount: left }])
  })

  it("isn't recorded for another amount than the one shown", async () => {
    await owe()
    const { user, card } = await open()
    await user.click(card.getByRole("button", { name: "Set payment method" }))
    const shown = await dialog()
    await chooseInvoice(user, shown)
    await setQuantity(4)
    await user.click(shown.getByRole("button", { name: "Set payment method" }))
    expect(await shown.findByRole("alert")).toBeTruthy()
    expect(await sessions()).toEqual([])
  })

  it("isn't considered recorded because of a payment of an earlier amount", async () => {
    await owe()
    const collection = shop.backend.db.tables.paymentCollection.find(
      (row) => row.order_id === id && row.status === "not_paid",
    )
    const body = { provider_id: "pp_system_default" }
    await shop.admin.admin.paymentCollection.createPaymentSession({ id: String(collection?.id), body })
    await setQuantity(4)
    const { user, card } = await open()
    await user.click(card.getByRole("button", { name: "Set payment method" }))
    const shown = await dialog()
    await chooseInvoice(user, shown)
    const path = "/admin/payment-collections/:id/payment-sessions"
    shop.backend.faults.set([{ method: "POST", path, drop: "before", times: 1 }])
    await user.click(shown.getByRole("button", { name: "Set payment method" }))
    expect(await shown.findByRole("alert")).toBeTruthy()
    await user.click(shown.getByRole("button", { name: "Set payment method" }))
    await closed()
    expect(await sessions()).toMatchObject([{ amount: await due() }])
  })

  it("waits for the provider's authorization, which can be checked before it is captured", async () => {
    await payLater()
    const { user, card } = await open()
    expect(card.getByText("Waiting for authorization")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /^Mark €.* as paid$/ })).toBeNull()
    await user.click(card.getByRole("button", { name: "Check authorization" }))
    await user.click((await dialog()).getByRole("button", { name: "Check authorization" }))
    await closed()
    expect(await screen.findByRole("button", { name: /^Capture €/ })).toBeTruthy()
    expect(await sessions()).toMatchObject([{ status: "authorized" }])
  })

  it("says so if the provider hasn't authorized it yet", async () => {
    await payLater("requires_more")
    const { user, card } = await open()
    await user.click(card.getByRole("button", { name: "Check authorization" }))
    const shown = await dialog()
    await user.click(shown.getByRole("button", { name: "Check authorization" }))
    await shown.findByText(/hasn’t authorized the payment yet\. Nothing was changed/)
    expect(shown.queryByText("That didn’t work")).toBeNull()
  })
})

describe("refunding a payment", () => {
  const openRefund = async () => {
    const { user } = await open()
    await user.click((await screen.findAllByRole("button", { name: "Refund payment" }))[0] as HTMLElement)
    return { user, shown: await dialog() }
  }

  it("says what it is for, and doesn't offer the same shipping fee twice", async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    const { user, shown } = await openRefund()
    const fee = shown.getByRole<HTMLInputElement>("checkbox", { name: /€11\.90$/ })
    const name = String(fee.labels?.[0]?.textContent).replace(/: .*/, "")
    await user.click(fee)
    expect(shown.getByLabelText<HTMLInputElement>(/^Note/).value).toBe(name)
    await user.click(shown.getByRole("button", { name: "Refund €11.90" }))
    await closed()
    await screen.findByText(`“${name}”`)
    await user.click((await screen.findAllByRole("button", { name: "Refund payment" }))[0] as HTMLElement)
    const again = await dialog()
    expect(again.getByRole<HTMLInputElement>("checkbox", { name: /€11\.90$/ }).disabled).toBe(true)
    again.getByText(/^Refunded (?!so far)/)
    again.getByText("Refunded so far")
  })

  it("doesn't lock a shipping fee because a refund without a note had its amount", async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    await payment.refund({ id: await paymentId(), body: { amount: 11.9 } })
    const { shown } = await openRefund()
    const fee = shown.getByRole<HTMLInputElement>("checkbox", { name: /€11\.90$/ })
    shown.getByText(/^Refunded (?!so far)/)
    expect(fee.disabled).toBe(false)
  })

  it("keeps a note that was typed", async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    const { user, shown } = await openRefund()
    await user.type(shown.getByLabelText(/^Note/), "Promised")
    await user.click(shown.getByRole("checkbox", { name: /€11\.90$/ }))
    expect(shown.getByLabelText<HTMLInputElement>(/^Note/).value).toBe("Promised")
  })

  it("is one entry of History with what it takes off the order's total", async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    await payment.refund({ id: await paymentId(), body: { amount: 5 } })
    await open()
    await screen.findByText(/refunded €5\.00/)
    screen.getByText("The order’s total is €5.00 lower")
    expect(screen.queryByText(/redit of €5\.00/)).toBeNull()
  })

  it("says that what was paid with two payments takes two refunds", async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    await setQuantity(3)
    const billed = await due()
    const collection = shop.backend.db.tables.paymentCollection.find(
      (row) => row.order_id === id && row.status === "not_paid",
    )
    await shop.admin.admin.paymentCollection.markAsPaid({ id: String(collection?.id), body: { order_id: id } })
    await payment.refund({ id: await paymentId(), body: { amount: 60 } })
    await setQuantity(1)
    const owed = -(await due())
    expect(owed).toBeGreaterThan(billed)
    const { user } = await open()
    screen.getByText(/^€.* were paid with 2 payments\. Each is refunded separately/)
    await user.click(screen.getAllByRole("button", { name: /^Refund €/ })[0] as HTMLElement)
    ;(await dialog()).getByText(/more than this payment\. Refund the other €.* from another payment afterwards\.$/)
  })

  it("doesn't propose again what a colleague has refunded while the dialog was open", async () => {
    await payment.capture({ id: await paymentId(), body: {} })
    await setQuantity(1)
    const owed = -(await due())
    const { user, queryClient } = await open()
    await user.click(screen.getByRole("button", { name: `Refund €${owed.toFixed(2)}` }))
    const shown = await dialog()
    expect(shown.getByLabelText<HTMLInputElement>("Amount").value).toBe(owed.toFixed(2))
    await payment.refund({ id: await paymentId(), body: { amount: owed } })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    await waitFor(() => expect(shown.getByLabelText<HTMLInputElement>("Amount").value).toBe("0.00"))
  })
})

describe("a refund claim whose items the customer keeps", () => {
  async function claimOne(type: "refund" | "replace" = "refund") {
    await payment.capture({ id: await paymentId(), body: {} })
    await fulfillOrder(shop, id)
    const { claim } = await claims.create({ body: { order_id: id, type } })
    const [item] = (await read()).items
    await claims.addItems({ id: claim.id, body: { items: [{ id: String(item?.id), quantity: 1 }] } })
    return { claimId: claim.id, item }
  }

  it("is named until its items are refunded, and proposes them", async () => {
    const { claimId } = await claimOne()
    await claims.request({ id: claimId })
    const { user, card } = await open()
    expect(await card.findByText(/^Claimed and not refunded yet: 1 × /)).toBeTruthy()
    await user.click(card.getByRole("button", { name: "Refund claimed items" }))
    const shown = await dialog()
    expect(shown.getByLabelText<HTMLInputElement>(/^Note/).value).toMatch(/^1 × /)
    await user.click(shown.getByRole("button", { name: /^Refund €/ }))
    await closed()
    await waitFor(() => expect(card.queryByText(/^Claimed and not refunded yet/)).toBeNull())
  })

  it("isn't named while it's unfinished or if it is replaced", async () => {
    const { claimId } = await claimOne("replace")
    const { card } = await open()
    expect(card.queryByText(/^Claimed and not refunded yet/)).toBeNull()
    await claims.addOutboundItems({
      id: claimId,
      body: { items: [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1, unit_price: 0 }] },
    })
    await claims.request({ id: claimId })
    cleanup()
    const again = await open()
    await again.card.findAllByText(/^Captured/)
    expect(again.card.queryByText(/^Claimed and not refunded yet/)).toBeNull()
  })
})
