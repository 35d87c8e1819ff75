import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderOffice } from "#tests/support/render-office.ts"

const shop = await openLiveShop()

it("asks for the password again after someone goes back from the dialog and returns", async () => {
  const { router, user } = await renderOffice("/admin/settings/team", shop)
  await screen.findByRole("heading", { level: 1, name: "Team" })
  localStorage.setItem("admin_token", "expired")
  await router.navigate({ to: "/admin/returns" })
  await screen.findByRole("dialog", { name: "Your session has expired" })
  await router.navigate({ to: "/cart" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await router.navigate({ to: "/admin/settings/team" })
  const dialog = await screen.findByRole("dialog", { name: "Your session has expired" })
  await user.type(within(dialog).getByLabelText("Password"), ADMIN.password)
  await user.click(within(dialog).getByRole("button", { name: "Continue" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await router.navigate({ to: "/admin/returns" })
  await screen.findByRole("heading", { level: 1, name: "Returns" })
  await screen.findByText("No returns yet")
})

it("sends waiting requests again when someone signed in on the sign-in page", async () => {
  const token = String(await shop.admin.client.storage.get())
  const { router } = await renderOffice("/admin/settings/team", shop)
  await screen.findByRole("heading", { level: 1, name: "Team" })
  localStorage.setItem("admin_token", "expired again")
  await router.navigate({ to: "/admin/returns" })
  await screen.findByRole("dialog", { name: "Your session has expired" })
  await router.navigate({ to: "/cart" })
  localStorage.setItem("admin_token", token)
  await router.navigate({ to: "/admin/returns" })
  await screen.findByText("No returns yet")
  expect(screen.queryByRole("dialog")).toBeNull()
})
