import { roundMoney } from "#lib/money.ts"
import { endsTooEarly } from "./ends-too-early.ts"
import { conditionOf, isTier, overlapping, type WantedPrice } from "./price-change.ts"
import type { PriceListDraft, Typed } from "./price-list.draft.ts"

export const listSteps = ["details", "products", "prices", "review"] as const
export type ListStep = (typeof listSteps)[number]

/** From 1e12 on, a double doesn't hold every cent. */
const MAX_AMOUNT = 1e12

export type ListProblemReason = "title" | "description" | "dates" | "products" | "prices" | "amount" | "overlap"

/** Why a step isn't complete, and the field or cell that it concerns. */
export interface ListProblem {
  readonly step: ListStep
  readonly field: string
  readonly reason: ListProblemReason
}

/** The amount of a cell; undefined if the text isn't a valid one. */
export function amountOf(typed: Typed, column: string): number | undefined {
  if (!("value" in typed) || !(typed.value >= 0) || typed.value >= MAX_AMOUNT) return undefined
  return roundMoney(typed.value, conditionOf(column).currency) === typed.value ? typed.value : undefined
}

/** The cells of the chosen variants. */
function* cellsOf({ rows, cells }: PriceListDraft) {
  for (const { id } of rows)
    for (const [column, typed] of Object.entries(cells[id] ?? {})) yield { variant: id, column, typed }
}

/** The valid prices of the draft. */
export function wantedPrices(draft: PriceListDraft): WantedPrice[] {
  return [...cellsOf(draft)].flatMap(({ variant, column, typed }) => {
    const amount = amountOf(typed, column)
    return amount === undefined ? [] : { variant, column, amount }
  })
}

/** Id of a cell in problems. */
export const cellField = (variant: string, column: string): string => `${variant} ${column}`

function priceProblems(draft: PriceListDraft): ListProblem[] {
  const problems: ListProblem[] = []
  let count = 0
  for (const { variant, column, typed } of cellsOf(draft)) {
    count += 1
    if (amountOf(typed, column) === undefined)
      problems.push({ step: "prices", field: cellField(variant, column), reason: "amount" })
  }
  if (count === 0) return [{ step: "prices", field: "prices", reason: "prices" }]
  if (draft.tiers.filter(isTier).length < 2) return problems
  for (const { id } of draft.rows)
    for (const column of overlapping(Object.keys(draft.cells[id] ?? {})))
      problems.push({ step: "prices", field: cellField(id, column), reason: "overlap" })
  return problems
}

const known = new WeakMap<PriceListDraft, readonly ListProblem[]>()

/** What the draft lacks, in the order of the steps. */
export function problemsOf(draft: PriceListDraft): readonly ListProblem[] {
  const found = known.get(draft)
  if (found) return found
  const texts = (["title", "description"] as const).filter((field) => draft[field].trim() === "")
  const problems: ListProblem[] = [
    ...texts.map((field): ListProblem => ({ step: "details", field, reason: field })),
    ...(endsTooEarly(draft.startsAt, draft.endsAt)
      ? [{ step: "details", field: "endsAt", reason: "dates" } as const]
      : []),
    ...(draft.rows.length === 0 ? [{ step: "products", field: "products", reason: "products" } as const] : []),
    ...priceProblems(draft),
  ]
  known.set(draft, problems)
  return problems
}

/** Why a step can't be entered: an earlier one isn't complete. */
export const whyNotEnter = (step: ListStep, draft: PriceListDraft): ListProblem | undefined =>
  problemsOf(draft).find((problem) => listSteps.indexOf(problem.step) < listSteps.indexOf(step))
