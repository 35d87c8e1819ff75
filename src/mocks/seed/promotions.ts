import { createCampaign } from "#mocks/domain/promotions/campaigns.ts"
import { createPromotion } from "#mocks/domain/promotions/records.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { DAY } from "./timeline.ts"

/** Seeds one promotion of each type, covering all statuses. */
export function seedPromotions(db: Database): void {
  const now = db.clock.now()
  const iso = (days: number) => new Date(now + days * DAY).toISOString()
  const autumn = createCampaign(db, {
    name: "Autumn",
    description: "Offers for the first cold weeks",
    campaign_identifier: "autumn",
    starts_at: iso(0),
    ends_at: iso(240),
    budget: { type: "usage", limit: 500 },
  })
  const summer = createCampaign(db, {
    name: "Summer",
    campaign_identifier: "summer",
    starts_at: iso(-90),
    ends_at: iso(30),
    budget: { type: "spend", currency_code: "eur", limit: 2000 },
  })
  const items = { target_type: "items", allocation: "across" } as const
  createPromotion(db, {
    code: "WELCOME10",
    type: "standard",
    status: "active",
    campaign_id: autumn.id,
    application_method: { ...items, type: "percentage", value: 10 },
  })
  createPromotion(db, {
    code: "FREESHIP",
    type: "standard",
    status: "active",
    application_method: { type: "percentage", target_type: "shipping_methods", allocation: "across", value: 100 },
  })
  createPromotion(db, {
    code: "FIVEOFF",
    type: "standard",
    status: "active",
    campaign_id: summer.id,
    application_method: { ...items, type: "fixed", value: 5, currency_code: "eur" },
  })
  const mug = db.tables.product.first("title", "Morning Mug")?.id ?? ""
  const mugs = { attribute: "items.product.id", operator: "in", values: [mug] } as const
  createPromotion(db, {
    code: "MUGS3FOR2",
    type: "buyget",
    status: "active",
    application_method: {
      type: "percentage",
      target_type: "items",
      allocation: "each",
      value: 100,
      max_quantity: 1,
      apply_to_quantity: 1,
      buy_rules_min_quantity: 2,
      buy_rules: [mugs],
      target_rules: [mugs],
    },
  })
  createPromotion(db, {
    code: "SPRING15",
    type: "standard",
    status: "draft",
    application_method: { ...items, type: "percentage", value: 15 },
  })
  createPromotion(db, {
    code: "GRANDOPENING",
    type: "standard",
    status: "inactive",
    application_method: { ...items, type: "percentage", value: 25 },
  })
}
