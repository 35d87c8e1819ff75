import { createLocationSetupMachine } from "#machines/settings/location-setup/location-setup.machine.ts"
import { locationSteps } from "#machines/settings/location-setup/location-setup.rules.ts"
import { openLocationShop } from "#tests/support/location-setup.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openLocationShop()
const { tasks } = shop
const api = shop.shop.admin.admin
const entries = {
  "save the address": () => tasks.address,
  "save the channels": () => tasks.channels,
  "save the providers": () => tasks.providers,
  "save the set": () => tasks.set,
  "save the zone": () => tasks.zone(),
  "save the option": () => tasks.option(),
  "save the return option": () => tasks.option("returnOption"),
}

walkEveryBranch(
  shop,
  walk(createLocationSetupMachine(shop.admin))({
    world: shop.world(),
    inputs: { nothing: { id: null }, "a location that was deleted": { id: "sloc_unknown" } },
    events: {
      ...Object.fromEntries(
        Object.entries(entries).map(([name, task]) => [name, () => ({ type: "step.save" as const, task: task() })]),
      ),
      "save another zone": () => ({ type: "step.save", task: tasks.zone("Alps", "ch"), stay: true }),
      ...Object.fromEntries(
        locationSteps.map((step) => [`go to ${step}`, () => ({ type: "step.open" as const, step })]),
      ),
      finish: () => ({ type: "step.open", step: "done" }),
      load: () => ({ type: "location.load" }),
    },
    detail: ({ context: { step, location, error } }) => [step, location?.sets[0]?.zones.length, error?.status].join(),
    conditions: {
      "someone takes the name of the set": () =>
        api.stockLocation
          .createFulfillmentSet({
            id: shop.shop.backend.db.tables.stockLocation.all()[0]?.id ?? "",
            body: { name: "Porto shipping", type: "shipping" },
          })
          .catch(() => {}),
    },
  }),
)
