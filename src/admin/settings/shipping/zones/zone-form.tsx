import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useMemo } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import type { FormFlow } from "#admin/settings/shipping/form-flow.ts"
import { NameProposal } from "#admin/settings/shipping/locations/name-proposal.tsx"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type AreaRow, areaName, areaProblems, areasOverlap, toAreaRows, toAreas } from "./areas.ts"
import { AreasCard } from "./areas-card.tsx"
import { countryName } from "./use-area-names.ts"
import { findZone, type ZoneBody, type ZoneRow, zonesOf } from "./zone.ts"

interface ZoneValues {
  name: string
  geo_zones: readonly AreaRow[]
}

const schema = z.object({
  name: requiredText,
  geo_zones: z.pipe(
    z.custom<readonly AreaRow[]>().check(
      z.refine((rows: readonly AreaRow[]) => rows.length > 0, "required"),
      z.refine((rows: readonly AreaRow[]) => !areaProblems(rows).some(Boolean), "areas"),
    ),
    z.transform((rows: readonly AreaRow[]) => toAreas(rows)),
  ),
})

const toValues = (zone: ZoneRow | undefined): ZoneValues => ({
  name: zone?.name ?? "",
  geo_zones: toAreaRows(zone?.geo_zones ?? []),
})

interface ZoneFormProps {
  location: string
  /** The fulfillment set of a new zone. */
  set?: string
  zone?: ZoneRow
  onCreated?: (zone: ZoneRow) => void
  /** Cards that save on their own. */
  below?: ReactNode
  flow?: FormFlow<ZoneRow, ZoneBody>
  /** A name that no location uses, after one was refused. */
  proposal?: string | undefined
}

/** Form of a service zone: its name and the areas that it ships to. */
export function ZoneForm({ location, set, zone, onCreated, below, flow, proposal }: ZoneFormProps) {
  const t = useTranslations("admin.locations.zone")
  const locale = useLocale()
  const create = flow?.create
  const resource = useMemo(
    () => ({ ...zonesOf(location, zone?.set ?? set), ...(create ? { create } : {}) }),
    [location, zone?.set, set, create],
  )
  const countries = useMemo(() => new Intl.DisplayNames(locale, { type: "region" }), [locale])
  const form = useResourceForm<ZoneRow, ZoneValues, ZoneBody>({
    resource,
    record: zone,
    toValues,
    schema,
    texts: {
      labels: { name: t("name"), geo_zones: t("areas") },
      saved: flow ? undefined : t(zone ? "saved" : "created"),
    },
    find: ({ name }) => findZone(location, name),
    isRepeatable: flow !== undefined,
    valueText: (field, value) =>
      field === "geo_zones" && typeof value === "object" && value !== null && "country" in value
        ? areaName(value as AreaRow, countryName(countries, (value as AreaRow).country))
        : undefined,
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  const areas = form.input("geo_zones")
  const others = useOtherZones(location, zone?.id, areas.value).map(({ area, zone: other }) => ({
    area: areaName(area, countryName(countries, area.country)),
    zone: other,
  }))
  return (
    <ResourceForm
      form={form}
      submit={t(zone ? "save" : "create")}
      cancel={{ to: "/admin/settings/locations/$id", params: { id: location } }}
      below={below}
      formId={flow?.formId}
    >
      <Card title={t("general")}>
        <div className="grid gap-2">
          <TextField autoComplete="off" hint={t("nameHint")} {...form.field("name")} />
          {proposal !== undefined && <NameProposal name={proposal} onUse={form.input("name").onChange} />}
        </div>
      </Card>
      <AreasCard {...areas} alsoIn={others} />
    </ResourceForm>
  )
}

/** The areas of a zone that overlap with one of another zone of the location, with that zone's name. */
function useOtherZones(
  location: string,
  ownId: string | undefined,
  rows: readonly AreaRow[],
): readonly { area: AreaRow; zone: string }[] {
  const { data } = useQuery(shippingQuery(location))
  const zones = data?.sets.flatMap((set) => set.zones).filter(({ id }) => id !== ownId) ?? []
  return zones.flatMap((zone) => {
    const theirs = toAreaRows(zone.geo_zones)
    return rows
      .filter((row) => row.country !== "" && theirs.some((other) => areasOverlap(row, other)))
      .map((area) => ({ area, zone: zone.name }))
  })
}
