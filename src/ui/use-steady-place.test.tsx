import { act, render, screen } from "@testing-library/react"
import { useRef, useState } from "react"
import { expect, it, vi } from "vitest"
import { useSteadyPlace } from "./use-steady-place.ts"

/** A list that begins 100 pixels lower for each line above it. */
function Page({ onAdd }: { onAdd: (add: () => void) => void }) {
  const [lines, setLines] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useSteadyPlace(list)
  onAdd(() => setLines(lines + 1))
  return (
    <div
      ref={(element) => {
        if (element) element.getBoundingClientRect = () => ({ top: 100 * lines }) as DOMRect
        list.current = element
      }}
    >
      <button type="button">Add</button>
    </div>
  )
}

it("scrolls by what was added above while the list is used, and not otherwise", () => {
  const scrollBy = vi.fn()
  vi.stubGlobal("scrollBy", scrollBy)
  let add = () => {}
  const onAdd = (next: () => void) => {
    add = next
  }
  render(<Page onAdd={onAdd} />)
  act(() => add())
  expect(scrollBy).not.toHaveBeenCalled()
  act(() => screen.getByRole("button", { name: "Add" }).focus())
  act(() => add())
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 100, behavior: "instant" })
})
