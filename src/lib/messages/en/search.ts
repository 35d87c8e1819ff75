import { privacy } from "./search/privacy.ts"
import { search } from "./search/search.ts"

/** Messages of the search page, suggestions, recommendations and event list; loaded where they are shown. */
export const messages = { search: { ...search, privacy } }
