import type { Market } from "#routes/_store/-market/region.ts"
import { ProductCard } from "#routes/_store/-product/product-card.tsx"
import type { Product } from "#schema/store/entities/catalog.ts"
import type { ProductHit } from "#sdk/search/types.ts"
import { tellClick } from "./events.ts"
import { MarkedText } from "./marked-text.tsx"
import { rememberSearch } from "./recent.ts"

/** A hit as the library hands it over: with its place, and the search that found it. */
export type Found = ProductHit & { readonly __position: number; readonly __queryID?: string }

/** The part of a product that a card shows, out of a hit. */
export function productOf(hit: ProductHit, { country, region }: Market): Product {
  const now = hit.price?.[country]
  const was = hit.was?.[country] ?? now
  const calculated_price = { calculated_amount: now, original_amount: was, currency_code: region.currency_code }
  const { objectID: id, title, subtitle = null, handle, thumbnail = null } = hit
  const variants = now === undefined ? [] : [{ id, calculated_price }]
  return { id, title, subtitle, handle, thumbnail, variants } as Product
}

interface HitCardProps {
  hit: Found
  index: string
  market: Market
  eager?: boolean
}

/** A found product, as on the listing, with what was typed marked in its name. */
export function HitCard({ hit, index, market, eager = false }: HitCardProps) {
  const open = () => {
    const field = document.querySelector<HTMLInputElement>("main input[type=search]")
    if (field) rememberSearch(field.value)
    if (hit.__queryID) tellClick({ objectID: hit.objectID, queryID: hit.__queryID, index }, hit.__position)
  }
  const title = hit._highlightResult?.title
  const heading = title && "value" in title ? <MarkedText text={title.value} /> : hit.title
  return <ProductCard product={productOf(hit, market)} eager={eager} onOpen={open} heading={heading} />
}
