import { getRouteApi } from "@tanstack/react-router"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { useCurrencyName } from "#admin/settings/store/currency-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
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
        {
          id: "name",
          header: t("columns.name"),
          sortable: true,
          phone: "title",
          cell: ({ id, name }) => (
            <span className="line-clamp-2 wrap-anywhere">
              <RowLink to="/admin/settings/regions/$id" params={{ id }}>
                {name}
              </RowLink>
            </span>
          ),
        },
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
      create={
        <LinkButton to="/admin/settings/regions/new" variant="primary" icon="plus">
          {tr("create")}
        </LinkButton>
      }
      filters={useDateFilters()}
      bulk={[useDeleteRows(regions, "regions")]}
    />
  )
}
