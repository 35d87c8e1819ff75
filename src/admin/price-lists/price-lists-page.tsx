import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { priceLists } from "./price-list.resource.ts"
import { stateOf } from "./price-list-state.ts"
import { StateBadge } from "./state-badge.tsx"
import { useStatusActions } from "./use-status-actions.ts"

const route = getRouteApi("/admin/_app/_pricing/price-lists/")

export function PriceListsPage() {
  const t = useTranslations("admin.priceList")
  const shared = { sortable: true, phone: "line", width: "11rem" } as const
  return (
    <ListPage
      resource={priceLists}
      search={route.useSearch()}
      texts={useListTexts("priceLists", "money")}
      columns={[
        nameColumn("title", t("fields.title"), "/admin/price-lists/$id"),
        { ...shared, id: "type", header: t("fields.type"), width: "8rem", cell: ({ type }) => t(`types.${type}`) },
        {
          id: "status",
          header: t("state"),
          sortable: true,
          phone: "badge",
          width: "8rem",
          cell: (row) => <StateBadge state={stateOf(row, Date.now())} />,
        },
        {
          ...shared,
          id: "starts_at",
          header: t("fields.starts_at"),
          cell: ({ starts_at }) => starts_at && <DateTime value={starts_at} format="moment" />,
        },
        {
          ...shared,
          id: "ends_at",
          header: t("fields.ends_at"),
          cell: ({ ends_at }) => ends_at && <DateTime value={ends_at} format="moment" />,
        },
        ...useDateColumns(),
      ]}
      rowName={({ title }) => title}
      create={<CreateLink to="/admin/price-lists/new">{t("create")}</CreateLink>}
      actions={<LinkButton to="/admin/price-lists/check">{t("check")}</LinkButton>}
      filters={[
        {
          kind: "choice",
          id: "status",
          label: t("fields.status"),
          options: (["active", "draft"] as const).map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        { kind: "date", id: "starts_at", label: t("fields.starts_at") },
        { kind: "date", id: "ends_at", label: t("fields.ends_at") },
        ...useDateFilters(),
      ]}
      bulk={[...useStatusActions(), useDeleteRows(priceLists, "priceLists")]}
    />
  )
}
