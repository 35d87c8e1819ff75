import { z } from "zod/mini"

/** A number as typed; the value is null if the text is empty or isn't a valid number. */
const Typed = z.object({ text: z.string(), value: z.nullable(z.number()) })
export type Typed = z.infer<typeof Typed>
export const noNumber: Typed = { text: "", value: null }

export const operators = ["in", "eq", "ne", "gt", "gte", "lt", "lte"] as const

const Rule = z.object({
  key: z.string(),
  /** The attribute's id in texts (`product_category`), its path in rules and its name by the server. */
  attribute: z.object({ id: z.string(), path: z.string(), label: z.string() }),
  operator: z.enum(operators),
  values: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type DraftRule = z.infer<typeof Rule>

export const kinds = ["items", "order", "shipping", "buyget"] as const
export const allocations = ["across", "each", "once"] as const
export const budgets = ["none", "usage", "spend", "use_by_attribute", "spend_by_attribute"] as const
export const budgetAttributes = ["customer_id", "customer_email"] as const
/** Which rules: of the customer and the cart, of discounted items or shipping methods, and of items to buy. */
export const ruleSets = ["who", "items", "shipping", "buy"] as const
export type RuleSet = (typeof ruleSets)[number]

const Rules = z.array(Rule)
export const PromotionDraft = z.object({
  /** Stored in the promotion's metadata, to recognize it after a lost response. */
  key: z.string(),
  kind: z.enum(kinds),
  method: z.enum(["percentage", "fixed"]),
  value: Typed,
  /** Lowercase; empty for any. */
  currency: z.string(),
  withTax: z.boolean(),
  allocation: z.enum(allocations),
  /** The most units to discount: per item, of the cheapest, or per cart if others must be bought. */
  max: Typed,
  buy: Typed,
  get: Typed,
  rules: z.object({ who: Rules, items: Rules, shipping: Rules, buy: Rules }),
  isAutomatic: z.boolean(),
  code: z.string(),
  /** Number of uses in total. */
  limit: Typed,
  campaign: z.enum(["none", "existing", "new"]),
  existing: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      currency: z.nullable(z.string()),
      startsAt: z.nullable(z.string()),
      endsAt: z.nullable(z.string()),
      /** What its budget counts uses by, if it does. */
      countsBy: z.optional(z.nullable(z.enum(budgetAttributes))),
    }),
  ),
  newCampaign: z.object({
    name: z.string(),
    identifier: z.string(),
    /** Local time: `2026-06-30T18:00`; empty for none. */
    startsAt: z.string(),
    endsAt: z.string(),
    budget: z.enum(budgets),
    limit: Typed,
    attribute: z.enum(budgetAttributes),
  }),
})
export type PromotionDraft = z.infer<typeof PromotionDraft>

/** A draft without input. */
export const emptyDraft = (key: string): PromotionDraft => ({
  key,
  kind: "items",
  method: "percentage",
  value: noNumber,
  currency: "",
  withTax: false,
  allocation: "across",
  max: noNumber,
  buy: { text: "1", value: 1 },
  get: { text: "1", value: 1 },
  rules: { who: [], items: [], shipping: [], buy: [] },
  isAutomatic: false,
  code: "",
  limit: noNumber,
  campaign: "none",
  existing: null,
  newCampaign: {
    name: "",
    identifier: "",
    startsAt: "",
    endsAt: "",
    budget: "none",
    limit: noNumber,
    attribute: "customer_id",
  },
})

export const isAmountBudget = (budget: PromotionDraft["newCampaign"]["budget"]): boolean => budget.startsWith("spend")

/** What the campaign counts uses by: the server refuses the promotion, or the whole cart, without a value for it. */
export const countsBy = ({ campaign, existing, newCampaign }: PromotionDraft) => {
  if (campaign === "existing") return existing?.countsBy ?? null
  return campaign === "new" && newCampaign.budget === "use_by_attribute" ? newCampaign.attribute : null
}

/** Whether the number of discounted units is limited. */
export const hasMax = ({ kind, allocation }: PromotionDraft): boolean =>
  kind === "buyget" || (kind === "items" && allocation !== "across")

/** The sets of rules that a promotion of this kind has. */
export const ruleSetsOf = ({ kind }: Pick<PromotionDraft, "kind">): readonly RuleSet[] =>
  (
    ({
      items: ["items", "who"],
      order: ["who"],
      shipping: ["shipping", "who"],
      buyget: ["buy", "items", "who"],
    }) as const
  )[kind]
