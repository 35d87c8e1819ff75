import { text } from "#lib/search-params.ts"

/** Where to go after signing in: a page of the shop, never another site. */
export const entrySearch = {
  next: text(/^\/(?![/\\]|admin)/),
  email: text(),
}
export const HOME = "/account"
