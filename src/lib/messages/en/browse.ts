import { browse } from "./browse/browse.ts"

/** Messages of what helps while browsing: notices about stock and shipping methods. */
export const messages = { browse }
