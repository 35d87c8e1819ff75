import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { chosenValues, type ListingScope, priceBounds } from "#store/listing/chosen-filters.ts"
import type { ListingChange, ListingSearch } from "#store/listing/listing-search.ts"
import type { Market } from "#store/market/region.ts"
import { FacetBox, LIMIT } from "#store/search/facets/facet-box.tsx"
import { facetName, joinValues } from "#store/search/facets/facet-names.ts"
import { useFacetTitle, useValueTitle } from "#store/search/facets/facet-titles.ts"
import { PriceForm } from "#store/search/facets/price-form.tsx"
import { FacetsSkeleton } from "#store/search/skeletons.tsx"
import { cx } from "#ui/cx.ts"
import { RetryButton } from "#ui/retry-button.tsx"
import { type FacetValue, foundQuery } from "./found.ts"

export interface FacetsProps {
  market: Market
  scope: ListingScope
  search: ListingSearch
  onSearch: (change: ListingChange) => void
}

/** All filters of a listing, with the number of products that each value gives. */
export function Facets({ market, scope, search, onSearch }: FacetsProps) {
  const t = useTranslations("search")
  const titleOf = useFacetTitle()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...foundQuery(market, scope, search),
    placeholderData: keepPreviousData,
  })
  if (!data)
    return isError ? (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p>{t("facetsFailed")}</p>
        <RetryButton size="sm" onClick={() => void refetch()} />
      </div>
    ) : (
      <FacetsSkeleton />
    )
  const [from, to] = priceBounds(search)
  const chosen = new Map(chosenValues(search))
  const { min, max } = data.price
  const hasPrices = min !== undefined && max !== undefined && min < max
  return (
    // The counts of the previous filters stay until the new ones arrive, so that nothing moves.
    <div
      className={cx("grid", isPlaceholderData && "[&_[data-count]]:opacity-40 [&_[data-count]]:delay-200")}
      aria-busy={isPlaceholderData || undefined}
    >
      {(hasPrices || from !== undefined || to !== undefined) && (
        <PriceForm
          currency={market.region.currency_code}
          range={data.price}
          start={[from, to]}
          onChange={([low, high]) =>
            onSearch({ price: low === undefined && high === undefined ? undefined : `${low ?? ""}..${high ?? ""}` })
          }
        />
      )}
      {data.facets.map(({ attribute, values }) => (
        <FacetValues
          key={attribute}
          title={titleOf(attribute)}
          values={values}
          chosen={chosen.get(attribute) ?? []}
          onChoose={(next) => onSearch({ [facetName(attribute)]: next.length > 0 ? joinValues(next) : undefined })}
        />
      ))}
    </div>
  )
}

interface FacetValuesProps {
  title: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

function FacetValues({ title, values, chosen, onChoose }: FacetValuesProps) {
  const valueTitle = useValueTitle()
  const [typed, setTyped] = useState("")
  const [isWhole, setWhole] = useState(false)
  const words = typed.trim().toLowerCase()
  const matching = values.filter(({ value }) => ` ${valueTitle(value).toLowerCase()}`.includes(` ${words}`))
  const hasMore = values.length > LIMIT
  const items = (isWhole || words ? matching : matching.slice(0, LIMIT)).map(({ value, count }) => ({
    value,
    count,
    label: valueTitle(value),
    isChosen: chosen.includes(value),
  }))
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <FacetBox
      title={title}
      items={items}
      chosen={chosen.length}
      onToggle={toggle}
      search={hasMore ? { typed, onType: setTyped } : undefined}
      isNoneFound={words !== "" && items.length === 0}
      more={hasMore && !words ? { isShown: isWhole, onToggle: () => setWhole(!isWhole) } : undefined}
    />
  )
}
