import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { Select } from "./select.tsx"

function Reason({ mandatory }: { mandatory?: boolean }) {
  const [value, setValue] = useState("")
  return (
    <>
      <Select
        label="Reason"
        placeholder="No reason"
        mandatory={mandatory}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        options={[{ value: "wrong", label: "Wrong item" }]}
      />
      <output>{value}</output>
    </>
  )
}

test("a mandatory select shows its placeholder, which can't be chosen again", async () => {
  const { user } = renderUi(<Reason mandatory />)
  const field = screen.getByLabelText("Reason")
  expect(screen.getByDisplayValue("No reason")).toBe(field)
  await user.selectOptions(field, "wrong")
  await user.selectOptions(field, field.querySelector("option") as HTMLOptionElement)
  expect(screen.getByRole("status").textContent).toBe("wrong")
})

test("an optional select can be emptied", async () => {
  const { user } = renderUi(<Reason />)
  const field = screen.getByLabelText("Reason")
  await user.selectOptions(field, "wrong")
  await user.selectOptions(field, "")
  expect(screen.getByRole("status").textContent).toBe("")
})
