import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { type LiveShop, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.catalog.option
let shop: LiveShop
let id: string
beforeEach(async () => {
  shop = await openLiveShop()
  const body = { title: "Shade", values: ["Red", "Green", "Blue"], ranks: { Red: 0, Green: 1, Blue: 2 } }
  id = (await shop.admin.admin.productOption.create({ body })).product_option.id
})

const values = async () => {
  const query = { fields: "values.id,values.value,values.rank" }
  const { product_option } = await shop.admin.admin.productOption.retrieve({ id, query })
  const rows = (product_option?.values ?? []) as { id: string; value: string; rank: number }[]
  return rows.toSorted((a, b) => a.rank - b.rank)
}
const names = async () => (await values()).map(({ value }) => value)
const field = (number: number) => screen.findByRole("textbox", { name: `Value ${number}` })
const button = (name: string) => screen.getByRole("button", { name })
const open = () => renderAdminPage(`/admin/options/${id}`, shop)
/** Adds a product that uses the option with all of its values. */
const useOption = () =>
  shop.admin.admin.product
    .create({ body: { title: "Scarf", options: [{ id }] } as never })
    .then(({ product }) => product)

describe("a product option", () => {
  it("has no accessibility problems", async () => {
    await open()
    await field(1)
    expect(await domProblems()).toEqual([])
  })

  it("keeps the ids of renamed values, and saves new, removed and moved ones", async () => {
    const red = (await values())[0]?.id
    const { user } = await open()
    const first = await field(1)
    await user.clear(first)
    await user.type(first, "Scarlet")
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}")
    await user.click(button("Remove Blue"))
    await user.click(button(texts.values.add))
    await user.type(await field(4), "White")
    await user.click(button(texts.save))
    await waitFor(async () => expect(await names()).toEqual(["Green", "Scarlet", "White"]))
    expect((await values())[1]?.id).toBe(red)
    await screen.findByText(texts.saved)
    expect(screen.queryByText(texts.values.removed)).toBeNull()
  })

  it("saves only a new order", async () => {
    const { user } = await open()
    ;(await field(3)).focus()
    await user.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}")
    await user.click(button(texts.save))
    await waitFor(async () => expect(await names()).toEqual(["Blue", "Red", "Green"]))
  })

  it("reports repeated and empty values at their rows, and sends nothing", async () => {
    const { user } = await open()
    const second = await field(2)
    await user.clear(second)
    await user.type(second, "Red")
    expect(screen.getByText(texts.values.taken)).toBeTruthy()
    await user.clear(second)
    await user.click(button(texts.save))
    await screen.findByText(texts.values.missing)
    expect(await names()).toEqual(["Red", "Green", "Blue"])
  })

  it("requires a value and a title", async () => {
    const { user } = await renderAdminPage("/admin/options/new", shop)
    await user.click(await screen.findByRole("button", { name: texts.create }))
    expect(await screen.findByText(texts.values.none)).toBeTruthy()
    expect(screen.getByText(english.admin.form.rules.required)).toBeTruthy()
  })

  it("creates an option with ordered values", async () => {
    const { user, address } = await renderAdminPage("/admin/options/new", shop)
    await user.type(await screen.findByLabelText(texts.title), "Fit")
    await user.click(button(texts.values.add))
    await user.type(await field(1), "Wide{Enter}")
    await user.type(await field(2), "Slim")
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}")
    await user.click(button(texts.create))
    await waitFor(() => expect(address()).toMatch(/\/admin\/options\/opt_/))
    id = String(address().split("/").at(-1))
    expect(await names()).toEqual(["Slim", "Wide"])
  })

  it("shows at its row that a removed value is in use, and keeps the other changes", async () => {
    await useOption()
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Remove Blue" }))
    await user.type(await field(1), "dish")
    await user.click(button(texts.save))
    const row = () => screen.getByText("Blue").closest("li") as HTMLElement
    await waitFor(() => expect(within(row()).getByRole("alert").textContent).toContain("associated with products"))
    await user.click(button("Keep Blue"))
    await user.click(button(texts.save))
    await waitFor(async () => expect(await names()).toEqual(["Reddish", "Green", "Blue"]))
  })

  it("shows at the checkbox that a global option can't become exclusive", async () => {
    const { user } = await open()
    const box = await screen.findByRole("checkbox", { name: texts.exclusive })
    await user.click(box)
    await user.click(button(texts.save))
    await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"))
    expect(screen.getByText(/from global to exclusive/)).toBeTruthy()
  })

  it("names a title that is already in use at its field", async () => {
    await shop.admin.admin.productOption.create({ body: { title: "Cut", values: ["A"] } })
    const { user } = await open()
    const title = await screen.findByLabelText(texts.title)
    await user.clear(title)
    await user.type(title, "Cut")
    await user.click(button(texts.save))
    await screen.findByText(/“Cut” is already in use/)
    expect(title.getAttribute("aria-invalid")).toBe("true")
  })

  it("saves once if the response of a rename is lost", async () => {
    const { user } = await open()
    await user.type(await field(1), "dish")
    const path = `/admin/product-options/${id}/values/${(await values())[0]?.id}`
    shop.backend.faults.set([{ method: "POST", path, drop: "after", times: 1 }])
    await user.click(button(texts.save))
    await screen.findByText(texts.saved)
    expect(await names()).toEqual(["Reddish", "Green", "Blue"])
  })

  it("saves an added value once if the response is lost", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: texts.values.add }))
    await user.type(await field(4), "White")
    shop.backend.faults.set([{ method: "POST", path: `/admin/product-options/${id}`, drop: "after", times: 1 }])
    await user.click(button(texts.save))
    await screen.findByText(texts.saved)
    expect(await names()).toEqual(["Red", "Green", "Blue", "White"])
    expect(screen.queryByText(english.admin.form.unsaved)).toBeNull()
  })

  it("merges a value that someone else added too", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: texts.values.add }))
    await user.type(await field(4), "White")
    const { productOption } = shop.admin.admin
    await productOption.update({ id, body: { values: ["Red", "Green", "Blue", "White", "Gray"] } })
    await user.click(button(texts.save))
    await screen.findByText(texts.saved)
    expect((await names()).toSorted()).toEqual(["Blue", "Gray", "Green", "Red", "White"])
    expect(screen.getAllByDisplayValue("White")).toHaveLength(1)
  })

  it("keeps values that someone else added", async () => {
    const { user } = await open()
    await user.type(await field(1), "dish")
    const { productOption } = shop.admin.admin
    await productOption.update({ id, body: { values: ["Red", "Green", "Blue", "Gray"] } })
    await user.click(button(texts.save))
    await screen.findByText(texts.saved)
    expect((await names()).toSorted()).toEqual(["Blue", "Gray", "Green", "Reddish"])
  })

  it("keeps the focus at a value that is removed and kept by keyboard", async () => {
    const { user } = await open()
    ;(await screen.findByRole("button", { name: "Remove Green" })).focus()
    await user.keyboard("{Enter}")
    await waitFor(() => expect(document.activeElement).toBe(button("Keep Green")))
    await user.keyboard("{Enter}")
    const second = await field(2)
    await waitFor(() => expect(document.activeElement).toBe(second))
  })

  it("exclusive to a product is listed with the product's name, which its page links to", async () => {
    const options = [{ title: "Shade", values: ["M"] }]
    const { product } = await shop.admin.admin.product.create({ body: { title: "Scarf", options } })
    const { user, address } = await renderAdminPage("/admin/options?q=Shade", shop)
    await screen.findByRole("checkbox", { name: "Select Shade (Scarf)" })
    expect(screen.getByRole("checkbox", { name: "Select Shade" })).toBeTruthy()
    const row = screen.getByText("Scarf").closest("tr") as HTMLElement
    await user.click(within(row).getByRole("link", { name: "Shade" }))
    await user.click(await screen.findByRole("link", { name: "Scarf" }))
    await waitFor(() => expect(address()).toBe(`/admin/products/${product.id}`))
  })

  it("names the products that use it instead of deleting it", async () => {
    await useOption()
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: texts.delete.label }))
    const dialog = await screen.findByRole("dialog")
    await within(dialog).findByText("Scarf")
    const confirm = within(dialog).getByRole("button", { name: texts.delete.label })
    expect(confirm.getAttribute("aria-disabled")).toBe("true")
  })
})
