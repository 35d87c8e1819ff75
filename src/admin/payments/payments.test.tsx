import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { formatMoney } from "#lib/money.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.paymentLedger

it("the payments of all orders are listed with totals by currency, and filtered by their state", async () => {
  const shop = await openLiveShop()
  await placeOrder(shop, 1)
  await placeOrder(shop, 1)
  const { payments } = await shop.admin.admin.payment.list({ query: { fields: "id,amount" } })
  const [first] = payments
  await shop.admin.admin.payment.capture({ id: String(first?.id), body: {} })
  const { router } = await renderAdminPage("/admin/payments", shop)
  const totals = within(await screen.findByRole("region", { name: texts.totals.title }))
  expect(totals.getByText("2 payments")).toBeTruthy()
  const rows = () => screen.getAllByRole("row").slice(1)
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.getByText(texts.states.authorized)).toBeTruthy()
  expect(screen.getAllByRole("link", { name: /^Order #/ })).toHaveLength(2)
  expect(await domProblems()).toEqual([])
  void router.navigate({ to: "/admin/payments", search: { state: ["captured"] } })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(totals.getByText("1 payment")).toBeTruthy()
})

it("filters by the amount, shown in the currency that was chosen", async () => {
  const shop = await openLiveShop()
  await placeOrder(shop, 1)
  await placeOrder(shop, 2)
  const { payments } = await shop.admin.admin.payment.list({ query: { fields: "amount", order: "amount" } })
  const amount = payments[0]?.amount ?? 0
  const search = new URLSearchParams({ currency: '["eur"]', amount: `..${amount}` })
  await renderAdminPage(`/admin/payments?${search}`, shop)
  await waitFor(() => expect(screen.getAllByRole("row").slice(1)).toHaveLength(1))
  expect(screen.getByText(`at most ${formatMoney(amount, "eur", "en")}`)).toBeTruthy()
})
