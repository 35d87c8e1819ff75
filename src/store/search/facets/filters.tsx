import type { Market } from "#store/market/region.ts"
import { FacetList } from "./facet-list.tsx"
import { priceAttribute } from "./facet-names.ts"
import { useFacetTitle } from "./facet-titles.ts"
import { PriceRange } from "./price-range.tsx"

/** All filters of the search; facets without values are hidden. */
export function Filters({ facets, market }: { facets: readonly string[]; market: Market }) {
  const titleOf = useFacetTitle()
  return (
    <div className="grid">
      <PriceRange attribute={priceAttribute(market.country)} currency={market.region.currency_code} />
      {facets.map((attribute) => (
        <FacetList key={attribute} attribute={attribute} title={titleOf(attribute)} />
      ))}
    </div>
  )
}
