/** All steps in the order in which a shopper meets them; alone here, because the address of the page names them. */
export const steps = ["contact", "address", "delivery", "payment", "review"] as const
export type Step = (typeof steps)[number]
