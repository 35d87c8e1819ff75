import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { Menu } from "./menu.tsx"

beforeEach(stubOverlays)

it("opens on the first press, also if its code has not loaded yet", async () => {
  const onSelect = vi.fn()
  const { user } = renderUi(<Menu label="More" button={{}} items={[{ label: "Archive", onSelect }]} />)
  const standIn = screen.getByRole("button", { name: "More" })
  expect(standIn.getAttribute("aria-haspopup")).toBe("menu")
  standIn.focus()
  await user.keyboard("{ArrowDown}")
  await screen.findByRole("menuitem", { name: "Archive" })
  expect(standIn.isConnected).toBe(false)
  await user.keyboard("{Enter}")
  expect(onSelect).toHaveBeenCalledOnce()
})
