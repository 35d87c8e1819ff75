import { text } from "#lib/search-params.ts"

/** Search parameters of the sign-in pages; `next` accepts only storefront paths. */
export const signInSearch = {
  next: text(/^\/(?![/\\]|admin)/),
  email: text(),
}
export const HOME = "/account"
