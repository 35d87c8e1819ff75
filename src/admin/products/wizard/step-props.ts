import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { PlacedProblem } from "#machines/products/product-wizard/placed-problem.ts"
import type {
  DraftRow,
  ProductDraft,
  Typed,
  WizardSettings,
} from "#machines/products/product-wizard/product-wizard.draft.ts"
import { emptyRow } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { MAX_VARIANTS, type Problem } from "#machines/products/product-wizard/product-wizard.rules.ts"

/** What every step gets. */
export interface StepProps {
  readonly draft: ProductDraft
  readonly settings: WizardSettings
  readonly problems: readonly Problem[]
  readonly placed: PlacedProblem | null
  change(part: Partial<ProductDraft>): void
}

/** What was entered for all variants and isn't applied to them yet. */
export type Unapplied = Readonly<Record<string, Typed>>

export interface UnappliedProps {
  readonly unapplied: Unapplied
  setUnapplied(entries: Unapplied): void
}

/** Problems of empty fields: the button names them, the field isn't marked before something was typed. */
const QUIET = ["title", "handle", "options", "optionTitle", "values"]

/** Returns a function with the text for a problem that the server reported. */
export function usePlacedText(): (placed: PlacedProblem) => string {
  const t = useTranslations("admin.productWizard.server")
  const refusal = useRefusalText()
  return ({ kind, text }) => (kind === "taken" ? t("taken", { text }) : refusal(text))
}

/** Returns the error of a field: the server's, or why its input is invalid. */
export function useFieldError({ problems, placed }: Pick<StepProps, "problems" | "placed">) {
  const t = useTranslations("admin.productWizard")
  const placedText = usePlacedText()
  return (field: string): string | undefined => {
    if (placed?.field === field) return placedText(placed)
    const problem = problems.find((each) => each.field === field && !QUIET.includes(each.reason))
    return problem && t(`reasons.${problem.reason}`, { max: MAX_VARIANTS })
  }
}

/** Changes of some variants' rows, by their keys. */
export const changeRows = (
  { rows }: ProductDraft,
  keys: readonly string[],
  part: Partial<DraftRow> | ((row: DraftRow) => Partial<DraftRow>),
): Pick<ProductDraft, "rows"> => ({
  rows: {
    ...rows,
    ...Object.fromEntries(
      keys.map((key) => {
        const row = rows[key] ?? emptyRow
        return [key, { ...row, ...(typeof part === "function" ? part(row) : part) }]
      }),
    ),
  },
})
