import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { asksBeforeReload, closePage } from "#tests/support/unsaved.ts"

const shop = await openLiveShop()
const { productCollection: collections } = shop.admin.admin
const { faults, journal } = shop.backend

beforeEach(() => faults.set([]))

let number = 0
/** A collection with a unique handle. */
async function add(title = "Summer", metadata?: Record<string, unknown>) {
  number += 1
  const body = { title, handle: `c-${number}`, ...(metadata ? { metadata } : {}) }
  return (await collections.create({ body })).collection
}
const stored = async (id: string) => (await collections.retrieve({ id, query: { fields: "*" } })).collection

const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.findByRole("button", { name })
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name })

async function openNew() {
  const page = await renderAdminPage("/admin/collections/new", shop)
  await heading("Create collection")
  return page
}
async function open(id: string) {
  const page = await renderAdminPage(`/admin/collections/${id}`, shop)
  await field("Title")
  return page
}
async function retype(user: Awaited<ReturnType<typeof open>>["user"], label: string, text: string) {
  const input = await field(label)
  await user.clear(input)
  if (text) await user.type(input, text)
}
/** Bodies that were posted to a path, of requests sent since `n`. */
const posted = (path: string, since: number) =>
  journal
    .entries({ path, since })
    .filter(({ method }) => method === "POST")
    .map(({ request }) => JSON.parse(request))
const now = () => journal.entries().at(-1)?.n ?? 0

it("creates a record with a handle that follows the title until it is changed", async () => {
  const { user, address } = await openNew()
  await user.type(await field("Title"), "Größe XL")
  expect((await field("Handle")).value).toBe("groesse-xl")
  await retype(user, "Handle", "own")
  await user.type(await field("Title"), "!")
  expect((await field("Handle")).value).toBe("own")
  await user.click(await button("Create collection"))
  await screen.findByText("Collection created")
  await heading("Größe XL!")
  expect(address()).toMatch(/^\/admin\/collections\/pcol_/)
  expect(localStorage.getItem("app:admin_form_drafts")).toBeNull()
})

it("shows a broken rule at its field and sends nothing", async () => {
  const { user } = await openNew()
  const since = now()
  await user.click(await button("Create collection"))
  expect((await field("Title")).getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(await field("Title"))
  expect(screen.getAllByText("Required")).toHaveLength(2)
  expect(posted("/admin/collections", since)).toEqual([])
})

it("shows a duplicate at its field and keeps the input", async () => {
  const { handle = "" } = await add()
  const { user } = await openNew()
  await user.type(await field("Title"), "Other")
  await retype(user, "Handle", handle)
  await user.click(await button("Create collection"))
  await screen.findByText(`“${handle}” is already in use. Choose a different one.`)
  expect(document.activeElement).toBe(await field("Handle"))
  expect((await field("Title")).value).toBe("Other")
  await user.type(await field("Handle"), "-2")
  expect(screen.queryByText(/already in use/)).toBeNull()
})

it("shows other refusals above the form, with the server's reason", async () => {
  const { id } = await add()
  const { user } = await open(id)
  await retype(user, "Title", "Winter")
  const body = { type: "not_allowed", message: "Collections are locked" }
  faults.set([{ method: "POST", path: "/admin/collections/:id", status: 400, body }])
  await user.click(await button("Save collection"))
  expect((await screen.findByRole("alert")).textContent).toContain("Server message: “Collections are locked”")
  expect((await field("Title")).value).toBe("Winter")
})

it("sends only changed fields, by Ctrl+Enter too", async () => {
  const { id } = await add("Summer", { keep: 1, change: "a", drop: true })
  const { user } = await open(id)
  const since = now()
  await retype(user, "Title", "Winter")
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("Collection saved")
  await waitFor(() => expect(screen.queryByText("Unsaved changes")).toBeNull())
  await user.click(await button("Remove drop"))
  const values = screen.getAllByLabelText<HTMLInputElement>("Value")
  await user.type(values.find(({ value }) => value === "a") as HTMLInputElement, "b")
  await user.click(await button("Save collection"))
  await waitFor(() => expect(posted(`/admin/collections/${id}`, since)).toHaveLength(2))
  expect(posted(`/admin/collections/${id}`, since)).toEqual([
    { title: "Winter" },
    { metadata: { change: "ab", drop: "" } },
  ])
  await waitFor(() => expect(screen.queryByText("Unsaved changes")).toBeNull())
  expect((await stored(id))?.metadata).toEqual({ keep: 1, change: "ab" })
})

it("rejects a duplicate metadata key before saving", async () => {
  const { id } = await add("Summer", { color: "red" })
  const { user } = await open(id)
  const since = now()
  await user.click(await button("Add entry"))
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText("Key")[1]))
  await user.keyboard("color")
  await screen.findByText("This key already exists")
  await user.click(await button("Save collection"))
  expect(posted(`/admin/collections/${id}`, since)).toEqual([])
})

it("saves once when the form is submitted twice", async () => {
  const { id } = await add()
  const { user } = await open(id)
  const since = now()
  await retype(user, "Title", "Winter")
  const form = (await field("Title")).form as HTMLFormElement
  form.requestSubmit()
  form.requestSubmit()
  await screen.findByText("Collection saved")
  expect(posted(`/admin/collections/${id}`, since)).toHaveLength(1)
})

it("asks before leaving, and keeps or discards the changes", async () => {
  const { id } = await add()
  const { user, address } = await open(id)
  await retype(user, "Title", "Winter")
  const link = () => within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link")
  await user.click(link())
  await user.click(within(await dialog("Discard unsaved changes?")).getByRole("button", { name: "Keep editing" }))
  expect((await field("Title")).value).toBe("Winter")
  expect(address()).toBe(`/admin/collections/${id}`)
  await user.click(link())
  await user.click(within(await dialog("Discard unsaved changes?")).getByRole("button", { name: "Discard" }))
  await waitFor(() => expect(address()).toBe("/admin/collections"))
  expect(localStorage.getItem("app:admin_form_drafts")).toBeNull()
})

it("asks before signing out, and deletes the draft then", async () => {
  const { id } = await add()
  const { user } = await open(id)
  await retype(user, "Title", "Winter")
  await user.click(screen.getByRole("button", { name: "Sign out" }))
  await user.click(within(await dialog("Discard unsaved changes?")).getByRole("button", { name: "Keep editing" }))
  expect(localStorage.getItem("app:admin_form_drafts")).toContain("Winter")
  await user.click(screen.getByRole("button", { name: "Sign out" }))
  await user.click(within(await dialog("Discard unsaved changes?")).getByRole("button", { name: "Discard" }))
  await heading("Sign in")
  expect(localStorage.getItem("app:admin_form_drafts")).toBeNull()
  await shop.admin.auth.login({ actor_type: "user", auth_provider: "emailpass", body: ADMIN })
})

it("restores a draft after a crash, and discards it", async () => {
  const { id } = await add()
  const page = await open(id)
  await retype(page.user, "Title", "Winter")
  closePage()
  const { user } = await open(id)
  await screen.findByText("Draft restored")
  expect((await field("Title")).value).toBe("Winter")
  await user.click(await button("Discard draft"))
  expect((await field("Title")).value).toBe("Summer")
  expect(screen.queryByText("Draft restored")).toBeNull()
  expect(localStorage.getItem("app:admin_form_drafts")).toBeNull()
})

it("shows someone else's value after a conflicting draft was discarded", async () => {
  const { id } = await add()
  const page = await open(id)
  await retype(page.user, "Title", "Yours")
  closePage()
  await collections.update({ id, body: { title: "Theirs" } })
  const { user } = await open(id)
  await user.click(await button("Discard draft"))
  expect((await field("Title")).value).toBe("Theirs")
})

it("takes over fields that only someone else changed, and says so", async () => {
  const { id } = await add()
  const { user } = await open(id)
  await retype(user, "Title", "Winter")
  await collections.update({ id, body: { handle: `theirs-${id}`, metadata: { a: 1 } } })
  await user.click(await button("Save collection"))
  await screen.findByText("Also changed by someone else: Handle, Metadata: a")
  expect(await stored(id)).toMatchObject({ title: "Winter", handle: `theirs-${id}`, metadata: { a: 1 } })
  expect((await field("Handle")).value).toBe(`theirs-${id}`)
})

it("asks which value to keep when someone else changed the same field", async () => {
  const { id } = await add()
  const { user } = await open(id)
  await retype(user, "Title", "Yours")
  await collections.update({ id, body: { title: "Theirs" } })
  await user.click(await button("Save collection"))
  const first = within(await dialog("Someone else changed this too"))
  await user.click(first.getByRole("button", { name: "Keep editing" }))
  expect((await stored(id))?.title).toBe("Theirs")
  expect((await field("Title")).value).toBe("Yours")
  await user.click(await button("Discard"))
  expect((await field("Title")).value).toBe("Theirs")
  await collections.update({ id, body: { title: "Theirs 2" } })
  await retype(user, "Title", "Yours")
  await user.click(await button("Save collection"))
  const second = within(await dialog("Someone else changed this too"))
  expect(second.getByRole("radio", { name: /^Theirs/ })).toBeTruthy()
  await user.click(second.getByRole("button", { name: "Save" }))
  await screen.findByText("Collection saved")
  expect((await stored(id))?.title).toBe("Yours")
  await retype(user, "Title", "Yours again")
  await collections.update({ id, body: { title: "Theirs again" } })
  await user.click(await button("Save collection"))
  const third = within(await dialog("Someone else changed this too"))
  await user.click(third.getByRole("radio", { name: /^Theirs/ }))
  await user.click(third.getByRole("button", { name: "Save" }))
  await waitFor(async () => expect((await field("Title")).value).toBe("Theirs again"))
  expect((await stored(id))?.title).toBe("Theirs again")
})

it("doesn't create a record twice when the response is lost", async () => {
  const { user } = await openNew()
  await user.type(await field("Title"), "Lost once")
  faults.set([{ method: "POST", path: "/admin/collections", drop: "after", times: 1 }])
  await user.click(await button("Create collection"))
  await heading("Lost once")
  const query = { handle: "lost-once" }
  expect((await collections.list({ query })).count).toBe(1)
})

it("finds the created record on the next attempt when the check failed too", async () => {
  const { user } = await openNew()
  await user.type(await field("Title"), "Lost twice")
  faults.set([
    { method: "POST", path: "/admin/collections", drop: "after", times: 1 },
    { method: "GET", path: "/admin/collections", drop: "before" },
  ])
  await user.click(await button("Create collection"))
  await screen.findByText(/it’s safe to try again/)
  faults.set([])
  await user.type(await field("Title"), "!")
  await user.click(await button("Create collection"))
  await heading("Lost twice!")
  expect((await collections.list({ query: { handle: "lost-twice" } })).collections).toMatchObject([
    { title: "Lost twice!" },
  ])
})

it("finds the created record again when saving the changes since then failed", async () => {
  const { user } = await openNew()
  await user.type(await field("Title"), "Lost thrice")
  faults.set([
    { method: "POST", path: "/admin/collections", drop: "after", times: 1 },
    { method: "GET", path: "/admin/collections", drop: "before" },
  ])
  await user.click(await button("Create collection"))
  await screen.findByText(/it’s safe to try again/)
  faults.set([{ method: "POST", path: "/admin/collections/:id", status: 500, times: 1 }])
  await retype(user, "Title", "Lost no more")
  await retype(user, "Handle", "lost-thrice")
  await user.click(await button("Create collection"))
  await screen.findByText(/Something went wrong on the server/)
  await user.click(await button("Create collection"))
  await heading("Lost no more")
  expect((await collections.list({ query: { handle: "lost-thrice" } })).collections).toMatchObject([
    { title: "Lost no more" },
  ])
})

it("checks whether a change was saved when its response is lost", async () => {
  const { id } = await add()
  const { user } = await open(id)
  await retype(user, "Title", " Winter ")
  faults.set([{ method: "POST", path: "/admin/collections/:id", drop: "after", times: 1 }])
  await user.click(await button("Save collection"))
  await screen.findByText("Collection saved")
  expect((await field("Title")).value).toBe("Winter")
})

it("keeps everything typed when the session expires, and saves after signing in", async () => {
  const { id } = await add()
  const { user } = await open(id)
  await retype(user, "Title", "Winter")
  localStorage.setItem("admin_token", "expired")
  await user.click(await button("Save collection"))
  const session = within(await dialog("Your session has expired"))
  await user.type(session.getByLabelText("Password"), ADMIN.password)
  await user.click(session.getByRole("button", { name: "Continue" }))
  await screen.findByText("Collection saved")
  expect((await stored(id))?.title).toBe("Winter")
})

it("says once that someone else deleted the record, and keeps the input", async () => {
  const { id } = await add()
  const { user } = await open(id)
  await retype(user, "Title", "Winter")
  await collections.delete({ id })
  await user.click(await button("Save collection"))
  await screen.findByText(/Nothing can be saved here anymore/)
  expect(screen.getAllByText(/deleted by someone else/i)).toHaveLength(1)
  expect(screen.queryByText("Couldn’t save")).toBeNull()
  expect((await field("Title")).value).toBe("Winter")
})

it("asks before the tab is closed or reloaded only with unsaved changes", async () => {
  const { id } = await add()
  const { user, router } = await open(id)
  const asks = () => asksBeforeReload(router)
  expect(asks()).toBe(false)
  await retype(user, "Title", "Winter")
  expect(asks()).toBe(true)
  await user.click(await button("Discard"))
  expect(asks()).toBe(false)
})

vi.setConfig({ testTimeout: 60_000 })
