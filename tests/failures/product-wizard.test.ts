import { createProductWizardMachine } from "#machines/products/product-wizard/product-wizard.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { productDraft, toReview, wizardSettings } from "#tests/support/product-wizard.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/** A product that is created in one request, and one that needs several. */
const { shop, wire, admin, world } = await openBreakableShop()
const settings = wizardSettings(shop)
const machine = createProductWizardMachine(admin)
const draft = productDraft(settings)
const values = Array.from({ length: 101 }, (_, index) => String(index))
const large = productDraft(settings, {
  title: "Ribbon",
  options: [{ key: "length", id: null, title: "Length", values, valueIds: {} }],
  rows: { '["0"]': { ...draft.rows['["S"]'], sku: "RIBBON-0" } as never },
})

failureMatrix("product wizard", shop, wire, [
  {
    world: world(),
    flow: flow(machine)({
      title: "product wizard",
      input: { draft, settings },
      steps: [
        { name: "creates a draft", isBranch: true, events: () => [...toReview, { type: "create.draft" }] },
        { name: "publishes", events: () => [...toReview, { type: "create.publish" }] },
      ],
    }),
  },
  {
    world: world(),
    flow: flow(machine)({
      title: "product wizard with 101 variants",
      input: { draft: large, settings },
      steps: [{ name: "creates a draft", events: () => [...toReview, { type: "create.draft" }] }],
    }),
  },
])
