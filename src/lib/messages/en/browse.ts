import { browse } from "./browse/browse.ts"

/** Messages of what helps while browsing: stock, shipping methods, quick add, recently viewed, wishlist. */
export const messages = { browse }
