import { text } from "#lib/search-params.ts"

/** Reads a storefront path, so that a link can't lead to another site after the sign-in. */
export const storePath = text(/^\/(?![/\\]|admin)/)

/** Search parameters of the sign-in pages. */
export const signInSearch = {
  next: storePath,
  email: text(),
}
export const HOME = "/account"
