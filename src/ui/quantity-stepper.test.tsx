import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { QuantityStepper } from "./quantity-stepper.tsx"

function Counter({ min, max }: { min?: number; max?: number }) {
  const [value, setValue] = useState(2)
  return (
    <>
      <QuantityStepper label="Quantity" value={value} onChange={setValue} min={min} max={max} />
      <output>{value}</output>
    </>
  )
}

const counted = () => screen.getByRole("status").textContent

test("changes the quantity by buttons, and shows the limit as a reason", async () => {
  const { user } = renderUi(<Counter min={1} max={3} />)
  await user.click(screen.getByRole("button", { name: "Increase quantity" }))
  expect(counted()).toBe("3")
  const more = screen.getByRole("button", { name: "Increase quantity" })
  expect(document.getElementById(more.getAttribute("aria-describedby") ?? "")?.textContent).toBe("At most 3")
  await user.click(more)
  expect(counted()).toBe("3")
  await user.click(screen.getByRole("button", { name: "Decrease quantity" }))
  await user.click(screen.getByRole("button", { name: "Decrease quantity" }))
  await user.click(screen.getByRole("button", { name: "Decrease quantity" }))
  expect(counted()).toBe("1")
})

test("applies a typed number on Enter, within the limits, and keeps text that isn't a number with an error", async () => {
  const { user } = renderUi(<Counter min={1} max={30} />)
  const field = screen.getByLabelText("Quantity")
  await user.clear(field)
  await user.type(field, "17")
  expect(counted()).toBe("2")
  await user.keyboard("{Enter}")
  expect(counted()).toBe("17")
  await user.clear(field)
  await user.type(field, "99{Enter}")
  expect(counted()).toBe("30")
  await user.clear(field)
  await user.type(field, "many")
  await user.tab()
  expect(counted()).toBe("30")
  expect((field as HTMLInputElement).value).toBe("many")
  expect(screen.getByText("Enter a whole number, for example 2")).toBeTruthy()
})

test("tells a typed number from a difference, and keeps what is typed when the value changes elsewhere", async () => {
  const changes: unknown[][] = []
  const stepper = (value: number) => (
    <QuantityStepper label="Quantity" value={value} onChange={(...change) => changes.push(change)} min={1} />
  )
  const { user, rerender } = renderUi(stepper(5))
  const field = screen.getByLabelText<HTMLInputElement>("Quantity")
  await user.click(screen.getByRole("button", { name: "Increase quantity" }))
  await user.type(field, "{ArrowDown}")
  await user.clear(field)
  await user.type(field, "3")
  rerender(stepper(2))
  expect(field.value).toBe("3")
  await user.tab()
  expect(changes).toEqual([[6, 1], [4, -1], [3]])
})

test("changes the quantity by the arrow keys, starting from a typed number, within the limits", async () => {
  const { user } = renderUi(<Counter min={1} max={30} />)
  const field = screen.getByRole("spinbutton", { name: "Quantity" })
  await user.click(field)
  await user.keyboard("{ArrowUp}{ArrowUp}")
  expect(counted()).toBe("4")
  expect(field.getAttribute("aria-valuenow")).toBe("4")
  await user.clear(field)
  await user.type(field, "29{ArrowUp}{ArrowUp}")
  expect(counted()).toBe("30")
  await user.clear(field)
  await user.type(field, "2{ArrowDown}{ArrowDown}")
  expect(counted()).toBe("1")
})

test("says why a typed quantity is too high while it is typed, and keeps saying it after applying the limit", async () => {
  const { user } = renderUi(<Counter min={1} max={30} />)
  const field = screen.getByLabelText("Quantity")
  await user.clear(field)
  await user.type(field, "99")
  const described = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent
  expect(described()).toBe("At most 30")
  expect(field.getAttribute("aria-invalid")).toBe("true")
  await user.keyboard("{Enter}")
  expect(counted()).toBe("30")
  expect(described()).toBe("At most 30")
  await user.click(screen.getByRole("button", { name: "Decrease quantity" }))
  expect(field.getAttribute("aria-invalid")).toBeNull()
})

test.each(["1.5", "1,5", "2x", "-"])("doesn't round or guess %s", async (text) => {
  const { user } = renderUi(<Counter min={1} max={30} />)
  const field = screen.getByLabelText<HTMLInputElement>("Quantity")
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
  expect(counted()).toBe("2")
  expect(field.value).toBe(text)
  expect(field.getAttribute("aria-invalid")).toBe("true")
})

test("keeps what was typed while another quantity arrives", async () => {
  const field = (value: number) => <QuantityStepper label="Quantity" value={value} onChange={() => {}} />
  const { user, rerender } = renderUi(field(1))
  await user.clear(screen.getByLabelText("Quantity"))
  await user.type(screen.getByLabelText("Quantity"), "12")
  rerender(field(2))
  expect(screen.getByLabelText<HTMLInputElement>("Quantity").value).toBe("12")
})
