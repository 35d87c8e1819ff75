import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
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

/** Answers the view operations as a server with the feature flag on, which the in-memory backend doesn't have. */
function withViews() {
  const stored: Record<string, unknown>[] = []
  const sent: string[] = []
  const before = globalThis.fetch
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    const request = new Request(...call)
    const { pathname } = new URL(request.url)
    if (pathname === "/admin/feature-flags") return Response.json({ feature_flags: { view_configurations: true } })
    if (!pathname.startsWith("/admin/views/")) return before(...call)
    sent.push(`${request.method} ${pathname}`)
    if (request.method === "GET")
      return Response.json({ view_configurations: stored, count: stored.length, offset: 0, limit: 100 })
    const body = (await request.json()) as Record<string, unknown>
    if (body.is_system_default && stored.some((view) => view.is_system_default))
      return Response.json({ type: "duplicate_error", message: "exists" }, { status: 422 })
    const view = { id: `viewconf_${stored.length}`, ...body }
    stored.push(view)
    return Response.json({ view_configuration: view })
  })
  return { stored, sent }
}

it("views are stored by the server if its feature flag is on; only one per list is shared", async () => {
  const page = await renderAdminPage("/admin/product-tags?q=linen&sort=-value&created_at=7d&columns=value", shop)
  const { user, queryClient } = page
  const server = withViews()
  await queryClient.resetQueries({ queryKey: ["admin", "feature-flags"] })
  await queryClient.resetQueries({ queryKey: ["admin", "views"] })
  const { dialog, save } = await saveAs(user, "Fabrics")
  await user.click(within(dialog).getByLabelText("Share with all admins"))
  await save()
  await waitFor(() => expect(current()).toBe("Fabrics"))
  expect(server.stored).toEqual([
    {
      id: "viewconf_0",
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

  await user.click(screen.getByRole("button", { name: "Name" }))
  await (await saveAs(user, "Second")).save()
  await waitFor(() => expect(current()).toBe("Second"))
  await user.click(screen.getByRole("button", { name: "Name" }))
  const third = await saveAs(user, "Third")
  await user.click(within(third.dialog).getByLabelText("Share with all admins"))
  await third.save()
  await screen.findByText(/already has a shared view/)
})
