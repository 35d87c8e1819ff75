import { settings } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import type { SearchEnv } from "#lib/env-search.ts"
import { pageScope } from "#lib/page-scope.ts"
import { indexFor } from "./index-for.ts"

/** Returns the search settings, with the index for the page's language. The environment was validated at startup. */
export function searchEnv(): SearchEnv {
  const result = readEnv(settings())
  if (!result.ok) throw new Error("the environment was not checked at boot")
  const { search } = result.env
  return { ...search, index: indexFor(search.index, pageScope().locale) }
}
