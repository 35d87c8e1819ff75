import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { saveStep } from "#machines/location-setup/location-setup.actors.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLocationShop } from "#tests/support/location-setup.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { locationSetup: texts, locations, form } = english.admin
const { shop, tasks, world: exportWorld } = await openLocationShop()
const world = exportWorld()
const { tables } = shop.backend.db

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

const path = "/admin/settings/locations/setup"
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const section = (name: string) => screen.findByRole("region", { name })

/** A location whose first steps are saved; returns its id. */
async function saved(...steps: readonly (keyof typeof tasks)[]): Promise<string> {
  let id = await saveStep(shop.admin, { id: null, task: tasks.address })
  for (const step of steps) {
    const task = tasks[step]
    id = await saveStep(shop.admin, { id, task: typeof task === "function" ? task() : task })
  }
  return id
}

it("creates a location and its set, and proposes a free name for one that is taken", async () => {
  const body = { name: "Porto shipping", type: "shipping" }
  await shop.admin.admin.stockLocation.createFulfillmentSet({ id: tables.stockLocation.all()[0]?.id ?? "", body })
  const { user, address } = await renderAdminPage(path, shop)
  await user.type(await screen.findByLabelText(locations.name), "Porto")
  await user.click(await button(texts.save.address))
  await screen.findAllByText(form.rules.required)
  await user.type(screen.getByLabelText(locations.address.address_1), "Rua 1")
  await user.type(screen.getByRole("combobox", { name: locations.address.country_code }), "Portugal")
  await user.click(await screen.findByRole("option", { name: /Portugal/ }))
  await user.click(await button(texts.save.address))
  await section(texts.sections.channels)
  const id = tables.stockLocation.find(({ name }) => name === "Porto")?.id
  await waitFor(() => expect(address()).toBe(`${path}?location=${id}`))
  await user.click(await button(texts.save.channels))
  await section(texts.sections.providers)
  await user.click(await button(texts.save.providers))
  await section(texts.sections.set)
  await user.click(await button(texts.save.set))
  await screen.findByText(form.rules.nameTaken)
  expect(await domProblems()).toEqual([])
  await user.click(await button("Use “Porto shipping 2”"))
  await user.click(await button(texts.save.set))
  await section(texts.sections.zone)
  expect(tables.fulfillmentSet.all().map(({ name }) => name)).toContain("Porto shipping 2")
})

it("continues at the first missing step, and asks for a price in each currency", async () => {
  const id = await saved("channels", "providers", "set", "zone")
  const { user } = await renderAdminPage(`/admin/settings/locations/${id}`, shop)
  await screen.findByText(texts.gapText.replace("{step}", texts.steps.option))
  await user.click(await screen.findByRole("link", { name: texts.resume }))
  await user.type(await screen.findByLabelText(locations.option.name), "Express")
  const type = screen.getByLabelText<HTMLSelectElement>(locations.option.type)
  await user.selectOptions(type, String(type.options[1]?.value))
  await user.click(await button(texts.save.option))
  await screen.findByText(/Enter a price in each of the store’s currencies/)
  const prices = within(await section(texts.sections.option)).getAllByLabelText(/^Price in .* · /)
  for (const price of prices) await user.type(price, "5")
  await user.click(await button(texts.save.option))
  await section(texts.sections.returnOption)
  await user.click(await button(texts.skipReturns))
  await screen.findByText(texts.done.title.replace("{location}", "Porto"))
})

it("doesn't delete the default location, or one with reserved stock", async () => {
  const id = await saved("channels")
  const item = tables.inventoryItem.all()[0]?.id ?? ""
  const { inventoryItem, reservation } = shop.admin.admin
  await inventoryItem.createLevel({ id: item, body: { location_id: id, stocked_quantity: 5 } })
  await reservation.create({ body: { location_id: id, inventory_item_id: item, quantity: 2 } })
  const { user } = await renderAdminPage(`/admin/settings/locations/${id}`, shop)
  await user.click(await button("Actions"))
  await user.click(await screen.findByText(locations.delete.label))
  const dialog = within(await screen.findByRole("dialog"))
  await dialog.findByText(/Stock is reserved here by 1 reservation/)
  expect(dialog.getByRole("button", { name: locations.delete.label }).ariaDisabled).toBe("true")
})
