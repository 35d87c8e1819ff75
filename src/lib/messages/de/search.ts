import { search } from "./search/search.ts"

export const messages = { search }
