import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { productTag } = shop.admin.admin
for (const value of ["linen", "glass"]) await productTag.create({ body: { value } })

const tabs = () => within(screen.getByRole("navigation", { name: "Saved views" })).getAllByRole("link")
const names = () => tabs().map(({ textContent }) => textContent)
const current = () => tabs().find((tab) => tab.getAttribute("aria-current"))?.textContent

async function saveAs(user: Awaited<ReturnType<typeof renderAdminPage>>["user"], name: string) {
  await user.click(await screen.findByRole("button", { name: "Save view" }))
  await user.type(await screen.findByLabelText("Name"), name)
  const dialog = screen.getByRole("dialog")
  return { dialog, save: () => user.click(within(dialog).getByRole("button", { name: "Save view" })) }
}

describe("saved views", () => {
  it("are kept on the device if the server doesn't store views, and say so", async () => {
    const { user, address } = await renderAdminPage("/admin/product-tags?q=linen&sort=-value", shop)
    const { dialog, save } = await saveAs(user, "Fabrics")
    expect(within(dialog).getByText(/on this device only/)).toBeTruthy()
    expect(within(dialog).queryByLabelText("Share with all admins")).toBeNull()
    await save()
    await waitFor(() => expect(current()).toBe("Fabrics"))
    expect(address()).toMatch(/q=linen.*sort=-value.*view=\w+/)

    await user.click(screen.getByRole("link", { name: "All" }))
    await screen.findByText("glass")
    expect(address()).toBe("/admin/product-tags")
    await user.click(screen.getByRole("link", { name: "Fabrics" }))
    await waitFor(() => expect(screen.queryByText("glass")).toBeNull())
    expect(current()).toBe("Fabrics")
  })

  it("are updated with the current search, and deleted after a confirmation", async () => {
    const { user, address } = await renderAdminPage("/admin/product-tags?q=linen", shop)
    await (await saveAs(user, "Fabrics")).save()
    await waitFor(() => expect(current()).toBe("Fabrics"))
    await user.click(screen.getByRole("button", { name: "Name" }))
    await user.click(await screen.findByRole("button", { name: "Update view" }))
    await screen.findByText("View “Fabrics” updated")
    await user.click(screen.getByRole("link", { name: "All" }))
    await waitFor(() => expect(current()).toBe("All"))
    await user.click(screen.getByRole("link", { name: "Fabrics" }))
    await waitFor(() => expect(address()).toContain("sort=-value"))
    await user.click(screen.getByRole("button", { name: "Delete view" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete view" }))
    await waitFor(() => expect(screen.queryByRole("navigation", { name: "Saved views" })).toBeNull())
    expect(address()).toBe("/admin/product-tags")
  })

  it("have no tabs until one is saved, and only a changed search can be saved", async () => {
    const { user } = await renderAdminPage("/admin/product-tags", shop)
    await screen.findByText("glass")
    expect(screen.queryByRole("navigation", { name: "Saved views" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Save view" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Name" }))
    await screen.findByRole("button", { name: "Save view" })
  })

  it("need a name", async () => {
    const { user } = await renderAdminPage("/admin/product-tags?q=linen", shop)
    const { save } = await saveAs(user, " ")
    await save()
    expect(screen.getByText("Enter a name")).toBeTruthy()
  })

  it("can be deleted if they have filters that the list doesn't know", async () => {
    const admin = JSON.parse(atob(String(await shop.admin.client.storage.get()).split(".")[1] ?? ""))
    const view = { id: "old", name: "Old", isShared: false, search: { q: "linen", color: ["red"], sort: "price" } }
    localStorage.setItem(`app:list_views:${admin.actor_id}`, JSON.stringify({ "product-tags": [view] }))
    const { user } = await renderAdminPage("/admin/product-tags", shop)
    await user.click(await screen.findByRole("link", { name: "Old" }))
    await user.click(await screen.findByRole("button", { name: "Delete view" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete view" }))
    await waitFor(() => expect(screen.queryByRole("navigation", { name: "Saved views" })).toBeNull())
  })

  const damages = ["{junk", "null", "5", '{"product-tags":5}', '{"product-tags":[null,{"id":"x"}]}']
  it.each(damages)("replace damaged data on the device: %s", async (damaged) => {
    const admin = JSON.parse(atob(String(await shop.admin.client.storage.get()).split(".")[1] ?? ""))
    localStorage.setItem(`app:list_views:${admin.actor_id}`, damaged)
    const { user } = await renderAdminPage("/admin/product-tags?q=linen", shop)
    await (await saveAs(user, "Fabrics")).save()
    await waitFor(() => expect(names()).toEqual(["All", "Fabrics"]))
  })
})

describe("on a server that stores views", async () => {
  const server = await openLiveShop()
  server.backend.db.tables.featureFlag.insert({ id: "view_configurations" })
  for (const value of ["linen", "glass"]) await server.admin.admin.productTag.create({ body: { value } })
  const world = server.backend.db.export()
  const searchesLinen = { visible_columns: [], column_order: [], filters: {}, search: "linen" }
  /** Saves a view of the tags; returns its id. */
  const addFabrics = async (options: { is_system_default?: boolean } = {}) => {
    const body = { name: "Fabrics", configuration: searchesLinen, ...options }
    const { views } = server.admin.admin
    return String((await views.createConfiguration({ entity: "product-tags", body })).view_configuration?.id)
  }
  const stored = async () => {
    const query = { fields: "name,is_system_default,configuration" }
    const { view_configurations } = await server.admin.admin.views.listConfigurations({ entity: "product-tags", query })
    return view_configurations
  }

  it("are stored there, shared with all admins", async () => {
    const path = "/admin/product-tags?q=linen&sort=-value&created_at=7d&columns=value"
    const { user } = await renderAdminPage(path, server)
    const { dialog, save } = await saveAs(user, "Fabrics")
    await user.click(within(dialog).getByLabelText("Share with all admins"))
    await save()
    await waitFor(() => expect(current()).toBe("Fabrics"))
    expect(await stored()).toMatchObject([
      {
        name: "Fabrics",
        is_system_default: true,
        configuration: {
          visible_columns: ["value"],
          column_order: ["value"],
          filters: { created_at: "7d" },
          sorting: { id: "value", desc: true },
          search: "linen",
        },
      },
    ])
    expect(screen.queryByRole("button", { name: "Update view" })).toBeNull()
  })

  it("are shared only once per list, which still opens with the shared one", async () => {
    server.backend.db.import(world)
    const configuration = { visible_columns: [], column_order: [], filters: {}, search: "linen" }
    const { views } = server.admin.admin
    const body = { name: "Fabrics", is_system_default: true, configuration }
    await views.createConfiguration({ entity: "product-tags", body })
    const { user } = await renderAdminPage("/admin/product-tags?q=glass", server)
    await (await saveAs(user, "Second")).save()
    await waitFor(() => expect(current()).toBe("Second"))
    const { view_configuration: active } = await views.retrieveActiveConfiguration({ entity: "product-tags" })
    expect(active?.name).toBe("Fabrics")
    await user.click(screen.getByRole("button", { name: "Name" }))
    const third = await saveAs(user, "Third")
    await user.click(within(third.dialog).getByLabelText("Share with all admins"))
    await third.save()
    await screen.findByText(/already has a shared view/)
  })

  it("open the list only if they are chosen as its default", async () => {
    const { user, address, router } = await renderAdminPage("/admin/product-types?q=linen", server)
    const active = async () =>
      (await server.admin.admin.views.retrieveActiveConfiguration({ entity: "product-types" })).view_configuration?.name
    await (await saveAs(user, "First")).save()
    await waitFor(() => expect(current()).toBe("First"))
    expect(await active()).toBeUndefined()
    await user.click(screen.getByRole("button", { name: "Edit view" }))
    await user.click(await screen.findByLabelText("Open the list with this view"))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save view" }))
    await screen.findByText("View “First” updated")
    expect(await active()).toBe("First")
    await router.navigate({ to: "/admin/product-tags" })
    await router.navigate({ to: "/admin/product-types" })
    await waitFor(() => expect(address()).toMatch(/q=linen/))
  })

  it("open on every device of the admin, with their search, and are updated and deleted there", async () => {
    const configuration = { visible_columns: ["value"], column_order: ["value"], filters: {}, search: "glass" }
    const body = { name: "Breakable", configuration }
    await server.admin.admin.views.createConfiguration({ entity: "product-tags", body })
    const { user, address } = await renderAdminPage("/admin/product-tags", server)
    await user.click(await screen.findByRole("link", { name: "Breakable" }))
    await waitFor(() => expect(current()).toBe("Breakable"))
    expect(address()).toMatch(/q=glass/)
    await user.click(screen.getByRole("button", { name: "Name" }))
    await user.click(await screen.findByRole("button", { name: "Update view" }))
    await screen.findByText("View “Breakable” updated")
    const sorting = async () => (await stored()).find(({ name }) => name === "Breakable")?.configuration?.sorting
    expect(await sorting()).toEqual({ id: "value", desc: true })

    await user.click(screen.getByRole("button", { name: "Delete view" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete view" }))
    await waitFor(() => expect(names()).not.toContain("Breakable"))
    expect((await stored()).map(({ name }) => name)).not.toContain("Breakable")
  })

  it("open by a link that names only the view, also if it was shared after the list of views was loaded", async () => {
    server.backend.db.import(world)
    const { router, address } = await renderAdminPage("/admin/product-tags", server)
    await screen.findByText("glass")
    const id = await addFabrics({ is_system_default: true })
    await router.navigate({ to: "/admin/product-tags", search: { view: id } })
    await waitFor(() => expect(current()).toBe("Fabrics"))
    expect(address()).toMatch(/q=linen/)
    await waitFor(() => expect(screen.queryByText("glass")).toBeNull())
    await router.navigate({ to: "/admin/product-types" })
    await router.navigate({ to: "/admin/product-tags", search: { view: id } })
    await waitFor(() => expect(address()).toMatch(/q=linen/))
  })

  it("that belong to another admin or were deleted can't be opened by a link, which says so", async () => {
    server.backend.db.import(world)
    const id = await addFabrics()
    server.backend.db.tables.viewConfiguration.update(id, { user_id: "user_other" })
    const { router } = await renderAdminPage(`/admin/product-tags?q=glass&view=${id}`, server)
    await screen.findByText("The saved view of this link belongs to another admin")
    await screen.findByText("glass")
    await router.navigate({ to: "/admin/product-tags", search: { view: "vconf_deleted" } })
    await screen.findByText("The saved view of this link was deleted")
  })

  it("keep the filters that another admin saved when they are renamed", async () => {
    server.backend.db.import(world)
    const id = await addFabrics({ is_system_default: true })
    const { user } = await renderAdminPage("/admin/product-tags", server)
    await waitFor(() => expect(current()).toBe("Fabrics"))
    const changed = { configuration: { ...searchesLinen, search: "glass" } }
    await server.admin.admin.views.updateConfiguration({ entity: "product-tags", id, body: changed })
    await user.click(screen.getByRole("button", { name: "Edit view" }))
    await user.type(await screen.findByLabelText("Name"), " and more")
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save view" }))
    await screen.findByText("View “Fabrics and more” updated")
    expect(await stored()).toMatchObject([{ name: "Fabrics and more", configuration: { search: "glass" } }])
  })

  it("that someone else deleted say so when they are renamed, and in the list afterwards", async () => {
    server.backend.db.import(world)
    const id = await addFabrics()
    const { user } = await renderAdminPage(`/admin/product-tags?q=linen&view=${id}`, server)
    await waitFor(() => expect(current()).toBe("Fabrics"))
    await user.click(screen.getByRole("button", { name: "Edit view" }))
    await user.type(await screen.findByLabelText("Name"), " and more")
    await server.admin.admin.views.deleteConfiguration({ entity: "product-tags", id })
    const dialog = within(screen.getByRole("dialog"))
    await user.click(dialog.getByRole("button", { name: "Save view" }))
    await dialog.findByText("Deleted by someone else")
    expect(dialog.queryByText(/Try again/)).toBeNull()
    await user.click(dialog.getByRole("button", { name: "Cancel" }))
    await user.click(screen.getByRole("button", { name: "Discard" }))
    await screen.findByText("The saved view of this link was deleted")
    expect(screen.queryByRole("link", { name: "Fabrics" })).toBeNull()
  })
})
