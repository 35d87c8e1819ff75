import { screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { beforeAll, expect, it } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { Dialog } from "./dialog.tsx"

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
