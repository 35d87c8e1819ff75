import { useClearRefinements, useCurrentRefinements } from "react-instantsearch"
import { type ActiveFilter, ActiveFilters } from "./facets/active-filters.tsx"
import { priceAttribute } from "./facets/facet-names.ts"

/** Returns the active filters, one entry per value. */
export function useChosen() {
  const { items, refine } = useCurrentRefinements()
  return items.flatMap(({ attribute, refinements }) =>
    refinements.map((refinement) => ({ attribute, refinement, remove: () => refine(refinement) })),
  )
}

/** Chips for the active filters; a click removes one. */
export function Chosen({ country, currency }: { country: string; currency: string }) {
  const chosen = useChosen()
  const { refine: clear } = useClearRefinements()
  const filters = chosen.map(({ attribute, refinement: { operator, value }, remove }): ActiveFilter => {
    if (attribute !== priceAttribute(country)) return { attribute, value: String(value), remove }
    return { price: Number(value), isLeast: operator === ">=", remove }
  })
  return <ActiveFilters filters={filters} currency={currency} onClear={clear} />
}
