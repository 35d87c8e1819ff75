import type { Product } from "#schema/store/entities/catalog.ts"
import type { ProductHit } from "#sdk/search/types.ts"
import type { Market } from "#store/market/region.ts"
import { ProductCard } from "#store/product/product-card.tsx"
import { MarkedText } from "./marked-text.tsx"
import { rememberSearch } from "./recent-searches.ts"
import { trackClick } from "./statistics/events.ts"

/** A hit from the library, with its position and the id of its search. */
export type Found = ProductHit & { readonly __position: number; readonly __queryID?: string }

/** Returns the product fields of a hit that a card shows. */
export function productOf(hit: ProductHit, { country, region }: Market): Product {
  const now = hit.price?.[country]
  const was = hit.was?.[country] ?? now
  const calculated_price = { calculated_amount: now, original_amount: was, currency_code: region.currency_code }
  const { objectID: id, title, subtitle = null, handle, thumbnail = null } = hit
  const stock = hit.availability === "sold-out" ? { manage_inventory: true, inventory_quantity: 0 } : {}
  const variants = now === undefined ? [] : [{ id, calculated_price, ...stock }]
  return { id, title, subtitle, handle, thumbnail, variants } as Product
}

interface HitCardProps {
  hit: Found
  index: string
  market: Market
  eager?: boolean
}

/** Product card for a hit, with the query highlighted in its title. */
export function HitCard({ hit, index, market, eager = false }: HitCardProps) {
  const open = () => {
    const field = document.querySelector<HTMLInputElement>("main input[type=search]")
    if (field) rememberSearch(field.value)
    if (hit.__queryID) trackClick({ objectID: hit.objectID, queryID: hit.__queryID, index }, hit.__position)
  }
  const title = hit._highlightResult?.title
  const heading = title && "value" in title ? <MarkedText text={title.value} /> : hit.title
  return <ProductCard product={productOf(hit, market)} eager={eager} onOpen={open} heading={heading} />
}
