import { bodyOf } from "#machines/promotions/promotion-builder/promotion-body.ts"
import { emptyDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { createPromotionBuilderMachine } from "#machines/promotions/promotion-builder/promotion-builder.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { clothingDraft } from "#tests/support/promotion-builder.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { shop: live, admin, world } = shop
const { promotion: promotions } = live.admin.admin
const draft = clothingDraft()
const method = { type: "percentage", target_type: "order", allocation: "across", value: 5 } as const

walkEveryBranch(
  shop,
  walk(createPromotionBuilderMachine(admin))({
    world: world(),
    inputs: {
      "a complete draft": { draft },
      "an empty draft": { draft: emptyDraft("draft-2") },
      "a promotion whose response was lost": { draft, sent: JSON.stringify(bodyOf(draft, "active")) },
    },
    detail: ({ context: { draft, placed, status } }) => [draft.code, placed?.field, status].join(),
    conditions: {
      "someone creates a promotion with the code": () =>
        promotions
          .create({ body: { code: draft.code, type: "standard", application_method: method } })
          .then(() => {})
          .catch(() => {}),
    },
    events: {
      "go to the kind": () => ({ type: "go.kind" }),
      "go to the reward": () => ({ type: "go.reward" }),
      "go to the conditions": () => ({ type: "go.rules" }),
      "go to the limits": () => ({ type: "go.limits" }),
      "go to the review": () => ({ type: "go.review" }),
      activate: () => ({ type: "create.active" }),
      "create a draft": () => ({ type: "create.draft" }),
      retry: () => ({ type: "retry" }),
      "clear the code": () => ({ type: "draft.change", change: { code: "" } }),
    },
  }),
)
