import { search } from "./search/search.ts"

/** The texts of the search page, the suggestions, the recommendations and the event list: loaded where they are shown. */
export const messages = { search }
