import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { fetchOf } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { freeReplacement, isPaidButReplacement } from "./replacement.ts"

/** Reads the newest order of a scenario as a guest does. */
async function newestOrder(scenario: string) {
  const backend = createBackend({ scenario, seed: 1 })
  const [newest] = backend.db.tables.order.all().toSorted((a, b) => b.display_id - a.display_id)
  const fetch = fetchOf(backend)
  const sdk = createStoreSdk({ baseUrl: "http://shop.test", publishableKey: PUBLISHABLE_KEY, fetch })
  const fields = "+payment_status"
  const { order } = await sdk.store.order.retrieve({ id: String(newest?.id), query: { fields } })
  return { backend, order }
}

it("shows the replacement of a claimed item as free, not as a debt", async () => {
  const { backend, order } = await newestOrder("claim-replaced")
  expect([order.total, order.summary.paid_total, order.summary.pending_difference]).toEqual([224.91, 172.55, 52.36])
  expect(freeReplacement(order)).toEqual({ amount: 52.36, tax: 8.36 })
  expect(isPaidButReplacement(order)).toBe(true)
  renderPage(`/order/${order.id}`, backend)
  const total = await screen.findByText("Total")
  expect(total.nextElementSibling?.textContent).toBe("€172.55")
  expect(screen.getByText("Including €27.55 in taxes")).toBeTruthy()
  const lines = screen.getAllByRole("listitem").filter((line) => within(line).queryByText("Free replacement"))
  expect(lines.map((line) => within(line).queryByText("€52.36") !== null)).toEqual([true])
})

it.each(["order-delivered", "exchange-completed", "order-edited"])("finds no replacement in %s", async (scenario) => {
  const { order } = await newestOrder(scenario)
  expect([freeReplacement(order), isPaidButReplacement(order)]).toEqual([{ amount: 0, tax: 0 }, false])
})
