import { type CustomerRow, customers } from "#admin/customers/customer.resource.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { entityOptions, type FilterSpec } from "#admin/kit/list/filter-specs.ts"
import type { BuiltInView } from "#admin/kit/list/saved-views.ts"
import { useMarketFilters } from "#admin/settings/regions/market-filters.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  balances,
  fulfillmentStatuses,
  type OrderSearch,
  orderStatuses,
  orderWork,
  paymentStatuses,
} from "./order-search.ts"

/** Guests are customers too, one for each email. */
const customerOption = (customer: CustomerRow) => {
  const name = nameOf(customer)
  return { value: customer.id, label: name === customer.email ? name : `${name} (${customer.email ?? ""})` }
}

export function useOrderFilters(): readonly FilterSpec<OrderSearch>[] {
  const t = useTranslations("admin.orders")
  return [
    {
      kind: "many",
      id: "status",
      label: t("filters.status"),
      options: orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      kind: "many",
      id: "payment",
      label: t("columns.payment"),
      options: paymentStatuses.map((value) => ({ value, label: t(`payment.${value}`) })),
    },
    {
      kind: "many",
      id: "fulfillment",
      label: t("columns.fulfillment"),
      options: fulfillmentStatuses.map((value) => ({ value, label: t(`fulfillment.${value}`) })),
    },
    {
      kind: "choice",
      id: "work",
      label: t("filters.work"),
      options: orderWork.map((value) => ({ value, label: t(`work.${value}`) })),
    },
    {
      kind: "choice",
      id: "balance",
      label: t("filters.balance"),
      options: balances.map((value) => ({ value, label: t(`balance.${value}`) })),
    },
    ...useMarketFilters(),
    {
      kind: "entity",
      id: "customer",
      label: t("columns.customer"),
      options: entityOptions(customers, customerOption),
    },
    { kind: "text", id: "item", label: t("filters.item") },
    { kind: "date", id: "created_at", label: t("filters.date") },
  ]
}

/** Views of the orders that wait for someone. */
export function useOrderViews(): readonly BuiltInView<OrderSearch>[] {
  const t = useTranslations("admin.orders.views")
  return [
    { id: "unfulfilled", name: t("unfulfilled"), search: { work: "fulfill" } },
    { id: "toShip", name: t("toShip"), search: { work: "ship" } },
    { id: "toCapture", name: t("toCapture"), search: { work: "capture" } },
    { id: "toRefund", name: t("toRefund"), search: { balance: "refund" } },
  ]
}
