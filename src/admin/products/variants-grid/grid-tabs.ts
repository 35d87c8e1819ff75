export const tabs = ["prices", "stock", "codes"] as const
export type GridTab = (typeof tabs)[number]
