import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()

it.each([
  { input: "", error: "Enter an email address" },
  { input: "kim", error: "Enter a valid email address" },
  { input: ADMIN.email, error: "Already a team member" },
])("shows at the field why an email can’t be invited: $error", async ({ input, error }) => {
  const { user } = await renderAdminPage("/admin/settings/team", shop)
  await screen.findAllByText(ADMIN.email)
  await user.click(await screen.findByRole("button", { name: "Invite team member" }))
  const field = await screen.findByLabelText<HTMLInputElement>("Email")
  await user.type(field, `${input}{Enter}`)
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"))
  const description = field.getAttribute("aria-describedby")?.split(" ") ?? []
  expect(description.map((id) => document.getElementById(id)?.textContent)).toContain(error)
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole("button", { name: "Create invitation" }))
  expect(document.activeElement).toBe(field)
  expect((await shop.admin.admin.invite.list()).invites).toEqual([])
  await user.clear(field)
  await user.type(field, "kim@example.com")
  expect(field.getAttribute("aria-invalid")).not.toBe("true")
})
