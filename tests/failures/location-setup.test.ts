import { createLocationSetupMachine } from "#machines/settings/location-setup/location-setup.machine.ts"
import { openLocationShop } from "#tests/support/location-setup.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/** A location that is set up with all steps. */
const { shop, wire, admin, world, tasks } = await openLocationShop()
const entries = {
  address: () => tasks.address,
  channels: () => tasks.channels,
  providers: () => tasks.providers,
  set: () => tasks.set,
  zone: () => tasks.zone(),
  option: () => tasks.option(),
  returnOption: () => tasks.option("returnOption"),
}

failureMatrix("location setup", shop, wire, [
  {
    world: world(),
    flow: flow(createLocationSetupMachine(admin))({
      title: "locationSetup",
      input: { id: null },
      recover: (snapshot) => (snapshot.matches("failed") ? [{ type: "location.load" }] : []),
      steps: Object.entries(entries).map(([step, task]) => ({
        name: `saves ${step}`,
        events: () => [{ type: "step.save" as const, task: task() }],
      })),
    }),
  },
])
