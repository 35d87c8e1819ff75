import { act, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { Popover } from "./popover.tsx"

/** What the browser dispatches; jsdom has no popovers. */
function toggle(panel: HTMLElement, newState: "open" | "closed") {
  panel.dispatchEvent(Object.assign(new Event("toggle"), { newState }))
}

it("focuses its content whenever it opens, also when it was closed just before", () => {
  renderUi(
    <Popover label="Filter" trigger={(props) => <button {...props}>Open</button>}>
      {() => <input aria-label="From" />}
    </Popover>,
  )
  const panel = document.querySelector<HTMLElement>("[role=dialog]")
  if (!panel) throw new Error("the panel is missing")
  act(() => toggle(panel, "open"))
  expect(document.activeElement).toBe(screen.getByLabelText("From"))
  screen.getByText("Open").focus()
  act(() => {
    toggle(panel, "closed")
    toggle(panel, "open")
  })
  expect(document.activeElement).toBe(screen.getByLabelText("From"))
})
