import { browse } from "./browse/browse.ts"

/** Messages for browsing products: stock, shipping methods, adding from lists, recently viewed products, wishlist. */
export const messages = { browse }
