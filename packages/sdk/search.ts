export { withFallback } from "#sdk/search/auto.ts"
export { NoFacetSearch, searchOverListing } from "#sdk/search/over-listing.ts"
export { searchOverStore } from "#sdk/search/over-store.ts"
export type * from "#sdk/search/types.ts"
