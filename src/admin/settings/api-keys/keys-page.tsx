import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { apiKeys } from "./api-key.resource.ts"
import { statusOf } from "./key.ts"
import { keyTypes } from "./key-search.ts"
import { KeyStatus } from "./key-status.tsx"

const route = getRouteApi("/admin/_app/settings/_store/api-keys/")

export function KeysPage() {
  const t = useTranslations("admin.lists.apiKeys.columns")
  const tk = useTranslations("admin.apiKey")
  const deletion = useDeleteRows(apiKeys, "apiKeys")
  const whyNot = (row: Parameters<typeof statusOf>[0]) => {
    const status = statusOf(row)
    if (status === "revoked") return undefined
    return tk(status === "planned" ? "delete.whyNotPlanned" : "delete.whyNot")
  }
  return (
    <ListPage
      resource={apiKeys}
      search={route.useSearch()}
      texts={useListTexts("apiKeys", "lock")}
      columns={[
        nameColumn("title", t("title"), "/admin/settings/api-keys/$id"),
        { id: "type", header: t("type"), phone: "line", cell: ({ type }) => tk(`types.${type}`) },
        {
          id: "redacted",
          header: t("key"),
          phone: "line",
          from: "lg",
          cell: ({ redacted }) => <code className="text-xs text-muted">{redacted}</code>,
        },
        {
          id: "channels",
          header: t("channels"),
          phone: "line",
          from: "lg",
          cell: ({ sales_channels = [] }) => (
            <span className="line-clamp-2 wrap-anywhere">{sales_channels.map(({ name }) => name).join(", ")}</span>
          ),
        },
        {
          id: "last_used_at",
          header: t("lastUsed"),
          sortable: true,
          phone: "line",
          cell: ({ last_used_at }) => (last_used_at ? <DateTime value={last_used_at} /> : tk("never")),
        },
        { id: "status", header: t("status"), phone: "badge", cell: (row) => <KeyStatus apiKey={row} /> },
        ...useDateColumns().map((column) => ({ ...column, initially: "hidden" as const })),
      ]}
      rowName={({ title }) => title}
      create={<CreateLink to="/admin/settings/api-keys/new">{tk("create")}</CreateLink>}
      filters={[
        {
          kind: "choice",
          id: "type",
          label: t("type"),
          options: keyTypes.map((value) => ({ value, label: tk(`types.${value}`) })),
        },
        ...useDateFilters(),
      ]}
      bulk={[{ ...deletion, whyNot }]}
    />
  )
}
