import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { openColleague, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { writeFromOtherTab } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
await openColleague(shop)

async function tokenOf(email: string): Promise<string> {
  const body = JSON.stringify({ email, password: "supersecret" })
  const headers = { "content-type": "application/json" }
  const answer = await shop.backend.fetch(
    new Request("http://shop.test/auth/user/emailpass", { method: "POST", headers, body }),
  )
  return (await answer.json()).token
}

it("asks for the password on a page that is opened with an expired session and loads its data first", async () => {
  stubOverlays()
  localStorage.setItem("admin_token", "expired before")
  const { user } = await renderPage("/admin/products/new", shop.backend)
  const dialog = await screen.findByRole("dialog", { name: "Your session has expired" })
  await user.type(within(dialog).getByLabelText("Email"), ADMIN.email)
  await user.type(within(dialog).getByLabelText("Password"), ADMIN.password)
  await user.click(within(dialog).getByRole("button", { name: "Continue" }))
  await screen.findByRole("heading", { level: 1, name: "Create product" })
})

it("asks for the password again after leaving the dialog's page and returning", async () => {
  const { router, user } = await renderAdminPage("/admin/settings/team", shop)
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

it("retries waiting requests after signing in on the sign-in page", async () => {
  const token = String(await shop.admin.client.storage.get())
  const { router } = await renderAdminPage("/admin/settings/team", shop)
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

it("clears an admin's data and input when another admin signs in in another tab", async () => {
  const { user } = await renderAdminPage("/admin/settings/team", shop)
  await screen.findAllByText(ADMIN.email)
  await user.click(await screen.findByRole("button", { name: "Invite team member" }))
  await user.type(await screen.findByLabelText("Email"), "typed@example.com")
  writeFromOtherTab("admin_token", await tokenOf("colleague@example.com"))
  await screen.findByText("You’re now signed in as colleague@example.com")
  expect(screen.queryByLabelText("Email")).toBeNull()
})

it("rejects an admin's write when the storage event of another admin's sign-in hasn't arrived", async () => {
  const { user } = await renderAdminPage("/admin/settings/team", shop)
  await screen.findAllByText(ADMIN.email)
  await user.click(await screen.findByRole("button", { name: "Invite team member" }))
  await user.type(await screen.findByLabelText("Email"), "typed@example.com")
  localStorage.setItem("admin_token", await tokenOf("colleague@example.com"))
  await user.keyboard("{Enter}")
  await screen.findByText("You’re now signed in as colleague@example.com")
  expect(shop.backend.db.tables.invite.all().map(({ email }) => email)).not.toContain("typed@example.com")
})

it("doesn't resume an admin's waiting requests for another admin", async () => {
  const { router } = await renderAdminPage("/admin/settings/team", shop)
  await screen.findByRole("heading", { level: 1, name: "Team" })
  localStorage.setItem("admin_token", "expired")
  await router.navigate({ to: "/admin/returns" })
  await screen.findByRole("dialog", { name: "Your session has expired" })
  writeFromOtherTab("admin_token", await tokenOf("colleague@example.com"))
  await screen.findByText("You’re now signed in as colleague@example.com")
  await screen.findByText("No returns yet")
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("sends no requests after another tab has signed out", async () => {
  const refused: string[] = []
  const fetch = async (request: Request) => {
    const response = await shop.backend.fetch(request)
    if (response.status === 401) refused.push(request.url)
    return response
  }
  const backend = { ...shop.backend, fetch }
  const { queryClient, router } = await renderAdminPage("/admin/settings/team", { ...shop, backend })
  await screen.findByRole("heading", { level: 1, name: "Team" })
  localStorage.removeItem("admin_token")
  void queryClient.invalidateQueries({ queryKey: ["admin"] })
  writeFromOtherTab("admin_token", null)
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/login"))
  expect(refused).toEqual([])
})
