import { createTaxSetupMachine } from "#machines/settings/tax-setup/tax-setup.machine.ts"
import { countryRegion, taxSteps } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { overrideTask, provider, provinceTask, vat } from "#tests/support/tax-setup.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { taxRate, taxRegion } = shop.shop.admin.admin

walkEveryBranch(
  shop,
  walk(createTaxSetupMachine(shop.admin))({
    world: shop.world(),
    inputs: {
      nothing: { country: null, region: null },
      "a country": { country: "ca", region: null },
      "a tax region that was deleted": { country: null, region: "txreg_unknown" },
    },
    events: {
      "choose a country": () => ({ type: "country.choose", country: "ca" }),
      "choose one with a tax region": () => ({ type: "country.choose", country: "de" }),
      "save the provider": () => ({ type: "step.save", task: provider }),
      "save the default rate": () => ({ type: "step.save", task: vat }),
      "save a province": () => ({ type: "step.save", task: provinceTask }),
      "save an override": ({ context: { state } }) => ({
        type: "step.save",
        task: overrideTask(state ? countryRegion(state)?.id : undefined),
      }),
      ...Object.fromEntries(taxSteps.map((step) => [`go to ${step}`, () => ({ type: "step.open" as const, step })])),
      finish: () => ({ type: "finish" }),
      load: () => ({ type: "taxes.load" }),
    },
    detail: ({ context: { step, state, error, problem } }) =>
      [step, state?.country, state?.regions.length, error?.status, problem].join(),
    conditions: {
      "someone adds another default rate": async () => {
        const { tax_regions } = await taxRegion.list({ query: { country_code: "ca", fields: "id" } })
        const tax_region_id = tax_regions[0]?.id ?? ""
        const body = { tax_region_id, name: "Other", code: "other", rate: 1, is_default: true }
        await taxRate.create({ body }).catch(() => {})
      },
    },
  }),
)
