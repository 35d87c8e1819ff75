import { createTaxSetupMachine } from "#machines/tax-setup/tax-setup.machine.ts"
import { countryRegion } from "#machines/tax-setup/tax-setup.rules.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { overrideTask, provider, provinceTask, vat } from "#tests/support/tax-setup.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/** A country whose taxes are set up with all steps. */
const { shop, wire, admin, world } = await openBreakableShop()

failureMatrix("tax setup", shop, wire, [
  {
    world: world(),
    flow: flow(createTaxSetupMachine(admin))({
      title: "taxSetup",
      input: { country: "ca", region: null },
      recover: (snapshot) => (snapshot.matches("failed") ? [{ type: "taxes.load" }] : []),
      steps: [
        { name: "saves the provider", events: () => [{ type: "step.save", task: provider }] },
        { name: "saves the default rate", events: () => [{ type: "step.save", task: vat }] },
        { name: "saves provinces", events: () => [{ type: "step.save", task: provinceTask }] },
        {
          name: "saves overrides",
          events: ({ context: { state } }) => [
            { type: "go.overrides" },
            { type: "step.save", task: overrideTask(state ? countryRegion(state)?.id : undefined) },
          ],
        },
      ],
    }),
  },
])
