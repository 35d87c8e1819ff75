import { z } from "zod/mini"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { formatDecimalInput } from "#lib/decimal-input.ts"
import { formatMoneyInput, parseMoney } from "#lib/money-input.ts"
import { parseWhole } from "#lib/parse-whole.ts"
import { parsePercent } from "#lib/percent-input.ts"
import { allocations, type PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"

/** A promotion's discount as entered. */
export interface MethodInput {
  readonly type: "percentage" | "fixed"
  readonly value: string
  /** Lowercase; empty for any. */
  readonly currency: string
  readonly allocation: (typeof allocations)[number] | ""
  readonly max: string
  readonly buy: string
  readonly get: string
}

/** The kind of a promotion as the builder names it. */
export function kindOf({ type, application_method: method }: Promotion): PromotionDraft["kind"] {
  if (type === "buyget") return "buyget"
  return method?.target_type === "order" ? "order" : method?.target_type === "shipping_methods" ? "shipping" : "items"
}

const isBuyGet = ({ type }: Promotion): boolean => type === "buyget"
const isForItems = ({ application_method: method }: Promotion): boolean => method?.target_type === "items"

/** Whether the number of discounted units is limited. */
export const hasMax = (promotion: Promotion, { allocation }: Pick<MethodInput, "allocation">): boolean =>
  isBuyGet(promotion) || (isForItems(promotion) && (allocation === "each" || allocation === "once"))

/** Whether the discounted units can be chosen. */
export const hasAllocation = (promotion: Promotion): boolean => isForItems(promotion) && !isBuyGet(promotion)

const valueText = (type: MethodInput["type"], value: number, currency: string, locale: string): string =>
  type === "percentage" ? formatDecimalInput(value, locale) : formatMoneyInput(value, currency || "usd", locale)

/** The values of a promotion's form. */
export function promotionValues(promotion: Promotion, locale: string) {
  const method = promotion.application_method
  const type = method?.type ?? "percentage"
  const currency = method?.currency_code?.toLowerCase() ?? ""
  const text = (quantity: number | null | undefined) => (quantity == null ? "" : String(quantity))
  const input: MethodInput = {
    type,
    currency,
    value: valueText(type, method?.value ?? 0, currency, locale),
    allocation: method?.allocation ?? "",
    max: text(method?.max_quantity),
    buy: text(method?.buy_rules_min_quantity),
    get: text(method?.apply_to_quantity),
  }
  return {
    code: promotion.code ?? "",
    is_automatic: promotion.is_automatic ?? false,
    is_tax_inclusive: promotion.is_tax_inclusive ?? false,
    limit: text(promotion.limit),
    application_method: input,
  }
}

const amountIn = ({ type, value, currency }: MethodInput, locale: string): number =>
  (type === "percentage" ? parsePercent(value, locale) : parseMoney(value, currency || "usd", locale).amount) ?? 0

/** Rules of a promotion. Error texts are keys of the form's own rules. */
export function promotionSchema(promotion: Promotion, locale: string) {
  const budgetCurrency = promotion.campaign?.budget?.currency_code?.toLowerCase()
  const used = promotion.used ?? 0
  const whole = (text: string) => parseWhole(text, locale) ?? 0
  const isCount = (text: string) => whole(text) >= 1
  const buyGet = isBuyGet(promotion)
  const method = z
    .object({
      type: z.enum(["percentage", "fixed"]),
      value: z.string(),
      currency: z.string(),
      allocation: z.enum([...allocations, ""]),
      max: z.string(),
      buy: z.string(),
      get: z.string(),
    })
    .check(
      z.refine((given) => given.type === "fixed" || (amountIn(given, locale) > 0 && amountIn(given, locale) <= 100), {
        path: ["value"],
        error: "percent",
      }),
      z.refine((given) => given.type === "percentage" || amountIn(given, locale) > 0, {
        path: ["value"],
        error: "amount",
      }),
      z.refine((given) => given.type === "percentage" || given.currency !== "", {
        path: ["currency"],
        error: "currency",
      }),
      z.refine((given) => !budgetCurrency || given.currency === budgetCurrency, {
        path: ["currency"],
        error: "otherCurrency",
      }),
      z.refine((given) => !hasMax(promotion, given) || isCount(given.max), { path: ["max"], error: "quantity" }),
      z.refine((given) => !buyGet || isCount(given.buy), { path: ["buy"], error: "quantity" }),
      z.refine((given) => !buyGet || isCount(given.get), { path: ["get"], error: "quantity" }),
      z.refine((given) => !buyGet || !isCount(given.max) || whole(given.max) >= whole(given.get), {
        path: ["max"],
        error: "maxBelowGet",
      }),
    )
  const sentMethod = z.pipe(
    method,
    z.transform((given: MethodInput) => ({
      type: given.type,
      value: amountIn(given, locale),
      currency_code: given.currency || null,
      ...(hasAllocation(promotion) && given.allocation !== "" ? { allocation: given.allocation } : {}),
      ...(hasMax(promotion, given) ? { max_quantity: whole(given.max) } : {}),
      ...(buyGet ? { buy_rules_min_quantity: whole(given.buy), apply_to_quantity: whole(given.get) } : {}),
    })),
  )
  const limit = z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => text === "" || isCount(text), "limit"),
      z.refine((text) => !isCount(text) || whole(text) >= used, "belowUsed"),
    ),
    z.transform((text): number | null => (text === "" ? null : whole(text))),
  )
  return z
    .object({
      code: requiredText,
      is_automatic: z.boolean(),
      is_tax_inclusive: z.boolean(),
      limit,
      application_method: sentMethod,
    })
    .check(z.refine((given) => !given.is_automatic || given.limit === null, { path: ["limit"], error: "automatic" }))
}
