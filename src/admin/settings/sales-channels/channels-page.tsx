import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { entityOptions } from "#admin/kit/list/filter-specs.ts"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { RowTitle, textColumn } from "#admin/kit/list/name-column.tsx"
import { publishableKeys } from "#admin/settings/api-keys/api-key.resource.ts"
import { storeQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge, StatusBadge } from "#ui/badge.tsx"
import { salesChannels } from "./sales-channel.resource.ts"

const route = getRouteApi("/admin/_app/settings/_shipping/sales-channels/")

export function ChannelsPage() {
  const t = useTranslations("admin.lists.salesChannels")
  const tc = useTranslations("admin.channels")
  const { data: store } = useQuery(storeQuery)
  const remove = useDeleteRows(salesChannels, "salesChannels")
  return (
    <ListPage
      resource={salesChannels}
      search={route.useSearch()}
      texts={useListTexts("salesChannels", "shop")}
      columns={[
        {
          id: "name",
          header: t("columns.name"),
          sortable: true,
          phone: "title",
          cell: ({ id, name }) => (
            <span className="flex flex-wrap items-center gap-2">
              <RowTitle to="/admin/settings/sales-channels/$id" id={id}>
                {name}
              </RowTitle>
              {id === store?.channel && <Badge>{t("default")}</Badge>}
            </span>
          ),
        },
        textColumn("description", t("columns.description")),
        {
          id: "is_disabled",
          header: t("columns.status"),
          width: "9rem",
          cell: ({ is_disabled }) => (
            <StatusBadge tone={is_disabled ? "inactive" : "done"}>
              {t(is_disabled ? "disabled" : "enabled")}
            </StatusBadge>
          ),
        },
        ...useDateColumns(),
      ]}
      rowName={({ name }) => name}
      create={<CreateLink to="/admin/settings/sales-channels/new">{tc("create")}</CreateLink>}
      filters={[
        { kind: "boolean", id: "is_disabled", label: t("columns.status"), yes: t("disabled"), no: t("enabled") },
        {
          kind: "entity",
          id: "key",
          label: t("columns.key"),
          options: entityOptions(publishableKeys, ({ id, title }) => ({ value: id, label: title })),
        },
        ...useDateFilters(),
      ]}
      bulk={[{ ...remove, whyNot: ({ id }) => (id === store?.channel ? tc("delete.isDefault") : undefined) }]}
    />
  )
}
