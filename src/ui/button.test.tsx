import { screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { Button } from "./button.tsx"
import { IconButton } from "./icon-button.tsx"

test("a disabled button stays focusable, shows the reason, and does nothing", async () => {
  const onClick = vi.fn()
  const { user } = renderUi(
    <Button onClick={onClick} disabledReason="Choose an item first">
      Request
    </Button>,
  )
  const button = screen.getByRole("button", { name: "Request" })
  await user.tab()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute("aria-disabled")).toBe("true")
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Choose an item first",
  )
  await user.click(button)
  await user.keyboard("{Enter}")
  expect(onClick).not.toHaveBeenCalled()
})

test("the reason can be shown below the button", () => {
  renderUi(
    <Button disabledReason="Choose an item first" reasonShown="below">
      Request
    </Button>,
  )
  const described = screen.getByRole("button").getAttribute("aria-describedby") ?? ""
  expect(document.getElementById(described)?.textContent).toBe("Choose an item first")
})

test("a busy or disabled submit button doesn't submit", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (blocked: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={!blocked} disabledReason={blocked ? "Not yet" : null}>
        Send
      </Button>
    </form>
  )
  const { user, rerender } = renderUi(form(true))
  await user.type(screen.getByLabelText("Name"), "Ana{Enter}")
  await user.click(screen.getByRole("button"))
  rerender(form(false))
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true")
  await user.click(screen.getByRole("button"))
  expect(onSubmit).not.toHaveBeenCalled()
})

test("a button without a reason works with mouse and keyboard", async () => {
  const onClick = vi.fn()
  const { user } = renderUi(<Button onClick={onClick}>Save</Button>)
  await user.click(screen.getByRole("button"))
  await user.keyboard("{Enter}")
  expect(onClick).toHaveBeenCalledTimes(2)
})

test("an icon button is named by its label", () => {
  renderUi(<IconButton icon="trash" label="Delete" />)
  expect(screen.getByRole("button", { name: "Delete" })).toBeDefined()
})
