import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { NearView } from "./near-view.tsx"

it("reserves the place of its content until it is near, so that nothing moves when one scrolls there", () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  )
  renderUi(<NearView placeholder={<p>Reserved</p>}>Content</NearView>)
  expect(screen.queryByText("Content")).toBeNull()
  expect(screen.queryByText("Reserved")).not.toBeNull()
})
