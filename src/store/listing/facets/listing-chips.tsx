import { useQuery } from "@tanstack/react-query"
import { PartTexts } from "#app/part-texts.tsx"
import { chosenValues, noFilters, priceBounds } from "#store/listing/chosen-filters.ts"
import { type ActiveFilter, ActiveFilters } from "#store/search/facets/active-filters.tsx"
import { facetName, joinValues } from "#store/search/facets/facet-names.ts"
import { useOwnFilters } from "#store/search/facets/use-own-filters.ts"
import type { FacetsProps } from "./facets.tsx"
import { foundQuery } from "./found.ts"

/** Chips for the active filters of a listing. */
export default function ListingChips({ market, scope, search, onSearch }: FacetsProps) {
  const { data } = useQuery(foundQuery(market, scope, search))
  const without = data?.facets.flatMap(({ values }) => values.flatMap(({ value, count }) => (count === 0 ? value : [])))
  useOwnFilters(without ? joinValues(without) : "")
  const [from, to] = priceBounds(search)
  const priced = ([least, most]: readonly [unknown, unknown]) =>
    onSearch({ price: least === undefined && most === undefined ? undefined : `${least ?? ""}..${most ?? ""}` })
  const filters: ActiveFilter[] = [
    ...(from === undefined ? [] : [{ price: from, isLeast: true, remove: () => priced([undefined, to]) }]),
    ...(to === undefined ? [] : [{ price: to, isLeast: false, remove: () => priced([from, undefined]) }]),
    ...chosenValues(search).flatMap(([attribute, values]) =>
      values.map((value) => {
        const others = values.filter((one) => one !== value)
        const remove = () => onSearch({ [facetName(attribute)]: others.length > 0 ? joinValues(others) : undefined })
        return { attribute, value, remove }
      }),
    ),
  ]
  return (
    <PartTexts parts={["search"]}>
      <ActiveFilters filters={filters} currency={market.region.currency_code} onClear={() => onSearch(noFilters())} />
    </PartTexts>
  )
}
