import type { ProductDocument } from "#mocks/domain/search/document.ts"
import type { Match } from "#mocks/domain/search/product-index.ts"

/** A product that a query found, with the words that matched if it was searched by text. */
export interface Found {
  readonly document: ProductDocument
  /** Number of the product, which never changes: its place in the facet columns. */
  readonly number: number
  readonly match: Match | undefined
}
