import { screen, waitFor, within } from "@testing-library/react"
import { Suspense, useState } from "react"
import { beforeAll, expect, it } from "vitest"
import { holdTransitions } from "#tests/support/hold-transitions.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { late } from "./late.tsx"

// The first import of Headless UI's dialog in this file: its code isn't loaded before the dialog is opened.
const Dialog = late(async () => (await import("./dialog.tsx")).Dialog)

beforeAll(stubOverlays)

function Page() {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Export
      </button>
      {open !== undefined && (
        <Suspense>
          <Dialog open={open} onClose={() => setOpen(false)} title="Export products" />
        </Suspense>
      )}
    </>
  )
}

it("returns the focus to the opener when the first dialog has closed, whose code was loaded for it", async () => {
  const { user } = renderUi(<Page />)
  const opener = screen.getByRole("button", { name: "Export" })
  opener.focus()
  await user.keyboard("{Enter}")
  const dialog = await screen.findByRole("dialog", { name: "Export products" })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await waitFor(() => expect(dialog.querySelector("[data-transition]")).toBeNull())
  const endTransitions = holdTransitions()
  await user.click(within(dialog).getByRole("button", { name: "Close" }))
  await waitFor(() => expect(dialog.querySelector("[data-leave]")).not.toBeNull())
  endTransitions()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
