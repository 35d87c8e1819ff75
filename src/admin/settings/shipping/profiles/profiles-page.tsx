import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn, textColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
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
        nameColumn("name", t("name"), "/admin/settings/shipping-profiles/$id"),
        textColumn("type", t("type")),
        ...useDateColumns(),
      ]}
      rowName={({ name }) => name}
      create={<CreateLink to="/admin/settings/shipping-profiles/new">{tp("create")}</CreateLink>}
      filters={useDateFilters()}
      bulk={[useDeleteRows(shippingProfiles, "shippingProfiles")]}
    />
  )
}
