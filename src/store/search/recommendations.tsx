import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { RecommendationModel } from "#sdk/search/types.ts"
import { useMarket } from "#store/market/market.ts"
import type { Market } from "#store/market/region.ts"
import { ProductCard, productGrid } from "#store/product/product-card.tsx"
import { searchClient } from "./client.ts"
import { priceAttribute } from "./facets/facet-names.ts"
import { productOf } from "./hit-card.tsx"
import { searchEnv } from "./search-env.ts"

interface RecommendationsProps {
  model: Exclude<RecommendationModel, "looking-similar">
  /** Product that the recommendations are based on; undefined for trending items. */
  productId?: string
  count?: number
  /** Shown while loading. */
  placeholder?: ReactNode
}

/** Related or trending products. Hidden if they can't be loaded, because they aren't essential. */
export default function Recommendations(props: RecommendationsProps) {
  return (
    <PartTexts parts={["search"]}>
      <Recommended {...props} />
    </PartTexts>
  )
}

interface RowQuery extends Pick<RecommendationsProps, "model"> {
  productId: string | undefined
  market: Market | undefined
  count: number
}

const rowQuery = ({ model, productId, market, count }: RowQuery) =>
  queryOptions({
    queryKey: ["store", "recommendations", model, market?.country, productId, count],
    queryFn: async () => {
      if (!market) return []
      const { country } = market
      const client = await searchClient(market)
      const attributes = ["title", "subtitle", "handle", "thumbnail", priceAttribute(country), `was.${country}`]
      const { results } = await client.getRecommendations([
        {
          indexName: searchEnv().index,
          model,
          threshold: 0,
          maxRecommendations: count,
          queryParameters: { attributesToRetrieve: attributes },
          ...(productId === undefined ? {} : { objectID: productId }),
        },
      ])
      return results[0]?.hits ?? []
    },
    staleTime: 60_000,
  })

/** Same component for pages that have already loaded the messages. */
export function Recommended(props: RecommendationsProps) {
  const { model, productId, count = 4, placeholder = null } = props
  const t = useTranslations("search.recommended")
  const { market } = useMarket()
  // Products that are bought together are in the row above the related ones, of which as many are left.
  const isBelow = model === "related-products" && productId !== undefined
  const row = { productId, market }
  const above = useQuery({
    ...rowQuery({ ...row, model: "bought-together", count }),
    enabled: market !== undefined && isBelow,
  })
  const { data, isPending } = useQuery({
    ...rowQuery({ ...row, model, count: isBelow ? 2 * count : count }),
    enabled: market !== undefined,
  })
  if (isPending || (isBelow && above.isPending)) return placeholder
  const others = isBelow ? new Set(above.data?.map(({ objectID }) => objectID)) : undefined
  const hits = data?.filter(({ objectID }) => !others?.has(objectID)).slice(0, count) ?? []
  if (!market || hits.length === 0) return null
  return (
    <section className="grid gap-6">
      <h2 className="text-lg font-semibold">{t(model)}</h2>
      <ul className={productGrid}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <ProductCard product={productOf(hit, market)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
