import {
  hasMax,
  isAmountBudget,
  type PromotionDraft,
  type RuleSet,
  ruleSetsOf,
  type Typed,
} from "./promotion-builder.draft.ts"

export const builderSteps = ["kind", "reward", "rules", "limits", "review"] as const
export type BuilderStep = (typeof builderSteps)[number]

export type BuilderReason =
  | "percent"
  | "amount"
  | "currency"
  | "quantity"
  | "maxBelowGet"
  | "targets"
  | "buys"
  | "values"
  | "code"
  | "limit"
  | "campaign"
  | "otherCurrency"
  | "name"
  | "identifier"
  | "endFirst"
  | "budgetLimit"
  | "budgetCurrency"

/** Why a step isn't complete, and the field that it concerns. */
export interface BuilderProblem {
  readonly step: BuilderStep
  readonly field: string
  readonly reason: BuilderReason
}

const isWhole = ({ value }: Typed): boolean => value !== null && Number.isInteger(value) && value > 0

function* rewardProblems(draft: PromotionDraft): Generator<Omit<BuilderProblem, "step">> {
  const { kind, method, value, currency, max, buy, get } = draft
  const amount = value.value ?? 0
  if (method === "percentage" && (amount <= 0 || amount > 100)) yield { field: "value", reason: "percent" }
  if (method === "fixed" && amount <= 0) yield { field: "value", reason: "amount" }
  if (method === "fixed" && currency === "") yield { field: "currency", reason: "currency" }
  const quantities = kind === "buyget" ? { buy, get, max } : hasMax(draft) ? { max } : {}
  for (const [field, quantity] of Object.entries(quantities))
    if (!isWhole(quantity)) yield { field, reason: "quantity" }
  if (kind === "buyget" && isWhole(max) && isWhole(get) && Number(max.value) < Number(get.value))
    yield { field: "max", reason: "maxBelowGet" }
}

/** The field of a set of rules, and of one rule. */
export const ruleField = (set: RuleSet, key?: string): string => (key === undefined ? set : `${set}.${key}`)

function* ruleProblems(draft: PromotionDraft): Generator<Omit<BuilderProblem, "step">> {
  for (const set of ruleSetsOf(draft)) {
    if (draft.kind === "buyget" && set !== "who" && draft.rules[set].length === 0)
      yield { field: set, reason: set === "buy" ? "buys" : "targets" }
    for (const { key, values } of draft.rules[set])
      if (values.length === 0) yield { field: ruleField(set, key), reason: "values" }
  }
}

function* limitProblems(draft: PromotionDraft): Generator<Omit<BuilderProblem, "step">> {
  const { code, isAutomatic, limit, campaign, existing, newCampaign: made, currency } = draft
  if (code.trim() === "") yield { field: "code", reason: "code" }
  if (!isAutomatic && limit.text.trim() !== "" && !isWhole(limit)) yield { field: "limit", reason: "limit" }
  if (campaign === "existing" && existing === null) yield { field: "existing", reason: "campaign" }
  // The server doesn't compare them for an existing campaign, and then counts amounts of different currencies together.
  if (campaign === "existing" && existing?.currency && existing.currency !== currency)
    yield { field: "existing", reason: "otherCurrency" }
  if (campaign !== "new") return
  for (const field of ["name", "identifier"] as const) if (made[field].trim() === "") yield { field, reason: field }
  if (made.startsAt !== "" && made.endsAt !== "" && Date.parse(made.endsAt) <= Date.parse(made.startsAt))
    yield { field: "endsAt", reason: "endFirst" }
  if (made.budget === "none") return
  if (isAmountBudget(made.budget) && currency === "") yield { field: "budget", reason: "budgetCurrency" }
  const isLimit = isAmountBudget(made.budget) ? (made.limit.value ?? 0) > 0 : isWhole(made.limit)
  if (!isLimit) yield { field: "budgetLimit", reason: "budgetLimit" }
}

const known = new WeakMap<PromotionDraft, readonly BuilderProblem[]>()

/** What the draft lacks, in the order of the steps. */
export function problemsOf(draft: PromotionDraft): readonly BuilderProblem[] {
  const found = known.get(draft)
  if (found) return found
  const problems = [
    ...[...rewardProblems(draft)].map((problem) => ({ step: "reward", ...problem }) as const),
    ...[...ruleProblems(draft)].map((problem) => ({ step: "rules", ...problem }) as const),
    ...[...limitProblems(draft)].map((problem) => ({ step: "limits", ...problem }) as const),
  ]
  known.set(draft, problems)
  return problems
}

/** Why a step can't be entered: an earlier one isn't complete. */
export const whyNotEnter = (step: BuilderStep, draft: PromotionDraft): BuilderProblem | undefined =>
  problemsOf(draft).find((problem) => builderSteps.indexOf(problem.step) < builderSteps.indexOf(step))

/** The sets of rules that were entered, but that a promotion of this kind doesn't have. */
export const droppedSets = (draft: PromotionDraft): readonly RuleSet[] =>
  (["items", "shipping", "buy"] as const).filter(
    (set) => draft.rules[set].length > 0 && !ruleSetsOf(draft).includes(set),
  )
