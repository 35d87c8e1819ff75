import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { RowTitle } from "#admin/kit/list/name-column.tsx"
import { salesChannelsQuery, storeQuery } from "#admin/settings/settings.ts"
import { allShippingQuery } from "#admin/settings/shipping/shipping.ts"
import { countryName } from "#admin/settings/shipping/zones/use-area-names.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { shippingGap } from "#machines/settings/location-setup/location-setup.rules.ts"
import { Badge } from "#ui/badge.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { locations } from "./location.ts"
import { useDeleteLocation } from "./location-use.ts"
import type { LocationRow } from "./stock-location.resource.ts"

const route = getRouteApi("/admin/_app/settings/_shipping/locations/")

const namesOf = (rows: readonly ({ name?: string | undefined } | null)[] | null | undefined): string =>
  (rows ?? []).flatMap((row) => row?.name ?? []).join(", ")

const zonesOf = ({ fulfillment_sets }: LocationRow) =>
  (fulfillment_sets ?? []).flatMap((set) => set?.service_zones ?? [])

export function LocationsPage() {
  const t = useTranslations("admin.lists.locations")
  const tl = useTranslations("admin.locations")
  const ts = useTranslations("admin.locationSetup")
  const locale = useLocale()
  const { data: shipping = [] } = useQuery(allShippingQuery)
  const unfinished = new Set(shipping.filter((each) => shippingGap(each) !== undefined).map((each) => each.id))
  const deleteRows = useDeleteRows({ ...locations, remove: useDeleteLocation() }, "locations")
  const { data: store } = useQuery(storeQuery)
  const { data: channels = [] } = useQuery(salesChannelsQuery)
  const countries = new Intl.DisplayNames(locale, { type: "region" })
  // The schema of locations doesn't name their dates.
  const dates = useDateColumns() as readonly ListColumn<LocationRow>[]
  const placeOf = ({ address }: LocationRow) =>
    [address?.address_1, address?.city, address?.country_code && countryName(countries, address.country_code)]
      .filter(Boolean)
      .join(", ")
  return (
    <ListPage
      resource={locations}
      search={route.useSearch()}
      texts={useListTexts("locations", "pin")}
      actions={
        <>
          <LinkButton to="/admin/settings/shipping-check">{tl("check")}</LinkButton>
          <LinkButton to="/admin/settings/locations/new">{tl("create")}</LinkButton>
        </>
      }
      columns={[
        {
          id: "name",
          header: t("columns.name"),
          sortable: true,
          phone: "title",
          cell: ({ id, name }) => (
            <span className="flex flex-wrap items-center gap-2">
              <RowTitle to="/admin/settings/locations/$id" id={id}>
                {name}
              </RowTitle>
              {id === store?.location && <Badge>{t("default")}</Badge>}
              {unfinished.has(id) && (
                // Above the row's own link.
                <span className="relative z-10 flex flex-wrap items-center gap-2">
                  <Badge tone="waiting">{ts("gap")}</Badge>
                  <TextLink to="/admin/settings/locations/setup" search={{ location: id }}>
                    {ts("resume")}
                  </TextLink>
                </span>
              )}
            </span>
          ),
        },
        {
          id: "address",
          header: t("columns.address"),
          phone: "line",
          cell: (row) => <span className="line-clamp-2 text-muted wrap-anywhere">{placeOf(row)}</span>,
        },
        {
          id: "channels",
          header: t("columns.channels"),
          phone: "line",
          cell: ({ sales_channels }) => (
            <span className="line-clamp-2 wrap-anywhere">{namesOf(sales_channels) || t("noChannels")}</span>
          ),
        },
        {
          id: "zones",
          header: t("columns.zones"),
          phone: "line",
          cell: (row) => <span className="line-clamp-2 wrap-anywhere">{namesOf(zonesOf(row)) || t("noZones")}</span>,
        },
        ...dates,
      ]}
      rowName={({ name }) => name}
      create={<CreateLink to="/admin/settings/locations/setup">{ts("start")}</CreateLink>}
      filters={[
        {
          kind: "many",
          id: "channel",
          label: t("columns.channels"),
          options: channels.map(({ id, name }) => ({ value: id, label: name })),
        },
        ...useDateFilters(),
      ]}
      bulk={[
        {
          ...deleteRows,
          whyNot: ({ id }) => (id === store?.location ? tl("delete.isDefault") : undefined),
        },
      ]}
    />
  )
}
