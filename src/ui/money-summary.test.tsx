import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { MoneyBalance, MoneySummary } from "./money-summary.tsx"

const lines = () =>
  screen.getAllByRole("term").map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

test("the balance is labeled as due or as refund", () => {
  const { rerender } = renderUi(<MoneyBalance currency="eur" total={112} captured={100} due={12} />)
  expect(lines().at(-1)).toBe("Balance due €12.00")
  rerender(<MoneyBalance currency="eur" total={90} captured={100} due={-10} />)
  expect(lines().at(-1)).toBe("Refund due €10.00")
  rerender(<MoneyBalance currency="eur" total={100} captured={100} due={0.001} />)
  expect(lines().at(-1)).toBe("Balance €0.00")
})

test("a previous amount is crossed out only if it differs after rounding", () => {
  renderUi(
    <MoneySummary
      currency="eur"
      rows={[
        { label: "Items", amount: 0.3, was: 0.1 + 0.2 },
        { label: "Delivery", amount: 5, was: 4 },
        { label: "Tax", text: "Later" },
      ]}
    />,
  )
  expect(lines()).toEqual(["Items €0.30", "Delivery €4.00€5.00", "Tax Later"])
})

test("a note is below the amount", () => {
  renderUi(<MoneySummary currency="eur" rows={[{ label: "Discount", amount: -5, note: "TEN, FREE" }]} />)
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["-€5.00", "TEN, FREE"])
})

test("amounts between total and balance are added to the total", () => {
  renderUi(
    <MoneyBalance
      currency="eur"
      rows={[{ label: "Items", amount: 90 }]}
      was={100}
      total={90}
      captured={100}
      refunded={5}
      expected={20}
      rounding={-0.01}
      due={-25.01}
    />,
  )
  expect(lines()).toEqual([
    "Items €90.00",
    "New total €100.00€90.00",
    "Captured -€100.00",
    "Refunded €5.00",
    "Expected returns -€20.00",
    "Rounding -€0.01",
    "Refund due €25.01",
  ])
})
