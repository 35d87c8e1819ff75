import { cleanup } from "@testing-library/react"
import fc from "fast-check"
import { expect, it } from "vitest"
import { lineAmounts } from "#lib/order-totals.ts"
import { generatedOrders, openOrderMaker, orderRecipe } from "#tests/support/generated-orders.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { printedRows } from "#tests/support/printed-amounts.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { Totals } from "./totals.tsx"

const shop = await openLiveShop()
const makeOrder = await openOrderMaker(shop)

it("prints amounts that add up for generated orders", async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(orderRecipe, async (recipe) => {
      const { currency } = recipe
      const { id } = await makeOrder(recipe)
      const { order } = await shop.store.store.order.retrieve({ id })
      cleanup()
      const { container } = renderUi(<Totals of={order} />)
      const rows = printedRows(container.querySelector("dl") as Element, currency)
      for (const label of rows.keys()) seen.add(label)
      const parts = [
        "Subtotal",
        "Returned items",
        "Requested return",
        "Discount",
        "Shipping",
        "Return shipping",
        "Credits",
      ]
      expect(parts.reduce((sum, label) => sum + (rows.get(label) ?? 0), 0)).toBe(rows.get("Total"))
      const lines = lineAmounts(order, currency, "gross").reduce((sum, amount) => sum + amount, 0)
      expect(lines).toBeCloseTo(
        (rows.get("Subtotal") ?? Number.NaN) / 10 ** (currency === "eur" ? 2 : currency === "jpy" ? 0 : 3),
      )
    }),
    generatedOrders(25),
  )
  expect([...seen]).toEqual(expect.arrayContaining(["Returned items", "Discount", "Credits"]))
}, 60_000)
