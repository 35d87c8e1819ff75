import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { saveStep } from "#machines/settings/location-setup/location-setup.actors.ts"
import { english } from "#tests/support/english.ts"
import { openLocationShop } from "#tests/support/location-setup.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { held, load } = vi.hoisted(() => {
  let load = () => {}
  const held = new Promise<void>((resolve) => {
    load = resolve
  })
  return { held, load }
})
vi.mock("./set-step.tsx", async (original) => {
  await held
  return original()
})
const { shop, tasks } = await openLocationShop()
const { save } = english.admin.locationSetup

it("keeps the main button busy until the form that it submits has loaded", async () => {
  let id = await saveStep(shop.admin, { id: null, task: tasks.address })
  for (const task of [tasks.channels, tasks.providers]) id = await saveStep(shop.admin, { id, task })
  const { user } = await renderAdminPage(`/admin/settings/locations/setup?location=${id}`, shop)
  const button = (await screen.findByText(save.set)).closest("button")
  await waitFor(() => expect(button?.ariaBusy).toBe("true"))
  load()
  await screen.findByDisplayValue("Porto shipping")
  await waitFor(() => expect(button?.ariaBusy).toBeNull())
  await user.click(button as HTMLElement)
  await screen.findByText(english.admin.locationSetup.hints.zone)
})
