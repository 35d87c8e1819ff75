import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import {
  fulfillmentStatuses,
  type OrderSearch,
  orderStatuses,
  paymentStatuses,
} from "#routes/admin/-queries/order-search.ts"
import { regionsQuery, salesChannelsQuery } from "#routes/admin/-queries/settings.ts"
import { type Filter, FilterChips } from "#ui/filter-chips.tsx"

interface OrderFiltersProps {
  search: OrderSearch
  onChange: (next: Partial<OrderSearch>) => void
}

/** Filters of the order list, stored in the URL. */
export function OrderFilters({ search, onChange }: OrderFiltersProps) {
  const t = useTranslations("admin.orders")
  const regions = useQuery(regionsQuery)
  const channels = useQuery(salesChannelsQuery)
  const named = (rows: readonly { id: string; name?: string | undefined }[] = []) =>
    rows.map((r) => ({ value: r.id, label: r.name ?? r.id }))
  const filters: Filter[] = [
    {
      kind: "choice",
      id: "status",
      label: t("filters.status"),
      options: orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      value: search.status ?? [],
    },
    {
      kind: "choice",
      id: "payment",
      label: t("columns.payment"),
      options: paymentStatuses.map((value) => ({ value, label: t(`payment.${value}`) })),
      value: search.payment ?? [],
    },
    {
      kind: "choice",
      id: "fulfillment",
      label: t("columns.fulfillment"),
      options: fulfillmentStatuses.map((value) => ({ value, label: t(`fulfillment.${value}`) })),
      value: search.fulfillment ?? [],
    },
    {
      kind: "choice",
      id: "region",
      label: t("filters.region"),
      options: named(regions.data),
      value: search.region ?? [],
    },
    {
      kind: "choice",
      id: "channel",
      label: t("filters.channel"),
      options: named(channels.data),
      value: search.channel ?? [],
    },
    { kind: "dates", id: "date", label: t("filters.date"), value: { from: search.from, to: search.to } },
  ]
  const changed = (filter: Filter) => {
    if (filter.kind === "dates") return onChange({ from: filter.value.from, to: filter.value.to })
    const value = filter.value.length > 0 ? [...filter.value] : undefined
    if (filter.id === "status") return onChange({ status: value as OrderSearch["status"] })
    if (filter.id === "payment") return onChange({ payment: value as OrderSearch["payment"] })
    if (filter.id === "fulfillment") return onChange({ fulfillment: value as OrderSearch["fulfillment"] })
    onChange(filter.id === "region" ? { region: value } : { channel: value })
  }
  const clear = () =>
    onChange({
      ...{ status: undefined, payment: undefined, fulfillment: undefined },
      ...{ region: undefined, channel: undefined, from: undefined, to: undefined },
    })
  return <FilterChips filters={filters} onChange={changed} onClear={clear} />
}
