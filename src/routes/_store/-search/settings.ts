import { settings } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import type { SearchEnv } from "#lib/env-search.ts"

/** Returns the build's search settings. The environment was validated at startup. */
export function searchEnv(): SearchEnv {
  const result = readEnv(settings())
  if (!result.ok) throw new Error("the environment was not checked at boot")
  return result.env.search
}
