import { useTranslations } from "#lib/i18n.tsx"
import type { RowProblem } from "#machines/products/product-import/checked-sheet.ts"

/** Returns a function that says what to correct in a row. */
export function useProblemText(): (problem: RowProblem) => string {
  const t = useTranslations("admin.productImport.problems")
  return ({ kind, value = "", other = "" }) => t(kind, { value, other })
}
