import { useLocation, useRouter } from "@tanstack/react-router"
import type { IconName } from "#ui/icon.tsx"

const item = <const Key extends string>(key: Key, icon: IconName, to: string) => ({ key, icon, to })

/** Sections of the back office. An item is shown only if its page exists. */
const sections = [
  { key: null, items: [item("home", "home", "/admin"), item("notifications", "bell", "/admin/notifications")] },
  {
    key: "orders",
    items: [
      item("orders", "cart", "/admin/orders"),
      item("draftOrders", "copy", "/admin/draft-orders"),
      item("returns", "return", "/admin/returns"),
      item("inbox", "clock", "/admin/inbox"),
      item("payments", "money", "/admin/payments"),
    ],
  },
  {
    key: "catalog",
    items: [
      item("products", "tag", "/admin/products"),
      item("categories", "menu", "/admin/categories"),
      item("collections", "star", "/admin/collections"),
      item("options", "filter", "/admin/options"),
      item("productTypes", "grip", "/admin/product-types"),
      item("productTags", "tag", "/admin/product-tags"),
    ],
  },
  {
    key: "inventory",
    items: [item("inventory", "box", "/admin/inventory"), item("reservations", "lock", "/admin/reservations")],
  },
  {
    key: "customers",
    items: [item("customers", "user", "/admin/customers"), item("customerGroups", "users", "/admin/customer-groups")],
  },
  {
    key: "marketing",
    items: [
      item("promotions", "percent", "/admin/promotions"),
      item("campaigns", "chart", "/admin/campaigns"),
      item("priceLists", "money", "/admin/price-lists"),
    ],
  },
  {
    key: "settings",
    items: [
      item("settings", "settings", "/admin/settings"),
      item("taxRegions", "percent", "/admin/settings/tax-regions"),
      item("team", "users", "/admin/settings/team"),
      item("profile", "user", "/admin/settings/profile"),
      item("workflows", "history", "/admin/settings/workflows"),
      item("server", "system", "/admin/settings/server"),
    ],
  },
] as const

export type NavSection = (typeof sections)[number]
export type NavItem = NavSection["items"][number]

export function useNavSections() {
  const { routesByPath } = useRouter()
  return sections
    .map((section) => ({ key: section.key, items: section.items.filter(({ to }) => to in routesByPath) }))
    .filter(({ items }) => items.length > 0)
}

/** Returns the current navigation item: the one with the longest matching path. */
export function useActiveItem(): NavItem | undefined {
  const pathname = useLocation({ select: (location) => location.pathname })
  return sections
    .flatMap<NavItem>(({ items }) => [...items])
    .filter(({ to }) => pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0]
}
