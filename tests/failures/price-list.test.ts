import { createPriceListMachine } from "#machines/price-lists/price-list.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { saleDraft, toReview } from "#tests/support/price-list.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

const { shop, wire, admin, world } = await openBreakableShop()
const draft = saleDraft(shop)

failureMatrix("price list wizard", shop, wire, [
  {
    world: world(),
    flow: flow(createPriceListMachine(admin))({
      title: "price list wizard",
      input: { draft },
      steps: [
        { name: "creates a draft", isBranch: true, events: () => [...toReview, { type: "create.draft" }] },
        { name: "creates and activates a list", events: () => [...toReview, { type: "create.active" }] },
      ],
    }),
  },
])
