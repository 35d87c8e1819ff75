import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

vi.mock("./session-keeper.tsx", () => {
  throw new TypeError("Importing a module script failed.")
})
const shop = await openLiveShop()

it("signs out even if the session's code can't be loaded", async () => {
  const { user, router } = await renderAdminPage("/admin/settings/team", shop)
  await screen.findByRole("heading", { level: 1, name: "Team" })
  await user.click(await screen.findByRole("button", { name: "Sign out" }))
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/login"))
  expect(localStorage.getItem("admin_token")).toBeNull()
})
