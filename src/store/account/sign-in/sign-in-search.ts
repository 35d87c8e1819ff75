import { localPath } from "#lib/local-path.ts"
import { text } from "#lib/search-params.ts"

/** Reads a storefront path, so that a link can't lead to another site after the sign-in. */
export const storePath = localPath(/^\/(?!admin(\/|$))/)

/** Search parameters of the sign-in pages. */
export const signInSearch = {
  next: storePath,
  email: text(),
}
export const HOME = "/account"
