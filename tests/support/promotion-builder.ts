import { emptyDraft, type PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"

const CATEGORY = { id: "product_category", path: "items.product.categories.id", label: "Product Category" }

/** A number as typed. */
export const typed = (value: number) => ({ text: String(value), value })

/** 20% off items of a category, with a new campaign. */
export function clothingDraft(change: Partial<PromotionDraft> = {}): PromotionDraft {
  const empty = emptyDraft("draft-1")
  const values = [{ value: "pcat_clothing", label: "Clothing" }]
  return {
    ...empty,
    value: typed(20),
    code: "CLOTHING20",
    campaign: "new",
    rules: { ...empty.rules, items: [{ key: "r1", attribute: CATEGORY, operator: "in", values }] },
    newCampaign: { ...empty.newCampaign, name: "June", identifier: "june", endsAt: "2099-06-30T23:59" },
    ...change,
  }
}

/** Steps through the builder to the review. */
export const toReview = (["reward", "rules", "limits", "review"] as const).map(
  (step) => ({ type: `go.${step}` }) as const,
)
