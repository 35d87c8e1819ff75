import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { setUp } from "#machines/settings/first-sale/first-sale.actors.ts"
import { openEmptyStore, regionTask, taxTask } from "#tests/support/empty-store.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { shop, sellProduct, world: exportWorld } = await openEmptyStore()
const world = exportWorld()
const path = "/admin/settings/first-sale"
const steps = async () => (await screen.findAllByRole("listitem")).filter((item) => within(item).queryByRole("heading"))
const current = async (name: string) => {
  await screen.findByRole("button", { name: "Check again" })
  const item = (await steps()).find((each) => each.getAttribute("aria-current") === "step")
  return within(
    within(item as HTMLElement)
      .getByRole("heading", { name })
      .closest("section") as HTMLElement,
  )
}

it("sets up an empty store step by step", async () => {
  const { user } = await renderAdminPage(path, shop)
  const region = await current("Region and payment")
  await user.click(region.getByRole("button", { name: "Create region" }))
  expect(region.getByText("Required")).toBeTruthy()
  await user.type(region.getByRole("combobox", { name: "Country" }), "Germany")
  await user.click(await screen.findByRole("option", { name: /Germany/ }))
  await user.click(region.getByRole("button", { name: "Create region" }))
  await screen.findByRole("button", { name: "Create tax region" })
  const tax = await current("Taxes")
  await user.type(tax.getByLabelText("Tax rate in percent"), "190")
  await user.click(tax.getByRole("button", { name: "Create tax region" }))
  expect(tax.getByText("Enter a percentage from 0 to 100.")).toBeTruthy()
  await user.clear(tax.getByLabelText("Tax rate in percent"))
  await user.type(tax.getByLabelText("Tax rate in percent"), "19")
  await user.click(tax.getByRole("button", { name: "Create tax region" }))
  await screen.findByRole("button", { name: "Set up shipping" })
})

it("continues with what the server lacks", async () => {
  shop.backend.db.import(world)
  await setUp(shop.admin, regionTask)
  await setUp(shop.admin, taxTask)
  const { user } = await renderAdminPage(path, shop)
  const shipping = await current("Location and shipping")
  await user.type(shipping.getByLabelText("Location name"), "Berlin")
  await user.type(shipping.getByLabelText("Address"), "Lange Strasse 7")
  await user.type(shipping.getByLabelText("Shipping price"), "4.90")
  await user.click(shipping.getByRole("button", { name: "Set up shipping" }))
  expect(await screen.findByRole("link", { name: "Create product" })).toBeTruthy()
  expect(screen.getByText("5 of 7 steps done")).toBeTruthy()
  await sellProduct()
  await user.click(screen.getByRole("button", { name: "Check again" }))
  expect(await screen.findByRole("link", { name: "Open storefront" })).toBeTruthy()
})

it("offers another attempt if the store can’t be loaded", async () => {
  shop.backend.faults.set([{ method: "GET", path: "/admin/regions", status: 500 }])
  const { user } = await renderAdminPage(path, shop)
  await screen.findByText("Couldn’t check your store")
  shop.backend.faults.set([])
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByText(/of 7 steps done/)).toBeTruthy()
})

it("is offered on the home page until the store has an order", async () => {
  shop.backend.db.import(world)
  await setUp(shop.admin, regionTask)
  const { user } = await renderAdminPage("/admin", shop)
  await screen.findByText("Next: Taxes. 3 of 7 steps done.")
  await user.click(screen.getByRole("link", { name: "Continue setup" }))
  await screen.findByRole("heading", { level: 1, name: "First sale" })
})
