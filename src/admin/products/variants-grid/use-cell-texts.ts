import { useMemo } from "react"
import { scopeOf } from "#admin/products/variant-page/prices.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { GridCell } from "#ui/data-grid/types.ts"
import { useMoneyError } from "#ui/money-field.tsx"
import type { problemOf } from "./cell-states.ts"
import { conditionOf, countTiers, locationOf } from "./column-rules.ts"
import type { GridVariant } from "./grid-variant.ts"

type Problem = NonNullable<ReturnType<typeof problemOf>>

/** The texts that explain cells, in the user's language. */
export function useCellTexts() {
  const t = useTranslations("admin.priceGrid")
  const moneyError = useMoneyError()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the language, like `t`
  return useMemo(() => {
    const scopes = new Map<string, string | undefined>()
    const scopeAt = (column: string) => {
      if (!scopes.has(column)) {
        const condition = conditionOf(column)
        scopes.set(column, condition && scopeOf(condition))
      }
      return scopes.get(column)
    }
    return {
      problem: (problem: Problem): string =>
        problem.kind === "money" ? moneyError(problem.problem, problem.currency) : t(`problems.${problem.kind}`),
      lock: (kind: "unmanaged" | "kit" | undefined): string | undefined => kind && t(`locks.${kind}`),
      /** What else to know: quantity prices, or reserved stock. */
      about(variant: GridVariant, column: string, text: string): Pick<GridCell, "note" | "mark"> {
        const scope = scopeAt(column)
        if (scope !== undefined) {
          const count = countTiers(variant, scope)
          return count === 0 ? {} : { note: t("tiers", { count }), mark: t("tierMark", { count: String(count) }) }
        }
        const location = locationOf(column)
        const [item] = variant.items
        if (location === undefined || !item) return {}
        const reserved = item.levels.get(location)?.reserved ?? 0
        const isOver = reserved > 0 && Number(text) < reserved
        const notes = [
          item.required > 1 ? t("required", { count: String(item.required) }) : [],
          reserved > 0 ? t(isOver ? "overReserved" : "reserved", { count: reserved }) : [],
        ].flat()
        const mark = isOver ? "!" : item.required > 1 ? t("requiredMark", { count: String(item.required) }) : undefined
        return notes.length > 0 ? { note: notes.join(". "), mark } : {}
      },
    }
  }, [t])
}
