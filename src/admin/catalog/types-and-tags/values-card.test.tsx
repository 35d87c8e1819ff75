import { fireEvent, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

vi.setConfig({ testTimeout: 30_000 })
const shop = await openLiveShop()

it("gives a new row the focus before the next key arrives", async () => {
  await renderAdminPage("/admin/options/new", shop)
  const add = await screen.findByRole("button", { name: "Add value" })
  fireEvent.click(add)
  const inputs = () => screen.getAllByPlaceholderText("Value")
  expect(document.activeElement).toBe(inputs().at(-1))
  const count = inputs().length
  fireEvent.keyDown(inputs().at(-1) as HTMLElement, { key: "Enter" })
  expect(inputs()).toHaveLength(count + 1)
  expect(document.activeElement).toBe(inputs().at(-1))
})
