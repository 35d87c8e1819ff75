import { privacy } from "./search/privacy.ts"
import { search } from "./search/search.ts"

export const messages = { search: { ...search, privacy } }
