import { screen, waitFor } from "@testing-library/react"
import { type FormEvent, useState } from "react"
import { beforeAll, expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { Button } from "./button.tsx"
import { ConfirmDialog, Dialog } from "./dialog.tsx"

beforeAll(stubOverlays)

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename it?" onSubmit={() => setOpen(false)}>
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

it("keeps the focus inside until it is closed", async () => {
  const { user } = renderUi(<Page />)
  const rename = screen.getByRole("button", { name: "Rename" })
  rename.focus()
  await user.keyboard("{Enter}")
  const dialog = await screen.findByRole("dialog", { name: "Rename it?" })
  const hasFocus = () => waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await hasFocus()
  // A menu restores the focus like this when it has closed.
  rename.focus()
  expect(dialog.contains(document.activeElement)).toBe(false)
  await hasFocus()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(rename))
})

it.each([
  ["a text field of its form", "Name"],
  ["no field", undefined],
])("submits with Ctrl+Enter from %s", async (_, field) => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const { user } = renderUi(
    <Dialog open title="Rename it?" onSubmit={onSubmit} footer={<Button type="submit">Rename</Button>}>
      <textarea aria-label="Name" />
    </Dialog>,
  )
  await screen.findByRole("dialog")
  if (field) await user.click(screen.getByLabelText(field))
  await user.keyboard("{Control>}{Enter}{/Control}")
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

it("presses the last button of its footer with Ctrl+Enter, unless it is disabled", async () => {
  const onConfirm = vi.fn()
  const dialog = (reason?: string) => (
    <ConfirmDialog
      open
      onClose={vi.fn()}
      onConfirm={onConfirm}
      title="Delete it?"
      confirm="Delete"
      disabledReason={reason}
    />
  )
  const { user, rerender } = renderUi(dialog("Not yet"))
  await screen.findByRole("dialog")
  await user.keyboard("{Control>}{Enter}{/Control}")
  rerender(dialog())
  await user.keyboard("{Meta>}{Enter}{/Meta}")
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
})
