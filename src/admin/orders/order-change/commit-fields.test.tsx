import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { NoteField, PriceField } from "./commit-fields.tsx"

const price = () => screen.getByLabelText<HTMLInputElement>("Price")

it("reads an amount in the user's locale and saves it when the field is left", async () => {
  const onCommit = vi.fn()
  const { user } = renderUi(<PriceField label="Price" amount={19.99} currency="eur" onCommit={onCommit} />)
  expect(price().value).toBe("19.99")
  await user.clear(price())
  await user.type(price(), "1,234{Tab}")
  expect(onCommit.mock.calls).toEqual([[1234]])
})

it("shows an error without sending anything, and starts over with Escape", async () => {
  const onCommit = vi.fn()
  const { user } = renderUi(<PriceField label="Price" amount={19.99} currency="eur" onCommit={onCommit} />)
  await user.clear(price())
  await user.type(price(), "1.234{Enter}")
  expect(screen.getByText("Enter an amount with at most 2 decimals, for example 12.50")).toBeTruthy()
  await user.keyboard("{Escape}")
  expect(price().value).toBe("19.99")
  expect(price().getAttribute("aria-invalid")).toBeNull()
  expect(onCommit).not.toHaveBeenCalled()
})

it("sends nothing when the same amount was typed in another format", async () => {
  const onCommit = vi.fn()
  const { user } = renderUi(<PriceField label="Price" amount={1250} currency="eur" onCommit={onCommit} />)
  await user.clear(price())
  await user.type(price(), "1,250{Enter}")
  expect(price().value).toBe("1250.00")
  expect(onCommit).not.toHaveBeenCalled()
})

it("sends nothing when a note with spaces around it is left as it was", async () => {
  const onCommit = vi.fn()
  const { user } = renderUi(<NoteField label="Note" value="Fragile " onCommit={onCommit} />)
  await user.click(screen.getByLabelText(/^Note/))
  await user.tab()
  expect(onCommit).not.toHaveBeenCalled()
})

it("keeps what was typed while the amount before was saved", async () => {
  const field = (amount: number) => <PriceField label="Price" amount={amount} currency="eur" onCommit={() => {}} />
  const { user, rerender } = renderUi(field(19.99))
  await user.clear(price())
  await user.type(price(), "12{Enter}.5")
  rerender(field(12))
  expect(price().value).toBe("12.5")
})

it("shows a saved amount with its decimals", async () => {
  const field = (amount: number) => <PriceField label="Price" amount={amount} currency="eur" onCommit={() => {}} />
  const { user, rerender } = renderUi(field(19.99))
  await user.clear(price())
  await user.type(price(), "12{Enter}")
  rerender(field(12))
  expect(price().value).toBe("12.00")
})
