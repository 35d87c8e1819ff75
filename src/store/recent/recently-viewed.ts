import { keptIds } from "#store/visit/kept-ids.ts"

/** Ids of the products whose pages were opened, newest first. */
export const recentlyViewed = keptIds("recentlyViewed", 12)
