import { createPromotionBuilderMachine } from "#machines/promotions/promotion-builder/promotion-builder.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { clothingDraft, toReview } from "#tests/support/promotion-builder.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

const { shop, wire, admin, world } = await openBreakableShop()

failureMatrix("promotion builder", shop, wire, [
  {
    world: world(),
    flow: flow(createPromotionBuilderMachine(admin))({
      title: "promotion builder",
      input: { draft: clothingDraft() },
      steps: [
        { name: "creates a draft", isBranch: true, events: () => [...toReview, { type: "create.draft" }] },
        { name: "creates an active promotion", events: () => [...toReview, { type: "create.active" }] },
      ],
    }),
  },
])
