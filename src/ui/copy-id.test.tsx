import { act, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { CopyId } from "./copy-id.tsx"
import { ToastProvider } from "./toasts.tsx"

const show = () =>
  renderUi(
    <ToastProvider>
      <CopyId id="order_01ABCDEFGHIJKL" what="order ID" />
    </ToastProvider>,
  )

it("copies the full id and confirms it", async () => {
  const { user } = show()
  await user.click(screen.getByRole("button", { name: /^Copy order ID/ }))
  expect(await navigator.clipboard.readText()).toBe("order_01ABCDEFGHIJKL")
  expect(screen.getByRole("button", { name: /^Copied/ })).toBeTruthy()
})

it("shows the id for manual copying, without a confirmation, when the browser has no clipboard", async () => {
  const { user } = show()
  vi.stubGlobal("navigator", { ...navigator, clipboard: undefined })
  await user.click(screen.getByRole("button", { name: /^Copy order ID/ }))
  expect(await screen.findByText(/Couldn’t copy/)).toBeTruthy()
  expect(screen.getByText("order_01ABCDEFGHIJKL")).toBeTruthy()
  expect(screen.queryByRole("button", { name: /^Copied/ })).toBeNull()
  await act(async () => undefined)
})
