import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn } from "#admin/kit/list/name-column.tsx"
import { useCurrencyName } from "#admin/settings/store/currency-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { regions } from "./region.resource.ts"

const route = getRouteApi("/admin/_app/settings/_store/regions/")

export function RegionsPage() {
  const t = useTranslations("admin.lists.regions")
  const tr = useTranslations("admin.region")
  const nameOfCurrency = useCurrencyName()
  return (
    <ListPage
      resource={regions}
      search={route.useSearch()}
      texts={useListTexts("regions", "globe")}
      columns={[
        nameColumn("name", t("columns.name"), "/admin/settings/regions/$id"),
        {
          id: "currency_code",
          header: t("columns.currency"),
          sortable: true,
          phone: "line",
          cell: ({ currency_code }) => nameOfCurrency(currency_code),
        },
        {
          id: "countries",
          header: t("columns.countries"),
          phone: "line",
          cell: ({ countries = [] }) => t("countries", { count: countries.length }),
        },
        ...useDateColumns(),
      ]}
      rowName={({ name }) => name}
      create={<CreateLink to="/admin/settings/regions/new">{tr("create")}</CreateLink>}
      filters={useDateFilters()}
      bulk={[useDeleteRows(regions, "regions")]}
    />
  )
}
