import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { user: users } = shop.admin.admin
const world = shop.backend.db.export()
beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})
const currentUser = async () => (await users.me()).user
const AT = { actor_type: "user", auth_provider: "emailpass" }
const works = (password: string) =>
  shop.admin.auth.login({ ...AT, body: { email: ADMIN.email, password } }).then(
    () => true,
    () => false,
  )

it("changes the own name", async () => {
  const { user } = await renderAdminPage("/admin/settings/profile", shop)
  await user.type(await screen.findByLabelText("First name"), "Ada")
  await user.click(await screen.findByText("Save name"))
  await screen.findByText("Name saved")
  expect((await currentUser()).first_name).toBe("Ada")
  expect(await domProblems()).toEqual([])
})

it("changes the own password only with the current one, and once if the response is lost", async () => {
  const { user } = await renderAdminPage("/admin/settings/profile", shop)
  await user.click(await screen.findByText("Change password"))
  const dialog = within(await screen.findByRole("dialog"))
  const current = dialog.getByLabelText("Current password")
  await user.type(current, "wrong")
  await user.type(dialog.getByLabelText("New password"), "a new secret{Enter}")
  await dialog.findByText("Incorrect password")
  expect(document.activeElement).toBe(current)
  expect(await works(ADMIN.password)).toBe(true)
  shop.backend.faults.set([{ method: "POST", path: "/auth/user/emailpass/update", drop: "after", times: 1 }])
  await user.clear(current)
  await user.type(current, `${ADMIN.password}{Enter}`)
  await screen.findByText("Password changed")
  expect([await works(ADMIN.password), await works("a new secret")]).toEqual([false, true])
})

it("lists the arranged pages, and uses the default arrangement of one again", async () => {
  const configuration = { widgets: { drafts: { hidden: true } } }
  const { layouts } = shop.admin.admin
  await layouts.setConfiguration({ zone: "home", body: { configuration } })
  await layouts.setConfiguration({ zone: "order.details", body: { is_default: true, configuration } })
  const { user } = await renderAdminPage("/admin/settings/profile", shop)
  await screen.findByText("Your own arrangement")
  expect(screen.getByText("Order details")).toBeTruthy()
  expect(screen.getByText("Arrangement for all admins")).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Use default: Overview" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Use the default arrangement of “Overview”?" }))
  await user.click(dialog.getByRole("button", { name: "Use default" }))
  await screen.findByText("“Overview” uses the default arrangement")
  await waitFor(() => expect(screen.queryByText("Your own arrangement")).toBeNull())
  expect((await layouts.retrieveConfiguration({ zone: "home" })).personal_configuration).toBeNull()
  expect(await domProblems()).toEqual([])
})

it("says why the own account can't be deleted", async () => {
  const { id } = await currentUser()
  const { user } = await renderAdminPage(`/admin/settings/team/${id}`, shop)
  await user.click(await screen.findByText("Delete team member"))
  const dialog = within(await screen.findByRole("dialog"))
  const confirm = dialog.getByText("Delete team member", { selector: "button, button *" }).closest("button")
  await waitFor(() => expect(confirm?.getAttribute("aria-disabled")).toBe("true"))
  await waitFor(() =>
    expect(document.getElementById(String(confirm?.getAttribute("aria-describedby")))?.textContent).toMatch(
      /your own account/,
    ),
  )
})

it("deletes another team member", async () => {
  const { id } = shop.backend.db.tables.user.insert({ email: "kim@example.com" })
  const { user, address } = await renderAdminPage(`/admin/settings/team/${id}`, shop)
  await user.click(await screen.findByText("Delete team member"))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(await dialog.findByText("Delete team member", { selector: "button, button *" }))
  await screen.findByText("Team member deleted")
  await waitFor(() => expect(address()).toBe("/admin/settings/team"))
  expect((await users.list()).users.map(({ email }) => email)).toEqual([ADMIN.email])
})
