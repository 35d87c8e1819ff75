import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import type { promotion } from "#mocks/kernel/models/promotion.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { type CampaignValues, createCampaign } from "./campaigns.ts"
import { checkMethod, checkRuleKinds, checkRules, type MethodDraft } from "./checks.rules.ts"
import { addRule, type RuleValues } from "./rule-records.ts"

type MethodValues = MethodDraft & {
  readonly target_rules?: readonly RuleValues[] | undefined
  readonly buy_rules?: readonly RuleValues[] | undefined
}
type PromotionColumns = InsertOf<(typeof promotion)["columns"]>
type PromotionValues = PromotionColumns & {
  readonly code: string
  readonly application_method: MethodValues
  readonly rules?: readonly RuleValues[] | undefined
  readonly campaign?: CampaignValues | undefined
}

/** A new promotion's campaign: an existing one, or a new one whose budget has the same currency. */
function campaignFor(db: Database, values: PromotionValues): string | null {
  const { campaign, application_method: method } = values
  const id = values.campaign_id || null
  if (campaign && typeof values.campaign_id === "string")
    throw invalidData("Provide either the 'campaign' or 'campaign_id' parameter; both cannot be used simultaneously.")
  if (id !== null && !db.tables.campaign.get(id)) throw notFound(`Could not find campaign with id - ${id}`)
  if (!campaign) return id
  if (campaign.budget?.type === "spend" && campaign.budget.currency_code !== method.currency_code)
    throw invalidData("Currency between promotion and campaigns should match")
  return createCampaign(db, campaign).id
}

export function createPromotion(db: Database, values: PromotionValues): Row<"promotion"> {
  const { application_method: method, rules = [], campaign: _, ...columns } = values
  const { target_rules: targets = [], buy_rules: buys = [], ...methodColumns } = method
  refuseDuplicate(db.tables.promotion, "Promotion", { code: values.code })
  const type = values.type ?? "standard"
  const campaign_id = campaignFor(db, values)
  checkRuleKinds(type, method, { target: targets.length > 0, buy: buys.length > 0 })
  checkMethod(type, method, true)
  checkRules([...rules, ...targets, ...buys])
  const row = db.tables.promotion.insert({ ...columns, campaign_id })
  const made = db.tables.applicationMethod.insert({ ...methodColumns, promotion_id: row.id })
  for (const rule of rules) addRule(db, { promotion_id: row.id }, rule)
  for (const rule of targets) addRule(db, { target_method_id: made.id }, rule)
  for (const rule of buys) addRule(db, { buy_method_id: made.id }, rule)
  return row
}

export const methodOf = (db: Database, promotionId: string): Row<"applicationMethod"> => {
  const method = db.tables.applicationMethod.first("promotion_id", promotionId)
  if (!method) throw invalidData("application_method for promotion not found")
  return method
}

function checkCampaign(db: Database, promotionId: string, campaignId: string): void {
  if (!db.tables.campaign.get(campaignId)) throw invalidData(`Could not find campaign with id ${campaignId}`)
  const budget = db.tables.campaignBudget.first("campaign_id", campaignId)
  const { currency_code } = methodOf(db, promotionId)
  if (budget?.currency_code && budget.currency_code !== currency_code)
    throw invalidData(`Currency code doesn't match for campaign (${campaignId}) and promotion (${promotionId})`)
}

function updateMethod(db: Database, promotion: Row<"promotion">, change: MethodDraft): void {
  const present = methodOf(db, promotion.id)
  const all = change.allocation === "across" ? { max_quantity: null, ...change } : change
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  // These quantities can be cleared: the check then uses the stored ones.
  const { apply_to_quantity, buy_rules_min_quantity } = present
  const kept = {
    apply_to_quantity: change.apply_to_quantity ?? apply_to_quantity,
    buy_rules_min_quantity: change.buy_rules_min_quantity ?? buy_rules_min_quantity,
  }
  checkMethod(promotion.type, { ...present, ...given, ...kept }, false)
  db.tables.applicationMethod.update(present.id, all)
}

export function updatePromotion(
  db: Database,
  id: string,
  change: PromotionColumns & { readonly application_method?: MethodDraft | undefined },
): Row<"promotion"> {
  const present = db.tables.promotion.get(id)
  if (!present) throw notFound(`Promotion id not found: ${id}`)
  const { application_method: method, ...columns } = change
  if (columns.code !== undefined) refuseDuplicate(db.tables.promotion, "Promotion", { code: columns.code }, id)
  if (columns.campaign_id) checkCampaign(db, id, columns.campaign_id)
  if (columns.limit && columns.limit < present.used)
    throw invalidData(`Promotion limit (${columns.limit}) cannot be less than current usage (${present.used})`)
  const row = db.tables.promotion.update(id, columns)
  if (method) updateMethod(db, row, method)
  return row
}
