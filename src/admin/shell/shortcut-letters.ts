import type { NavItem } from "./nav-items.ts"

/** Key to press after "g" to open a page. */
export const letters: Partial<Record<NavItem["key"], string>> = {
  home: "h",
  orders: "o",
  inbox: "i",
  returns: "r",
  draftOrders: "d",
  products: "p",
  categories: "a",
  collections: "c",
  team: "t",
}
