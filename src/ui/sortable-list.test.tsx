import { screen, within } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { SortableList } from "./sortable-list.tsx"

function Colors({ start }: { start: readonly string[] }) {
  const [colors, setColors] = useState(start)
  return (
    <SortableList
      label="Colors"
      items={colors}
      itemId={(color) => color}
      itemName={(color) => color}
      onMove={(color, to) => setColors(colors.filter((other) => other !== color).toSpliced(to, 0, color))}
    >
      {(color) => <input aria-label={color} />}
    </SortableList>
  )
}
const order = () =>
  within(screen.getByRole("list", { name: "Colors" }))
    .getAllByRole("textbox")
    .map((input) => input.getAttribute("aria-label"))

test("Alt and the arrow keys move an item from anywhere in its row, keep the focus and announce the position", async () => {
  const { user } = renderUi(<Colors start={["Red", "Green", "Blue"]} />)
  const red = screen.getByRole("textbox", { name: "Red" })
  red.focus()
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}")
  expect(order()).toEqual(["Green", "Red", "Blue"])
  expect(document.activeElement).toBe(red)
  expect(screen.getByText("Red moved to position 2 of 3")).toBeTruthy()
  await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}")
  expect(order()).toEqual(["Green", "Blue", "Red"])
  await user.keyboard("{ArrowUp}")
  expect(order()).toEqual(["Green", "Blue", "Red"])
})

test("the arrow keys move an item whose handle has the focus", async () => {
  const { user } = renderUi(<Colors start={["Red", "Green", "Blue"]} />)
  screen.getByRole("button", { name: "Move Blue" }).focus()
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}")
  expect(order()).toEqual(["Blue", "Red", "Green"])
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Blue" }))
})

test("a single item says that there is nothing to reorder", () => {
  renderUi(<Colors start={["Red"]} />)
  expect(screen.getByRole("button", { name: "Move Red" }).getAttribute("aria-disabled")).toBe("true")
})
