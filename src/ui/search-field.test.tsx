import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { SearchField } from "./search-field.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const type = (text: string) => fireEvent.change(screen.getByLabelText("Search orders"), { target: { value: text } })
const rest = () => act(() => vi.advanceTimersByTime(250))

test("searches once after a pause in typing", () => {
  const onSearch = vi.fn()
  renderUi(<SearchField label="Search orders" value="" onSearch={onSearch} />)
  type("a")
  act(() => vi.advanceTimersByTime(100))
  type("ana")
  rest()
  expect(onSearch.mock.calls).toEqual([["ana"]])
})

test("searches immediately on Enter, and not again after the pause", () => {
  const onSearch = vi.fn()
  renderUi(<SearchField label="Search orders" value="" onSearch={onSearch} />)
  type("mug")
  fireEvent.keyDown(screen.getByLabelText("Search orders"), { key: "Enter" })
  rest()
  expect(onSearch.mock.calls).toEqual([["mug"]])
})

test("follows the value prop, and searches for an empty text when cleared", () => {
  const onSearch = vi.fn()
  const { rerender } = renderUi(<SearchField label="Search orders" value="mug" onSearch={onSearch} />)
  rerender(<SearchField label="Search orders" value="lamp" onSearch={onSearch} />)
  rest()
  expect((screen.getByLabelText("Search orders") as HTMLInputElement).value).toBe("lamp")
  expect(onSearch).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole("button", { name: "Clear search" }))
  expect(onSearch.mock.calls).toEqual([[""]])
})
