import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { cleanup, screen, within } from "@testing-library/react"
import fc from "fast-check"
import type { ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { ChangeTotals } from "#admin/orders/order-change/change-totals.tsx"
import { OrderItems } from "#admin/orders/order-items.tsx"
import { OrderTotals } from "#admin/orders/order-money.tsx"
import { linePrice } from "#lib/line-price.ts"
import { sumMoney, toMinorUnits } from "#lib/money.ts"
import { basisOf } from "#lib/order-totals.ts"
import { moneyOf, openChange } from "#machines/orders/order-change/order-change.rules.ts"
import { capturedOf, proposedRefund, refundable, refundedOf } from "#machines/orders/payments/payments.rules.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import { generatedOrders, type OrderRecipe, openOrderMaker, orderRecipe } from "#tests/support/generated-orders.ts"
import { address, openLiveShop } from "#tests/support/live-shop.ts"
import type { ChangeWatch } from "#tests/support/order-walk.ts"
import { printedAmount, printedRows } from "#tests/support/printed-amounts.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { Dialog } from "#ui/dialog.tsx"
import { OrderPayments } from "./payments/order-payments.tsx"
import { RefundDialog } from "./payments/refund-dialog.tsx"

// The cards are rendered without a router.
vi.mock("./payments/use-refund-next.ts", () => ({ useRefundNext: () => undefined }))
vi.mock("@tanstack/react-router", async (original) => ({
  ...(await original<typeof import("@tanstack/react-router")>()),
  useBlocker: () => undefined,
  createLink:
    () =>
    ({ children }: { children?: ReactNode }) =>
      children,
}))
vi.mock("#admin/kit/unsaved/leave-guard.tsx", () => ({ useLeaveGuard: () => ({ ask: async () => true }) }))

await Dialog.preload()
const shop = await openLiveShop()
const makeOrder = await openOrderMaker(shop)
const { order: orders, draftOrder: drafts } = shop.admin.admin

afterEach(() => vi.unstubAllEnvs())

const read = async (id: string) =>
  (await orders.retrieve({ id, query: { fields: "+currency_code,*items.detail" } })).order

const PARTS = ["Items", "Returned items", "Discount", "Shipping", "Tax", "Credits"]
const STEPS = ["Captured", "Refunded", "Expected returns", "Rounding", "Canceled"]
const sum = (rows: Map<string, number>, labels: readonly string[]) =>
  labels.reduce((all, label) => all + (rows.get(label) ?? 0), 0)

function show(element: ReactNode) {
  cleanup()
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  return renderUi(<QueryClientProvider client={client}>{element}</QueryClientProvider>)
}
const list = (container: Element) => container.querySelector("dl") as Element

/** Checks that the printed lines add up to the total, and total and payments to the balance; returns the balance. */
function expectSums(rows: Map<string, number>, hasBalance = true): number {
  const total = rows.get("Total") ?? rows.get("New total") ?? Number.NaN
  expect(sum(rows, PARTS)).toBe(total)
  const due = (rows.get("Balance due") ?? 0) - (rows.get("Refund due") ?? 0)
  if (hasBalance) expect(total + sum(rows, STEPS)).toBe(due)
  return due
}

/** Checks that quantity times price is the printed amount of each line item; returns their sum. */
function expectItems(order: Order, currency: string): number {
  for (const item of order.items) {
    const { parts, total } = linePrice(item, currency, basisOf(order))
    expect(sumMoney(parts.map(({ amount }) => amount))).toBe(total)
  }
  const { container } = show(<OrderItems order={order} />)
  let all = 0
  for (const row of container.querySelectorAll("li")) {
    const texts = [...row.querySelectorAll(".tabular-nums .tabular-nums")].map((amount) => amount.textContent ?? "")
    const [amount, each] = texts.map((text) => printedAmount(text, currency))
    const times = [...row.querySelectorAll("span")].map(({ textContent }) => /^(\d+) × /.exec(textContent ?? "")?.[1])
    const quantity = Number(times.find((text) => text !== undefined))
    // The printed price is rounded, and the amounts of all items are rounded to their sum.
    expect(Math.abs((each ?? Number.NaN) * quantity - (amount ?? Number.NaN))).toBeLessThanOrEqual(quantity / 2 + 1)
    all += amount ?? Number.NaN
  }
  return all
}

/** What a preview of the order's open change prints: its total and balance. */
async function printedPreview(id: string, currency: string) {
  const [{ order: preview }, order] = await Promise.all([orders.retrievePreview({ id }), read(id)])
  const element = <ChangeTotals preview={preview} money={moneyOf(preview, order)} />
  const rows = printedRows(list(show(element).container), currency)
  return { type: openChange(preview)?.type, total: rows.get("Total") ?? rows.get("New total"), due: expectSums(rows) }
}

/** Checks that each change prints before its confirmation what the order prints after it; adds its type to those seen. */
function watchChanges(currency: string, types: string[]): ChangeWatch {
  let before: Awaited<ReturnType<typeof printedPreview>>
  return {
    staged: async (id) => {
      before = await printedPreview(id, currency)
    },
    confirmed: async (id) => {
      const rows = printedRows(list(show(<OrderPayments order={await read(id)} />).container), currency)
      expect({ total: rows.get("Total"), due: expectSums(rows) }).toEqual({ total: before.total, due: before.due })
      if (before.type) types.push(before.type)
    },
  }
}

/** Checks a draft of the recipe's items, and the preview of an edit that adds one. */
async function expectDraft({ currency, unitPrice, shippingPrice }: OrderRecipe) {
  const { shipping_options } = await shop.admin.admin.shippingOption.list({ query: { fields: "id,name" } })
  const option = shipping_options.find(({ name }) => name === "Standard")
  const body = {
    region_id: shop.region,
    email: "ada@example.com",
    shipping_address: address,
    items: [{ title: "Engraving", quantity: 3, unit_price: unitPrice }],
    shipping_methods: [{ name: "Standard", shipping_option_id: String(option?.id), amount: shippingPrice }],
  }
  const { id } = (await drafts.create({ body })).draft_order
  shop.backend.db.tables.order.update(id, { currency_code: currency })
  const printed = async () => {
    const rows = printedRows(list(show(<OrderTotals order={await read(id)} />).container), currency)
    expectSums(rows, false)
    return rows.get("Total")
  }
  await printed()
  await drafts.beginEdit({ id })
  await drafts.addItems({ id, body: { items: [{ title: "Ribbon", quantity: 1, unit_price: unitPrice / 3 }] } })
  const { total } = await printedPreview(id, currency)
  await drafts.confirmEdit({ id })
  expect(await printed()).toBe(total)
}

const idle = {
  error: null,
  busy: false,
  unsure: null,
  earlier: null,
  flow: {} as never,
  ask: () => {},
  resume: () => {},
  confirm: () => {},
  dismiss: () => {},
}

/** Checks that a refund proposes what is owed, and that chosen items cost what they did in the order. */
async function expectRefund(order: Order, payment: Payment, currency: string) {
  const task = { type: "refund" as const, paymentId: payment.id, amount: 0 }
  const { user } = show(<RefundDialog order={order} payment={payment} handle={{ ...idle, task, lastTask: task }} />)
  const dialog = within(screen.getByRole("dialog"))
  const field = dialog.getByLabelText<HTMLInputElement>("Amount")
  const typed = () => printedAmount(field.value.replaceAll(",", ""), currency)
  expect(typed()).toBe(toMinorUnits(proposedRefund(payment, order), currency))
  const most = printedAmount((dialog.getByText(/^Up to/).textContent ?? "").replace("Up to ", ""), currency)
  expect(most).toBe(toMinorUnits(refundable(payment), currency))
  const [first] = dialog.queryAllByRole("button", { name: /^Increase/ })
  if (!first) return
  await user.click(first)
  const each = dialog.getAllByText(/ each,/)[0]?.textContent ?? ""
  expect(typed()).toBe(printedAmount(each.replace(/ each,.*/, ""), currency))
}

it("prints amounts that add up for generated orders, changes, drafts and refunds", async () => {
  stubOverlays()
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", PUBLISHABLE_KEY)
  const seen = { changes: [] as string[], refunds: 0, due: new Set<number>() }
  await fc.assert(
    fc.asyncProperty(orderRecipe, async (recipe) => {
      const { currency } = recipe
      const { id } = await makeOrder(recipe, watchChanges(currency, seen.changes))
      const order = await read(id)
      const rows = printedRows(list(show(<OrderPayments order={order} />).container), currency)
      const due = expectSums(rows)
      seen.due.add(Math.sign(due))
      // The server doesn't round: 39.6627 - 10.50.
      const pending = toMinorUnits(order.summary?.pending_difference ?? Number.NaN, currency)
      expect(Math.abs(due - pending)).toBeLessThanOrEqual(1)
      expect(expectItems(order, currency)).toBe(rows.get("Items"))
      // A draft prints the same lines without payments.
      const draft = printedRows(list(show(<OrderTotals order={order} />).container), currency)
      expectSums(draft, false)
      expect(draft.get("Total")).toBe(rows.get("Total"))
      const payments = (order.payment_collections ?? []).flatMap((each) => each.payments ?? [])
      const booked = payments.reduce((all, payment) => all + capturedOf(payment) - refundedOf(payment), 0)
      const steps = -sum(rows, ["Captured", "Refunded"])
      expect(Math.abs(steps - toMinorUnits(booked, currency))).toBeLessThanOrEqual(2)
      for (const payment of payments.filter((each) => refundable(each) > 0)) {
        await expectRefund(order, payment, currency)
        seen.refunds += 1
      }
      await expectDraft(recipe)
    }),
    generatedOrders(14),
  )
  expect(seen.changes.length).toBeGreaterThan(3)
  expect(seen.refunds).toBeGreaterThan(1)
}, 180_000)
