import { oneOf, searchParams } from "#lib/search-params.ts"

/** Search parameters of the wizard. The steps are written out: their rules aren't needed before the page opens. */
export const wizardSearch = searchParams({
  step: oneOf(["details", "options", "variants", "prices", "stock", "review"]),
})
