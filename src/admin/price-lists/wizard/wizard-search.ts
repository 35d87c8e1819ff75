import { oneOf, searchParams, text } from "#lib/search-params.ts"

/** Search parameters of the wizard: its step, or the list that its prices are being added to. */
export const wizardSearch = searchParams({ step: oneOf(["details", "products", "prices", "review"]), id: text() })
export type WizardSearch = ReturnType<typeof wizardSearch>
