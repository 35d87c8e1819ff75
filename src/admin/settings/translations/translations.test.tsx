import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { beforeEach, expect, it, vi } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { translations: texts, priceGrid, storeSettings, list, arrange } = english.admin
const shop = await openLiveShop()
const { db, faults } = shop.backend
const off = db.export()
for (const id of ["translation", "view_configurations"]) db.tables.featureFlag.insert({ id })
for (const code of ["de-DE", "fr-FR"]) db.tables.locale.insert({ code, name: code })
const { store: stores, productTag, translation, propertyLabel, views } = shop.admin.admin
const [store] = (await stores.list({ query: { fields: "id" } })).stores
const storeId = String(store?.id)
for (const { id } of (await productTag.list()).product_tags) await productTag.delete({ id })
for (const value of ["Linen", "Glass"]) await productTag.create({ body: { value } })
await stores.update({ id: storeId, body: { supported_locales: [{ locale_code: "de-DE" }] } })
await translation.batchSettings({ body: { create: [{ entity_type: "product_tag", fields: ["value"] }] } })
const world = db.export()
const GRID = "/admin/settings/translations/product_tag"

beforeEach(() => {
  faults.set([])
  db.import(world)
  // jsdom has no layout: everything is in view.
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1200)
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800)
  Element.prototype.scrollTo = () => undefined
})

const german = async () => {
  const { translations } = await translation.list({ query: { reference: "product_tag", locale_code: "de-DE" } })
  return translations.map((each) => Object(each.translations).value).sort()
}
async function open(path: string) {
  const page = await renderAdminPage(path, shop)
  await screen.findByRole("row", { name: /^Linen/ })
  return page
}
async function focusCell(name: string) {
  const row = await screen.findByRole("row", { name: new RegExp(`^${name}`) })
  const cell = row.querySelector<HTMLElement>('[aria-colindex="3"]')
  fireEvent.pointerDown(cell as HTMLElement, { button: 0, pointerType: "mouse" })
  fireEvent.pointerUp(window)
}
const save = async (user: Awaited<ReturnType<typeof open>>["user"]) =>
  user.click(await screen.findByRole("button", { name: priceGrid.save }))

it("says how to turn translations on where the server has them turned off", async () => {
  db.import(off)
  await renderAdminPage("/admin/settings/translations", shop)
  await screen.findByText(texts.off.title)
})

it("shows what is translated into each language, and chooses the translated fields", async () => {
  await translation.batch({ body: { create: [await germanOf("Linen", "Leinen")] } })
  const { user } = await renderAdminPage("/admin/settings/translations", shop)
  const row = await screen.findByRole("row", { name: /^Product tags/ })
  await within(row).findByText("1 of 2 texts")
  expect(await domProblems()).toEqual([])
  await user.click(within(row).getByRole("button", { name: "Edit fields of Product tags" }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(dialog.getByLabelText("Translate Product tags"))
  await user.click(dialog.getByText(texts.settings.confirm))
  await screen.findByText(texts.settings.saved)
  await waitFor(() => expect(within(row).getByText(texts.noFields)).toBeTruthy())
})

it("shows no more translated texts than there are after translated records were deleted", async () => {
  for (const [value, text] of [
    ["Linen", "Leinen"],
    ["Glass", "Glas"],
  ] as const)
    await translation.batch({ body: { create: [await germanOf(value, text)] } })
  await productTag.delete(await tag("Glass"))
  await renderAdminPage("/admin/settings/translations", shop)
  const row = await screen.findByRole("row", { name: /^Product tags/ })
  await within(row).findByText("1 of 1 text")
})

it("says that the store doesn’t support a link’s language, or that the server doesn’t know it", async () => {
  const { router } = await open(`${GRID}?locale=fr-FR`)
  await screen.findByText("The store doesn’t support French (France)")
  expect((await screen.findByRole("link", { name: texts.unsupported.action })).getAttribute("href")).toBe(
    "/admin/settings/store",
  )
  expect(await domProblems()).toEqual([])
  await router.navigate({ to: ".", search: { locale: "xx-XX" } })
  await screen.findByText("The server doesn’t know the language “xx-XX”")
})

it("saves texts that were typed or copied, even if the response is lost, and hides those that aren't missing", async () => {
  const { user } = await open(GRID)
  await focusCell("Linen")
  await user.keyboard("Leinen{Enter}")
  await user.click(screen.getByText(texts.grid.copy))
  faults.set([{ method: "POST", path: "/admin/translations/batch", drop: "after", times: 1 }])
  await save(user)
  await screen.findByText("2 changes saved")
  expect(await german()).toEqual(["Glass", "Leinen"])
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByLabelText(texts.grid.missing))
  await screen.findByText(texts.grid.nothingMissing)
})

it("asks about a text that someone else translated meanwhile, and names a refused one", async () => {
  const { user } = await open(GRID)
  await focusCell("Linen")
  await user.keyboard("Leinen{Enter}")
  await translation.batch({ body: { create: [await germanOf("Linen", "Leinenstoff")] } })
  await save(user)
  const dialog = within(await screen.findByRole("dialog", { name: priceGrid.conflicts.title }))
  await user.click(dialog.getByRole("radio", { name: "Theirs: Leinenstoff" }))
  await user.click(dialog.getByRole("button", { name: priceGrid.conflicts.confirm }))
  await waitFor(() => expect(screen.queryByText("1 unsaved change")).toBeNull())
  expect(await german()).toEqual(["Leinenstoff"])
  await focusCell("Glass")
  await user.keyboard("Glas{Enter}")
  faults.set([{ method: "POST", path: "/admin/translations/batch", status: 400 }])
  await save(user)
  await screen.findByText("1 cell to correct", { selector: "p" })
})

it("adds the rows of a file to the grid, and names those that it can't import", async () => {
  const { user } = await open(GRID)
  const { id } = await tag("Linen")
  const file = new File([`id,field,de-DE\n${id},value,Leinen\nptag_x,value,Nichts\n`], "texts.csv", {
    type: "text/csv",
  })
  await user.click(screen.getByText(texts.grid.import))
  const dialog = within(await screen.findByRole("dialog"))
  await user.upload(dialog.getByLabelText(texts.import.choose, { selector: "input" }), file)
  await dialog.findByText("Row 3: no record has the ID “ptag_x”")
  await user.click(dialog.getByText(texts.import.confirm))
  await save(user)
  await screen.findByText("1 change saved")
  expect(await german()).toEqual(["Leinen"])
})

it("adds a language to the store, and removes one", async () => {
  const { user } = await renderAdminPage("/admin/settings/store", shop)
  await user.click(await screen.findByRole("button", { name: storeSettings.addLocale }))
  await user.click(await screen.findByRole("combobox", { name: storeSettings.addLocale }))
  await user.keyboard("French (France)")
  await user.click(await screen.findByRole("option", { name: /^French \(France\)/ }))
  await user.click(screen.getByRole("button", { name: "Remove German (Germany)" }))
  await user.click(screen.getByRole("button", { name: storeSettings.save }))
  await screen.findByText(storeSettings.saved)
  const { stores: saved } = await stores.list({ query: { fields: "*supported_locales" } })
  expect(saved[0]?.supported_locales?.map(({ locale_code }) => locale_code)).toEqual(["fr-FR"])
})

/** Opens the dialog that renames the columns of a list. */
async function openNames(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: list.display.button }))
  // jsdom has no popovers.
  const settings = screen.getByLabelText(list.display.label)
  settings.hidePopover = () => undefined
  fireEvent(settings, Object.assign(new Event("toggle"), { newState: "open" }))
  await user.click(await screen.findByText(list.display.rename))
}

it("renames a column for all admins, and opens a list with its default view", async () => {
  const { user, address } = await renderAdminPage("/admin/product-tags", shop)
  await screen.findByText("Glass")
  await openNames(user)
  await user.type(await screen.findByLabelText("Name of “Name”"), "Tag name")
  await user.click(screen.getByRole("button", { name: list.labels.confirm }))
  await screen.findByRole("columnheader", { name: /Tag name/ })
  expect((await propertyLabel.list()).property_labels.map(({ label }) => label)).toEqual(["Tag name"])

  await user.type(screen.getByRole("searchbox"), "linen")
  await user.click(await screen.findByRole("button", { name: list.views.save }))
  await user.type(await screen.findByLabelText(list.views.name), "Fabrics")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: list.views.save }))
  await waitFor(() => expect(address()).toContain("view="))
  await user.click(screen.getByRole("button", { name: list.views.edit }))
  await user.clear(await screen.findByLabelText(list.views.name))
  await user.type(screen.getByLabelText(list.views.name), "Cloths")
  await user.click(screen.getByLabelText(list.views.default))
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: list.views.save }))
  await screen.findByText("View “Cloths” updated")
  const { view_configuration: active } = await views.retrieveActiveConfiguration({ entity: "product-tags" })
  expect(active).toMatchObject({ name: "Cloths" })
})

it("renames one column by itself, asks if someone else has renamed it, and restores its original name", async () => {
  const { user } = await renderAdminPage("/admin/product-tags", shop)
  await screen.findByText("Glass")
  const rename = async (name: string) => {
    await openNames(user)
    const field = await screen.findByLabelText("Name of “Name”")
    await user.clear(field)
    if (name) await user.type(field, name)
    return field
  }
  const save = () => user.click(screen.getByRole("button", { name: list.labels.confirm }))
  const names = async () => (await propertyLabel.list()).property_labels.map(({ label }) => label)
  await rename("Tag name")
  await screen.findByText(/^Other dashboards of this server use these names too: Name, /)
  expect(await domProblems()).toEqual([])
  await save()
  await screen.findByRole("columnheader", { name: /Tag name/ })

  await rename("Label")
  const [label] = (await propertyLabel.list()).property_labels
  await propertyLabel.update({ id: String(label?.id), body: { label: "Tag" } })
  await save()
  await screen.findByText(/Someone else renamed “Name” to “Tag” in the meantime/)
  expect(await names()).toEqual(["Tag"])
  await save()
  await screen.findByRole("columnheader", { name: /Label/ })
  expect(await names()).toEqual(["Label"])

  await rename("")
  await save()
  await screen.findByRole("columnheader", { name: /^Name/ })
  expect(await names()).toEqual([])
})

it("renames a column without overwriting a description that someone else changed", async () => {
  await propertyLabel.create({ body: { entity: "ProductTag", property: "value", label: "Tag", description: "Old" } })
  const { user } = await renderAdminPage("/admin/product-tags", shop)
  await screen.findByRole("columnheader", { name: /Tag/ })
  await openNames(user)
  await user.type(await screen.findByLabelText("Name of “Name”"), " name")
  const [label] = (await propertyLabel.list()).property_labels
  await propertyLabel.update({ id: String(label?.id), body: { description: "New" } })
  await user.click(screen.getByRole("button", { name: list.labels.confirm }))
  await screen.findByRole("columnheader", { name: /Tag name/ })
  expect((await propertyLabel.list()).property_labels).toMatchObject([{ label: "Tag name", description: "New" }])
})

it("renames several columns in one request", async () => {
  const { user } = await renderAdminPage("/admin/product-tags", shop)
  await screen.findByText("Glass")
  await openNames(user)
  await user.type(await screen.findByLabelText("Name of “Name”"), "Tag")
  await user.type(screen.getByLabelText("Name of “Created”"), "Since")
  // Someone else names a column that isn't changed here.
  screen.getByLabelText("Name of “Updated”")
  await propertyLabel.create({ body: { entity: "ProductTag", property: "updated_at", label: "Changed" } })
  await user.click(screen.getByRole("button", { name: list.labels.confirm }))
  await screen.findByRole("columnheader", { name: /Tag/ })
  expect((await propertyLabel.list()).property_labels.map(({ label }) => label).sort()).toEqual([
    "Changed",
    "Since",
    "Tag",
  ])
})

it("hides a card of the first page, and restores the default arrangement", async () => {
  const { user } = await renderAdminPage("/admin", shop)
  const open = async () => {
    await user.click(await screen.findByRole("button", { name: english.admin.detail.arrange }))
    return within(await screen.findByRole("dialog"))
  }
  const first = await open()
  await user.click(await first.findByLabelText("Show “Draft orders”"))
  await user.click(first.getByText(arrange.confirm))
  await screen.findByText(arrange.saved)
  const main = within(screen.getByRole("main"))
  await waitFor(() => expect(main.queryByRole("link", { name: /^Draft orders/ })).toBeNull())
  const second = await open()
  await user.click(await second.findByLabelText(arrange.reset))
  await user.click(second.getByText(arrange.confirm))
  await main.findByRole("link", { name: /^Draft orders/ })
})

async function tag(value: string) {
  const { product_tags } = await productTag.list({ query: { value } })
  return { id: String(product_tags[0]?.id) }
}
async function germanOf(value: string, text: string) {
  const { id } = await tag(value)
  return { reference_id: id, reference: "product_tag", locale_code: "de-DE", translations: { value: text } }
}
