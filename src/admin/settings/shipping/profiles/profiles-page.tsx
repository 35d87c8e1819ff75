import { getRouteApi } from "@tanstack/react-router"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { shippingProfiles } from "./shipping-profile.resource.ts"

const route = getRouteApi("/admin/_app/settings/_shipping/shipping-profiles/")

export function ProfilesPage() {
  const t = useTranslations("admin.lists.shippingProfiles.columns")
  const tp = useTranslations("admin.profiles")
  return (
    <ListPage
      resource={shippingProfiles}
      search={route.useSearch()}
      // The server accepts a search text, and ignores it.
      texts={{ ...useListTexts("shippingProfiles", "box"), search: undefined }}
      columns={[
        {
          id: "name",
          header: t("name"),
          sortable: true,
          phone: "title",
          cell: ({ id, name }) => (
            <span className="line-clamp-2 wrap-anywhere">
              <RowLink to="/admin/settings/shipping-profiles/$id" params={{ id }}>
                {name}
              </RowLink>
            </span>
          ),
        },
        {
          id: "type",
          header: t("type"),
          sortable: true,
          phone: "line",
          cell: ({ type }) => <span className="line-clamp-1 text-muted wrap-anywhere">{type}</span>,
        },
        ...useDateColumns(),
      ]}
      rowName={({ name }) => name}
      create={
        <LinkButton to="/admin/settings/shipping-profiles/new" variant="primary" icon="plus">
          {tp("create")}
        </LinkButton>
      }
      filters={useDateFilters()}
      bulk={[useDeleteRows(shippingProfiles, "shippingProfiles")]}
    />
  )
}
