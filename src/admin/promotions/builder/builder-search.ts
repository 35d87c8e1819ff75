import { oneOf, searchParams } from "#lib/search-params.ts"

/** Search parameters of the promotion builder: its step. */
export const builderSearch = searchParams({ step: oneOf(["kind", "reward", "rules", "limits", "review"]) })
