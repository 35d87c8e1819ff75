import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { asksBeforeReload } from "#tests/support/unsaved.ts"

const texts = english.admin.product
const { values } = english.admin.catalog.option
const { leave } = english.admin.form
const shop = await openLiveShop()
const world = shop.backend.db.export()
const shirt = shop.backend.db.tables.productVariant.get(shop.variant("SHIRT-M-BLACK"))
if (!shirt) throw new Error("the shop has no shirt")

beforeEach(() => shop.backend.db.import(world))

async function open(opener: string) {
  const page = await renderAdminPage(`/admin/products/${shirt?.product_id}`, shop)
  await page.user.click(await screen.findByRole("button", { name: opener }))
  await screen.findByRole("dialog")
  const press = async (name: string) =>
    page.user.click((await screen.findAllByRole("button", { name })).at(-1) as HTMLElement)
  const question = () => screen.findByRole("dialog", { name: leave.title })
  return { ...page, press, question, asksBeforeReload: () => asksBeforeReload(page.router) }
}
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe.each([
  { dialog: texts.options.add, opener: texts.options.add, field: "Title" },
  { dialog: "Edit option Size", opener: "Edit Size", field: "Title" },
  { dialog: texts.newVariant.title, opener: texts.newVariant.create, field: /^SKU/ },
])("the dialog “$dialog”", ({ opener, field }) => {
  it("closes without asking if nothing was typed", async () => {
    const { press, asksBeforeReload } = await open(opener)
    expect(asksBeforeReload()).toBe(false)
    await press("Cancel")
    await isClosed()
  })

  it("asks before typed text is lost by closing it, and keeps the text", async () => {
    const { user, press, question, asksBeforeReload } = await open(opener)
    const input = within(screen.getByRole("dialog")).getByLabelText<HTMLInputElement>(field)
    await user.type(input, "Typed")
    expect(asksBeforeReload()).toBe(true)
    await press("Cancel")
    await question()
    await press(leave.keep)
    await waitFor(() => expect(screen.queryByRole("dialog", { name: leave.title })).toBeNull())
    expect(input.value).toContain("Typed")
    await user.keyboard("{Escape}")
    await question()
    await press(leave.discard)
    await isClosed()
  })

  it("asks before typed text is lost by leaving the page", async () => {
    const { user, router, press, question } = await open(opener)
    await user.type(within(screen.getByRole("dialog")).getByLabelText(field), "Typed")
    void router.navigate({ to: "/admin/collections" })
    await question()
    await press(leave.keep)
    expect(router.state.location.pathname).toContain("/admin/products/")
    void router.navigate({ to: "/admin/collections" })
    await question()
    await press(leave.discard)
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/collections"))
  })
})

it("a dialog doesn't ask after it has saved", async () => {
  const { user, press, asksBeforeReload } = await open("Edit Size")
  const form = within(screen.getByRole("dialog"))
  await user.click(form.getByRole("button", { name: values.add }))
  await user.type(form.getAllByPlaceholderText(values.value).at(-1) as HTMLElement, "XXL")
  await press(texts.options.save)
  await screen.findByText(texts.options.saved)
  await isClosed()
  expect(asksBeforeReload()).toBe(false)
})
