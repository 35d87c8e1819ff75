import { z } from "zod/mini"
import { localTime, momentSchema } from "#admin/kit/form/moment-schema.ts"
import { nullableText, requiredText } from "#admin/kit/form/text-schema.ts"
import { formatMoneyInput, parseMoney } from "#lib/money-input.ts"
import type { Campaign } from "#schema/admin/entities/promotion.ts"

export const budgetTypes = ["none", "spend", "usage", "use_by_attribute", "spend_by_attribute"] as const
type BudgetType = (typeof budgetTypes)[number]

/** A budget as entered. */
export interface BudgetInput {
  readonly type: BudgetType
  readonly limit: string
  readonly currency: string
  readonly attribute: string
}

const isAmount = (type: BudgetType) => type === "spend" || type === "spend_by_attribute"

/** The typed limit as a number; undefined if it isn't one, null if it is empty. */
export function limitOf({ type, limit, currency }: BudgetInput, locale: string): number | null | undefined {
  if (limit.trim() === "") return null
  const value = isAmount(type)
    ? parseMoney(limit, currency || "usd", locale).amount
    : /^\d{1,9}$/.test(limit.trim())
      ? Number(limit)
      : undefined
  return value !== undefined && value > 0 ? value : undefined
}

/** The values of a campaign's form. */
export const campaignValues = (campaign: Campaign | undefined, locale: string) => {
  const budget = campaign?.budget
  const input: BudgetInput = {
    type: budget?.type ?? "none",
    limit: !budget?.limit
      ? ""
      : isAmount(budget.type)
        ? formatMoneyInput(budget.limit, budget.currency_code ?? "usd", locale)
        : String(budget.limit),
    currency: budget?.currency_code ?? "",
    attribute: budget?.attribute ?? "customer_id",
  }
  return {
    name: campaign?.name ?? "",
    campaign_identifier: campaign?.campaign_identifier ?? "",
    description: campaign?.description ?? "",
    starts_at: localTime(campaign?.starts_at),
    ends_at: localTime(campaign?.ends_at),
    budget: input,
  }
}

/** What a limit can't be below: the used part, or that of the customer who has used the most. */
export function usedOf({ type, used, usages }: NonNullable<Campaign["budget"]>): number {
  if (type === "spend" || type === "usage") return used
  return Math.max(0, ...(usages ?? []).map((usage) => usage.used))
}

/** Rules of a campaign; the type and the currency of a saved budget can't change. */
export function campaignSchema(campaign: Campaign | undefined, locale: string) {
  const used = campaign?.budget ? usedOf(campaign.budget) : 0
  const input = z.object({
    type: z.enum(budgetTypes),
    limit: z.string(),
    currency: z.string(),
    attribute: z.string(),
  })
  const budget = input.check(
    z.refine((given) => !isAmount(given.type) || given.currency !== "", { path: ["currency"], error: "currency" }),
    z.refine((given) => given.type === "none" || limitOf(given, locale) !== undefined, {
      path: ["limit"],
      error: "limit",
    }),
    z.refine((given) => given.type === "none" || (limitOf(given, locale) ?? used) >= used, {
      path: ["limit"],
      error: "belowUsed",
    }),
  )
  const sent = z.pipe(
    budget,
    z.transform((given) => {
      if (given.type === "none") return null
      const limit = limitOf(given, locale) ?? null
      return {
        type: given.type,
        limit,
        ...(isAmount(given.type) ? { currency_code: given.currency } : {}),
        ...(given.type.endsWith("by_attribute") ? { attribute: given.attribute } : {}),
      }
    }),
  )
  return z
    .object({
      name: requiredText,
      campaign_identifier: requiredText,
      description: nullableText,
      starts_at: momentSchema,
      ends_at: momentSchema,
      budget: sent,
    })
    .check(
      z.refine(({ starts_at: start, ends_at: end }) => start === null || end === null || end > start, {
        path: ["ends_at"],
        error: "endFirst",
      }),
    )
}
