/** All steps in order; in a file of their own because the page's URL schema uses them too. */
export const steps = ["details", "payment", "review"] as const
export type Step = (typeof steps)[number]
