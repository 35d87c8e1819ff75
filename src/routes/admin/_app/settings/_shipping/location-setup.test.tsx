import { screen } from "@testing-library/react"
import { beforeEach, it } from "vitest"
import { saveStep } from "#machines/location-setup/location-setup.actors.ts"
import { english } from "#tests/support/english.ts"
import { openLocationShop } from "#tests/support/location-setup.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { locationSetup: texts, locations } = english.admin
const { shop, tasks, world: exportWorld } = await openLocationShop()
const world = exportWorld()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

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

it("continues at the first missing step, and asks for a price in each currency", async () => {
  const id = await saved("channels", "providers", "set", "zone")
  const { user } = await renderAdminPage(`/admin/settings/locations/${id}`, shop)
  await screen.findByText(texts.gapText.replace("{step}", texts.steps.option))
  await user.click(await screen.findByText(texts.resume))
  await user.type(await screen.findByLabelText(locations.option.name), "Express")
  const type = screen.getByLabelText<HTMLSelectElement>(locations.option.type)
  await user.selectOptions(type, String(type.options[1]?.value))
  await user.click(await button(texts.save.option))
  await screen.findByText(/Enter a price in each of the store’s currencies/)
  const prices = screen.getAllByLabelText(/^Price in .* · /)
  for (const price of prices) await user.type(price, "5")
  await user.click(await button(texts.save.option))
  await user.click(await button(texts.skipReturns))
  await screen.findByText(texts.done.title.replace("{location}", "Porto"))
})
