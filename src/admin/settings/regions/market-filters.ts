import { useQuery } from "@tanstack/react-query"
import type { FilterSpec } from "#admin/kit/list/filter-specs.ts"
import { regionsQuery, salesChannelsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"

interface MarketSearch {
  region?: string[] | undefined
  channel?: string[] | undefined
}

const named = (rows: readonly { id: string; name?: string | undefined }[] = []) =>
  rows.map((row) => ({ value: row.id, label: row.name ?? row.id }))

/** Filters by region and sales channel. */
export function useMarketFilters(): readonly FilterSpec<MarketSearch>[] {
  const t = useTranslations("admin.orders.filters")
  const regions = useQuery(regionsQuery)
  const channels = useQuery(salesChannelsQuery)
  return [
    { kind: "many", id: "region", label: t("region"), options: named(regions.data) },
    { kind: "many", id: "channel", label: t("channel"), options: named(channels.data) },
  ]
}
