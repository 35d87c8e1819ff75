import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { inOrder } from "#admin/catalog/option-values.ts"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { exclusiveProductsQuery, options } from "./option.ts"

const route = getRouteApi("/admin/_app/_catalog/options/")

export function OptionsPage() {
  const t = useTranslations("admin.lists.productOptions")
  const tc = useTranslations("admin.catalog.option")
  const search = route.useSearch()
  const { data: page } = useQuery(options.list(search))
  const exclusive = (page?.rows ?? []).flatMap(({ id, is_exclusive }) => (is_exclusive ? [id] : []))
  const { data: products } = useQuery(exclusiveProductsQuery(exclusive))
  return (
    <ListPage
      resource={options}
      search={search}
      texts={useListTexts("productOptions", "filter")}
      columns={[
        nameColumn("title", t("columns.title"), "/admin/options/$id"),
        {
          id: "values",
          header: t("columns.values"),
          phone: "line",
          cell: ({ values = [] }) => (
            <span className="line-clamp-1 text-muted wrap-anywhere">
              {inOrder(values as readonly { value: string; rank?: number | null }[])
                .map(({ value }) => value)
                .join(", ")}
            </span>
          ),
        },
        {
          id: "is_exclusive",
          header: t("columns.use"),
          phone: "line",
          // Exclusive options often have the same title and values: the product tells them apart.
          cell: ({ id, is_exclusive }) => (
            <span className="line-clamp-1 wrap-anywhere">
              {is_exclusive ? (products?.get(id)?.title ?? t("use.exclusive")) : t("use.global")}
            </span>
          ),
        },
        ...useDateColumns(),
      ]}
      rowName={({ title = "", id }) => {
        const product = products?.get(id)?.title
        return product ? t("rowName", { title, product }) : title || id
      }}
      create={<CreateLink to="/admin/options/new">{tc("create")}</CreateLink>}
      filters={[
        {
          kind: "boolean",
          id: "is_exclusive",
          label: t("columns.use"),
          yes: t("use.exclusive"),
          no: t("use.global"),
        },
        ...useDateFilters(),
      ]}
      bulk={[useDeleteRows(options, "productOptions")]}
    />
  )
}
