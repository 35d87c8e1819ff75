import { useTranslations } from "#lib/i18n.tsx"
import type { PlacedRefusal } from "#machines/promotions/promotion-builder/promotion-builder.context.ts"
import type { PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import {
  type BuilderProblem,
  type BuilderReason,
  type BuilderStep,
  problemsOf,
  whyNotEnter,
} from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"

/** Problems of fields that are only empty: they keep the next step disabled, but aren't shown as errors. */
const empty: readonly BuilderReason[] = [
  ...(["currency", "targets", "buys", "values", "code", "campaign", "name", "identifier"] as const),
]

/** Texts of what the draft lacks: of a field, and why a step can't be entered. */
export function useProblemTexts(draft: PromotionDraft, placed: PlacedRefusal | null) {
  const t = useTranslations("admin.promotionBuilder")
  const textOf = ({ reason }: BuilderProblem) =>
    reason === "otherCurrency"
      ? t("problems.otherCurrency", { currency: String(draft.existing?.currency).toUpperCase() })
      : t(`problems.${reason}`)
  const texts: Readonly<Record<string, string>> = {
    value: draft.value.text,
    max: draft.max.text,
    buy: draft.buy.text,
    get: draft.get.text,
    budgetLimit: draft.newCampaign.limit.text,
  }
  const isEmpty = ({ field, reason }: BuilderProblem) => empty.includes(reason) || texts[field] === ""
  return {
    /** The error to show at a field. */
    problemOf(field: string): string | undefined {
      if (placed?.field === field) return t(placed.kind, { value: placed.value })
      const problem = problemsOf(draft).find((each) => each.field === field)
      return problem && !isEmpty(problem) ? textOf(problem) : undefined
    },
    reasonFor(step: BuilderStep): string | undefined {
      const problem = whyNotEnter(step, draft)
      return problem && t("reason", { step: t(`steps.${problem.step}`), text: textOf(problem) })
    },
  }
}
