import { readEnv } from "#lib/env.ts"
import type { SearchEnv } from "#lib/env-search.ts"

/** Who answers the search, by the settings of the build. Boot has checked them before. */
export function searchEnv(): SearchEnv {
  const result = readEnv(import.meta.env)
  if (!result.ok) throw new Error("the environment was not checked at boot")
  return result.env.search
}
