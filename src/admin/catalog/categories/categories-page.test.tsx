import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { childrenByParent } from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { loadCategories } from "#machines/catalog/category-reorder/move-category.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { type LiveShop, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.catalog.category
let shop: LiveShop
let ids: Record<"Coats" | "Shirts" | "Shoes" | "Tops", string>

beforeEach(async () => {
  shop = await openLiveShop()
  const { productCategory } = shop.admin.admin
  const existing = shop.backend.db.tables.productCategory.all().sort((a, b) => b.mpath.length - a.mpath.length)
  for (const { id } of existing) await productCategory.delete({ id })
  const create = async (name: string, parent_category_id?: string) => {
    const body = { name, is_active: name !== "Shoes", ...(parent_category_id ? { parent_category_id } : {}) }
    return (await productCategory.create({ body })).product_category.id
  }
  const [Coats, Shirts, Shoes] = [await create("Coats"), await create("Shirts"), await create("Shoes")]
  ids = { Coats, Shirts, Shoes, Tops: await create("Tops", Shirts) }
})

const open = (search = "") => renderAdminPage(`/admin/categories${search}`, shop)
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`\\b${name}\\b`) })
const shown = () => screen.getAllByRole("row").map((each) => within(each).getByRole("link").textContent)
/** Names below a category on the server. */
const names = async (parent: string | null = null) =>
  (childrenByParent(await loadCategories(shop.admin)).get(parent) ?? []).map(({ name }) => name)

describe("the category tree", () => {
  it("is a tree grid without accessibility problems, whose expanded rows are kept", async () => {
    const { user } = await open()
    const shirts = await row("Shirts")
    shirts.focus()
    await user.keyboard("{ArrowRight}")
    expect(shown()).toEqual(["Coats", "Shirts", "Tops", "Shoes"])
    expect(within(await row("Shoes")).getByText(texts.inactive)).toBeTruthy()
    expect(await domProblems()).toEqual([])
    expect(localStorage.getItem("app:expanded_categories")).toBe(ids.Shirts)
  })

  it("moves a category by keyboard, keeps its focus, and moves it back", async () => {
    const { user } = await open()
    const shoes = await row("Shoes")
    shoes.focus()
    await user.keyboard("{Alt>}{ArrowUp}{ArrowRight}{/Alt}")
    await waitFor(async () => expect(await names(ids.Coats)).toEqual(["Shoes"]))
    expect(document.activeElement).toBe(await row("Shoes"))
    const toast = await screen.findByText("Coats: position 1 of 1")
    await user.click(within(toast.parentElement as HTMLElement).getByRole("button", { name: texts.move.undo }))
    await waitFor(async () => expect(await names()).toEqual(["Coats", "Shoes", "Shirts"]))
  })

  it("moves a category through its dialog, which leaves out the category itself and those below", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Actions for Shirts" }))
    await user.click(await screen.findByRole("menuitem", { name: texts.move.open }))
    const dialog = await screen.findByRole("dialog")
    const confirm = within(dialog).getByRole("button", { name: texts.move.confirm })
    expect(confirm.getAttribute("aria-disabled")).toBe("true")
    await user.click(within(dialog).getByRole("combobox", { name: texts.move.parent }))
    const options = await screen.findAllByRole("option", { name: /^\w/ })
    expect(options.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(["Coats", "Shoes"]))
    expect(options.some(({ textContent }) => /Shirts|Tops/.test(textContent ?? ""))).toBe(false)
    await user.click(screen.getByRole("option", { name: "Coats" }))
    await user.click(confirm)
    await waitFor(async () => expect(await names(ids.Coats)).toEqual(["Shirts"]))
  })

  it("shows the server's tree and the reason after a refused move", async () => {
    const { user } = await open()
    ;(await row("Shoes")).focus()
    const path = `/admin/product-categories/${ids.Shoes}`
    shop.backend.faults.set([{ method: "POST", path, status: 400, body: { message: "No luck" } }])
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}")
    await screen.findByText(texts.move.refused.title)
    expect(screen.getByText(/No luck/)).toBeTruthy()
    expect(shown()).toEqual(["Coats", "Shirts", "Shoes"])
  })

  it("finds categories by name, handle and status, and shows their paths", async () => {
    const { user } = await open("?q=top")
    const found = await screen.findByRole("list", { name: texts.matches })
    expect(within(found).getByText("Shirts")).toBeTruthy()
    const search = screen.getByRole("searchbox", { name: texts.search })
    await user.clear(search)
    await user.type(search, "nothing")
    await screen.findByText(texts.noMatch)
    await user.click(screen.getByRole("button", { name: english.admin.list.noMatch.clear }))
    await row("Coats")
  })

  it("moves the subcategories up before it deletes a category", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Actions for Shirts" }))
    await user.click(await screen.findByRole("menuitem", { name: texts.delete.label }))
    const dialog = await screen.findByRole("dialog")
    expect(within(dialog).getByText(/\(Tops\)/)).toBeTruthy()
    await within(dialog).findByText("It has no products.")
    await user.click(within(dialog).getByRole("button", { name: texts.delete.moveAndDelete }))
    await waitFor(() => expect(shown()).toEqual(["Coats", "Shoes", "Tops"]))
    expect(await names()).toEqual(["Coats", "Shoes", "Tops"])
  })
})

describe("the category tree while others change it", () => {
  const deleteThrough = async (user: Awaited<ReturnType<typeof open>>["user"], name: string) => {
    await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole("menuitem", { name: texts.delete.label }))
    const dialog = within(await screen.findByRole("dialog"))
    await dialog.findByText("It has no products.")
    await user.click(dialog.getByRole("button", { name: texts.delete.label }))
  }

  it("focuses the next row after the focused category was deleted", async () => {
    const { user } = await open()
    await row("Coats")
    await deleteThrough(user, "Coats")
    await waitFor(() => expect(shown()).toEqual(["Shirts", "Shoes"]))
    await waitFor(async () => expect(document.activeElement).toBe(await row("Shirts")))
  })

  it("says that a move can't be undone because the old parent is gone", async () => {
    const { user } = await open()
    ;(await row("Shirts")).focus()
    await user.keyboard("{ArrowRight}")
    ;(await row("Tops")).focus()
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}")
    await waitFor(async () => expect(await names()).toEqual(["Coats", "Shirts", "Tops", "Shoes"]))
    await shop.admin.admin.productCategory.delete({ id: ids.Shirts })
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}")
    await waitFor(() => expect(shown()).toEqual(["Coats", "Shoes", "Tops"]))
    await user.click(screen.getAllByRole("button", { name: texts.move.undo })[0] as HTMLElement)
    await screen.findByText("Couldn’t move “Tops” back")
  })

  it("offers no moves while the saved order is unknown", async () => {
    const { user } = await open()
    const shoes = await row("Shoes")
    shop.backend.faults.set([{ method: "GET", path: "/admin/product-categories", status: 500 }])
    shoes.focus()
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}")
    await screen.findByText(english.admin.list.failed)
    await user.click(screen.getByRole("button", { name: "Actions for Shoes" }))
    const item = await screen.findByRole("menuitem", { name: new RegExp(texts.move.open) })
    expect(item.textContent).toContain(texts.move.reload)
    await user.keyboard("{Escape}")
    shop.backend.faults.set([])
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(shown()).toEqual(["Coats", "Shoes", "Shirts"]))
  })

  it("saves a move after signing in again if the session has expired", async () => {
    const { user } = await open()
    const shoes = await row("Shoes")
    shoes.focus()
    localStorage.setItem("admin_token", "expired")
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}")
    const session = within(await screen.findByRole("dialog", { name: "Your session has expired" }))
    await user.type(session.getByLabelText("Password"), ADMIN.password)
    await user.click(session.getByRole("button", { name: "Continue" }))
    await waitFor(async () => expect(await names()).toEqual(["Coats", "Shoes", "Shirts"]))
  })
})

describe("the page of a category", () => {
  it("moves it through its dialog, shows its new path, and moves it back", async () => {
    const { user } = await renderAdminPage(`/admin/categories/${ids.Tops}`, shop)
    await user.click(await screen.findByRole("button", { name: "Actions" }))
    await user.click(await screen.findByRole("menuitem", { name: texts.move.open }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.click(dialog.getByRole("combobox", { name: texts.move.parent }))
    await user.click(await screen.findByRole("option", { name: "Coats" }))
    await user.click(dialog.getByRole("button", { name: texts.move.confirm }))
    const path = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
    await path.findByRole("link", { name: "Coats" })
    expect(await names(ids.Coats)).toEqual(["Tops"])
    expect(screen.queryByText(/changed by someone else/)).toBeNull()
    await user.click(screen.getByRole("button", { name: texts.move.undo }))
    await path.findByRole("link", { name: "Shirts" })
    expect(await names(ids.Shirts)).toEqual(["Tops"])
  })

  it("keeps the dialog open with the reason if it couldn't be moved", async () => {
    const { user } = await renderAdminPage(`/admin/categories/${ids.Tops}`, shop)
    await user.click(await screen.findByRole("button", { name: "Actions" }))
    await user.click(await screen.findByRole("menuitem", { name: texts.move.open }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.click(dialog.getByRole("combobox", { name: texts.move.parent }))
    await user.click(await screen.findByRole("option", { name: "Coats" }))
    await shop.admin.admin.productCategory.update({ id: ids.Coats, body: { parent_category_id: ids.Tops } })
    await user.click(dialog.getByRole("button", { name: texts.move.confirm }))
    expect((await dialog.findByRole("alert")).textContent).toContain(texts.move.refused.belowItself)
  })

  it("says at the field that the parent in the address no longer exists", async () => {
    const { user } = await renderAdminPage("/admin/categories/new?parent=pcat_gone", shop)
    await user.type(await screen.findByLabelText(texts.name), "Hats")
    await screen.findByText(texts.move.reasons.gone)
    const field = screen.getByRole<HTMLInputElement>("combobox", { name: texts.parent })
    expect(field.value).not.toMatch(/^pcat_/)
  })

  it("keeps input typed while saving, without reporting a change of someone else", async () => {
    const { user } = await renderAdminPage(`/admin/categories/${ids.Tops}`, shop)
    const path = `/admin/product-categories/${ids.Tops}`
    await user.type(await screen.findByLabelText(texts.name), "!")
    shop.backend.faults.set([{ method: "POST", path, latency: 1_500 }])
    await user.click(screen.getByRole("button", { name: texts.save }))
    await user.type(screen.getByRole("textbox", { name: new RegExp(texts.description) }), "Warm")
    await screen.findByText(texts.saved)
    await screen.findByRole("heading", { level: 1, name: "Tops!" })
    expect(screen.queryByText(/Also changed by someone else/)).toBeNull()
    expect(screen.getByDisplayValue("Warm")).toBeTruthy()
    expect(screen.getByDisplayValue("Tops!")).toBeTruthy()
  })

  it("shows its path and subcategories, and saves changes", async () => {
    const { user } = await renderAdminPage(`/admin/categories/${ids.Tops}`, shop)
    const name = await screen.findByLabelText(texts.name)
    const path = screen.getByRole("navigation", { name: "Breadcrumb" })
    await waitFor(() => expect(within(path).getByRole("link", { name: "Shirts" })).toBeTruthy())
    await user.type(name, " and more")
    await user.click(screen.getByRole("checkbox", { name: texts.internal }))
    await user.click(screen.getByRole("button", { name: texts.save }))
    await screen.findByText(texts.saved)
    const { product_category } = await shop.admin.admin.productCategory.retrieve({ id: ids.Tops })
    expect(product_category).toMatchObject({ name: "Tops and more", is_internal: true, parent_category_id: ids.Shirts })
  })

  it("names a handle that is already in use at its field", async () => {
    const { user } = await renderAdminPage(`/admin/categories/new?parent=${ids.Coats}`, shop)
    await user.type(await screen.findByLabelText(texts.name), "Shirts")
    await user.click(screen.getByRole("button", { name: texts.create }))
    await screen.findByText(/“shirts” is already in use/)
    const handle = screen.getByLabelText(texts.handle)
    await user.clear(handle)
    await user.type(handle, "rain-coats")
    await user.click(screen.getByRole("button", { name: texts.create }))
    await waitFor(async () => expect(await names(ids.Coats)).toEqual(["Shirts"]))
  })
})
