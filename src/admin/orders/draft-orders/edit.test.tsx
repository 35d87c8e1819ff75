import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const addDraft = async () => {
  const { draft_order } = await shop.admin.admin.draftOrder.create({
    body: {
      region_id: shop.region,
      email: "ada@example.com",
      items: [{ title: "Engraving", quantity: 2, unit_price: 5 }],
    },
  })
  return draft_order.id
}

it("shows the total and no balance, because nothing is due for a draft", async () => {
  await renderAdminPage(`/admin/draft-orders/${await addDraft()}/edit`, shop)

  const heading = await screen.findByRole("heading", { name: english.admin.orderChange.money.title })
  const summary = within(heading.parentElement as HTMLElement)
  expect(summary.getByText("Total").nextSibling?.textContent).toBe("€10.00")
  expect(screen.queryByText(english.ui.money.due)).toBeNull()
})

it("keeps a refused promotion code in its field, and empties the field once a code is applied", async () => {
  const code = "SPRING5"
  await shop.admin.admin.promotion.create({
    body: {
      code,
      type: "standard",
      status: "active",
      application_method: { type: "percentage", target_type: "order", value: 5 },
    },
  })
  const { user } = await renderAdminPage(`/admin/draft-orders/${await addDraft()}/edit`, shop)
  const field = await screen.findByLabelText<HTMLInputElement>("Promotion code")
  await user.type(field, "SPRING{Enter}")
  await screen.findByText(/^There’s no promotion with the code SPRING\./)
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(screen.queryByText(/not found/)).toBeNull()
  expect(field.value).toBe("SPRING")
  await user.type(field, "5{Enter}")
  expect(field.getAttribute("aria-invalid")).toBeNull()
  await screen.findByRole("button", { name: `Remove ${code}` })
  await waitFor(() => expect(field.value).toBe(""))
})

it("says of an inactive code that it isn't active, and can be confirmed once the field is empty", async () => {
  await shop.admin.admin.promotion.create({
    body: {
      code: "LATER",
      type: "standard",
      status: "draft",
      application_method: { type: "percentage", target_type: "order", value: 5 },
    },
  })
  const id = await addDraft()
  await shop.admin.admin.draftOrder.beginEdit({ id })
  await shop.admin.admin.draftOrder.addItems({ id, body: { items: [{ title: "Box", quantity: 1, unit_price: 3 }] } })
  const { user } = await renderAdminPage(`/admin/draft-orders/${id}/edit`, shop)
  const field = await screen.findByLabelText<HTMLInputElement>("Promotion code")
  await user.type(field, "LATER{Enter}")
  await screen.findByText(/^The promotion LATER isn’t active\./)
  await user.clear(field)
  await user.click(document.querySelector<HTMLElement>("[data-primary]") as HTMLElement)
  await screen.findByRole("heading", { level: 1, name: /^Draft #/ })
})

it("offers active codes to choose from", async () => {
  const { user } = await renderAdminPage(`/admin/draft-orders/${await addDraft()}/edit`, shop)
  const field = await screen.findByLabelText<HTMLInputElement>("Promotion code")
  const codes = () => [...(field.list?.options ?? [])].map(({ value }) => value)
  await waitFor(() => expect(codes()).toContain("WELCOME10"))
  await user.type(field, "WELCOME10{Enter}")
  await screen.findByRole("button", { name: "Remove WELCOME10" })
  await waitFor(() => expect(codes()).not.toContain("WELCOME10"))
})

it("keeps a custom item's title and price until it is added", async () => {
  const { user } = await renderAdminPage(`/admin/draft-orders/${await addDraft()}/edit`, shop)
  const title = await screen.findByLabelText<HTMLInputElement>(english.admin.drafts.edit.custom.title)
  const form = within(title.closest("form") as HTMLElement)
  const price = form.getByLabelText<HTMLInputElement>(english.admin.drafts.edit.custom.price)
  await user.type(title, "Gift box")
  await user.type(price, "3")
  const path = "/admin/draft-orders/:id/edit/items"
  shop.backend.faults.set([{ method: "POST", path, status: 400, times: 1 }])
  const add = form.getByRole("button")
  await user.click(add)
  await screen.findByRole("alert")
  expect([title.value, price.value]).toEqual(["Gift box", "3"])
  await user.clear(price)
  await user.type(price, "4")
  await user.click(add)
  await waitFor(() => expect([title.value, price.value]).toEqual(["", ""]))
  expect(screen.getAllByText("Gift box")).toHaveLength(1)
})
