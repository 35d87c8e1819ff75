import { createTaxSetupMachine } from "#machines/settings/tax-setup/tax-setup.machine.ts"
import { countryRegion } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { overrideTask, provider, provinceRows, vat } from "#tests/support/tax-setup.ts"
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
        // One row each: after a refused row, the others are saved.
        ...provinceRows.map((row) => ({
          name: `saves the province ${row.province}`,
          events: () => [{ type: "step.save" as const, task: { step: "provinces" as const, rows: [row] } }],
        })),
        {
          name: "saves overrides",
          events: ({ context: { state } }) => [
            { type: "step.open", step: "overrides" },
            { type: "step.save", task: overrideTask(state ? countryRegion(state)?.id : undefined) },
          ],
        },
      ],
    }),
  },
])
