import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { saveStep } from "#machines/settings/location-setup/location-setup.actors.ts"
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
// By text: roles take seconds to compute on pages with long lists.
const button = (name: string) => screen.findByText(name, { selector: "button, button *" })

/** A location whose first steps are saved; returns its id. */
async function saved(...steps: readonly (keyof typeof tasks)[]): Promise<string> {
  let id = await saveStep(shop.admin, { id: null, task: tasks.address })
  for (const step of steps) {
    const task = tasks[step]
    id = await saveStep(shop.admin, { id, task: typeof task === "function" ? task() : task })
  }
  return id
}

it("proposes a free name for a fulfillment set whose name is taken", async () => {
  const id = await saved("channels", "providers")
  const body = { name: "Porto shipping", type: "shipping" }
  await shop.admin.admin.stockLocation.createFulfillmentSet({ id: tables.stockLocation.all()[0]?.id ?? "", body })
  const { user } = await renderAdminPage(`${path}?location=${id}`, shop)
  await screen.findByDisplayValue("Porto shipping")
  await user.click(await button(texts.save.set))
  await screen.findByText(form.rules.nameTaken)
  await user.click(await button("Use “Porto shipping 2”"))
  await screen.findByDisplayValue("Porto shipping 2")
  await user.click(await button(texts.save.set))
  await screen.findByText(texts.hints.zone)
  expect(tables.fulfillmentSet.all().map(({ name }) => name)).toContain("Porto shipping 2")
})

it("goes on with the corrected location that an attempt with a lost response has created", async () => {
  const { user, queryClient } = await renderAdminPage(path, shop)
  await user.type(await screen.findByLabelText(locations.name), "Faro")
  const city = screen.getByLabelText(/^City/)
  await user.type(screen.getByLabelText(locations.address.address_1), "Rua 1")
  await user.type(city, "Farro")
  await user.type(screen.getByLabelText(locations.address.country_code), "Portugal")
  await user.click(await screen.findByRole("option", { name: /Portugal/ }))
  // The page has read the locations; the machine reads them again before it creates one.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  shop.backend.faults.set([
    { method: "POST", path: "/admin/stock-locations", drop: "after", times: 1 },
    { method: "GET", path: "/admin/stock-locations", latency: 1, times: 1 },
    { method: "GET", path: "/admin/stock-locations", drop: "before" },
  ])
  await user.click(await button(texts.save.address))
  await waitFor(() => expect(tables.stockLocation.all().map(({ name }) => name)).toContain("Faro"))
  await screen.findByText(form.failed.lost)
  shop.backend.faults.set([])
  await user.clear(city)
  await user.type(city, "Faro")
  await user.click(await button(texts.save.address))
  await button(texts.save.channels)
  const { stock_locations } = await shop.admin.admin.stockLocation.list({
    query: { name: "Faro", fields: "id,address.city" },
  })
  expect(stock_locations.map(({ address }) => address?.city)).toEqual(["Faro"])
})

it("continues at the first missing step, and asks for a price in each currency of the zone's regions", async () => {
  await shop.admin.admin.region.create({ body: { name: "Iberia", currency_code: "eur", countries: ["pt", "ad"] } })
  const id = await saved("channels", "providers", "set", "zone")
  const { user } = await renderAdminPage(`/admin/settings/locations/${id}`, shop)
  await screen.findByText(texts.gapText.replace("{step}", texts.steps.option))
  await user.click(await screen.findByText(texts.resume))
  await user.type(await screen.findByLabelText(locations.option.name), "Express")
  const type = screen.getByLabelText<HTMLSelectElement>(locations.option.type)
  await user.selectOptions(type, String(type.options[1]?.value))
  await user.click(await button(texts.save.option))
  await screen.findByText("Enter a price in each currency that customers of this zone pay in: EUR")
  const [euro, ...others] = screen.getAllByLabelText(/^Price in .* · /)
  expect(others.length).toBeGreaterThan(0)
  expect(screen.getAllByText(locations.prices.problems.amount)).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(euro))
  await user.type(euro as HTMLElement, "5")
  await user.click(await button(texts.save.option))
  await user.click(await button(texts.skipReturns))
  await screen.findByText(texts.done.title.replace("{location}", "Porto"))
})

it("creates the store's first shipping option type with the first option, and proposes it for returns", async () => {
  const id = await saved("channels", "providers", "set", "zone")
  const types = () => tables.shippingOptionType.all()
  for (const type of types()) tables.shippingOptionType.remove(type.id)
  const { user } = await renderAdminPage(`${path}?location=${id}`, shop)
  await user.type(await screen.findByLabelText(locations.option.name), "Express")
  const type = screen.getByLabelText<HTMLSelectElement>(locations.option.type)
  expect(type.selectedOptions[0]?.textContent).toBe(locations.option.newType)
  screen.getByText(locations.option.noTypes)
  for (const price of screen.getAllByLabelText(/^Price in .* · /)) await user.type(price, "5")
  await user.click(await button(texts.save.option))
  await screen.findByText(texts.hints.returnOption)
  expect(types().map(({ label }) => label)).toEqual(["Standard"])
  const [created] = types()
  await waitFor(() => {
    const proposed = screen.getByLabelText<HTMLSelectElement>(locations.option.type)
    expect(proposed.value).toBe(created?.id)
  })
})

describe("a location that can't be deleted", () => {
  async function reasonOf(id: string): Promise<HTMLElement> {
    const { user } = await renderAdminPage(`/admin/settings/locations/${id}`, shop)
    await user.click(await button(locations.delete.label))
    const title = await screen.findByText(locations.delete.title.replace("{name}", "Porto"))
    const dialog = title.closest("[role=dialog]")
    const confirm = within(dialog as HTMLElement).getByText(locations.delete.label, { selector: "button, button *" })
    await waitFor(() => expect(confirm.closest("button")?.ariaDisabled).toBe("true"))
    return dialog as HTMLElement
  }

  it("is the store's default location", async () => {
    const id = await saved("channels")
    const store = String(tables.store.all()[0]?.id)
    await shop.admin.admin.store.update({ id: store, body: { default_location_id: id } })
    await within(await reasonOf(id)).findByText(locations.delete.isDefault)
  })

  it("has reserved stock", async () => {
    const id = await saved("channels")
    const item = tables.inventoryItem.all()[0]?.id ?? ""
    const { inventoryItem, reservation } = shop.admin.admin
    await inventoryItem.createLevel({ id: item, body: { location_id: id, stocked_quantity: 5 } })
    await reservation.create({ body: { location_id: id, inventory_item_id: item, quantity: 2 } })
    await within(await reasonOf(id)).findByText(/Stock is reserved here by 1 reservation/)
  })
})
