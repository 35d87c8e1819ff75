import type { LinkChange } from "#mocks/domain/system/links.ts"
import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { campaign, campaignBudget } from "#mocks/kernel/models/promotion.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"

type CampaignColumns = InsertOf<(typeof campaign)["columns"]>
type BudgetValues = Omit<InsertOf<(typeof campaignBudget)["columns"]>, "campaign_id">
export type CampaignValues = CampaignColumns & {
  readonly campaign_identifier: string
  readonly budget?: BudgetValues | null | undefined
}

export function createCampaign(db: Database, values: CampaignValues): Row<"campaign"> {
  const { budget, ...columns } = values
  refuseDuplicate(db.tables.campaign, "Promotion campaign", { campaign_identifier: values.campaign_identifier })
  const row = db.tables.campaign.insert(columns)
  if (budget) db.tables.campaignBudget.insert({ ...budget, campaign_id: row.id })
  return row
}

/** Updates a campaign; only the limit of its budget can change. */
export function updateCampaign(
  db: Database,
  id: string,
  change: CampaignColumns & { readonly budget?: { readonly limit?: number | null | undefined } | undefined },
): Row<"campaign"> {
  if (!db.tables.campaign.get(id)) throw notFound(`Campaign with id "${id}" not found`)
  const { budget, ...columns } = change
  if (columns.campaign_identifier !== undefined)
    refuseDuplicate(db.tables.campaign, "Promotion campaign", { campaign_identifier: columns.campaign_identifier }, id)
  if (budget) {
    const present = db.tables.campaignBudget.first("campaign_id", id)
    if (!present) throw invalidData("Campaign Budget type is a required field")
    db.tables.campaignBudget.update(present.id, budget)
  }
  return Object.values(columns).every((value) => value === undefined)
    ? (db.tables.campaign.get(id) as Row<"campaign">)
    : db.tables.campaign.update(id, columns)
}

/** Adds and removes promotions; those of other campaigns aren't added, and unknown ids are ignored. */
export function changePromotions(db: Database, campaignId: string, change: LinkChange): void {
  const { promotion } = db.tables
  for (const id of change.add ?? [])
    if (promotion.get(id)?.campaign_id === null) promotion.update(id, { campaign_id: campaignId })
  for (const id of change.remove ?? []) if (promotion.get(id)) promotion.update(id, { campaign_id: null })
}
