import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { OptionLine } from "#admin/settings/shipping/options/option-line.tsx"
import { invalidateShipping } from "#admin/settings/shipping/shipping.ts"
import { useAreaNames } from "#admin/settings/shipping/zones/use-area-names.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { FulfillmentSet, Zone } from "#machines/settings/location-setup/location-shipping.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"

const RemoveDialog = late(async () => (await import("./remove-dialog.tsx")).RemoveDialog)

interface SetCardProps {
  location: string
  set: FulfillmentSet
}

/** Card of a fulfillment set: its service zones, where they ship to, and their shipping options. */
export function SetCard({ location, set }: SetCardProps) {
  const t = useTranslations("admin.locations.set")
  const client = useQueryClient()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <Card
      title={set.name}
      badge={<Badge>{set.type === "shipping" || set.type === "pickup" ? t(`types.${set.type}`) : set.type}</Badge>}
      padding="flush"
      actions={
        <>
          <LinkButton
            size="sm"
            icon="plus"
            to="/admin/settings/locations/$id/zones/new"
            params={{ id: location }}
            search={{ set: set.id }}
          >
            {t("addZone")}
          </LinkButton>
          <IconButton
            icon="trash"
            size="sm"
            label={t("delete.label", { name: set.name })}
            onClick={() => setIsDeleting(true)}
          />
        </>
      }
    >
      {set.zones.length === 0 && <p className="px-4 pb-4 text-sm text-muted sm:px-5">{t("noZones")}</p>}
      {set.zones.map((zone) => (
        <ZoneSummary key={zone.id} location={location} zone={zone} />
      ))}
      {isDeleting && (
        <Suspense>
          <RemoveDialog
            title={t("delete.title", { name: set.name })}
            confirm={t("delete.confirm")}
            done={t("delete.done")}
            text={t("delete.text", { count: set.zones.length })}
            names={set.zones.flatMap((zone) => [zone.name, ...zone.options.map(({ name }) => `${zone.name}: ${name}`)])}
            run={async () => {
              await adminSdk().admin.fulfillmentSet.delete({ id: set.id })
              await invalidateShipping(client, location)
            }}
            onClose={() => setIsDeleting(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

function ZoneSummary({ location, zone }: { location: string; zone: Zone }) {
  const t = useTranslations("admin.locations.set")
  const areas = useAreaNames()(zone.geo_zones)
  const params = { id: location, zoneId: zone.id }
  return (
    <section className="grid gap-2 border-t border-line px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 text-sm font-semibold break-words">
          <TextLink to="/admin/settings/locations/$id/zones/$zoneId" params={params} variant="plain">
            {zone.name}
          </TextLink>
        </h3>
        <p className="text-sm text-muted">{areas || t("noAreas")}</p>
      </div>
      {zone.options.length === 0 ? (
        <p className="text-sm text-muted">
          {t("noOptions")}{" "}
          <TextLink to="/admin/settings/locations/$id/zones/$zoneId/options/new" params={params}>
            {t("addOption")}
          </TextLink>
        </p>
      ) : (
        <ul className="grid gap-1.5">
          {zone.options.map((option) => (
            <OptionLine key={option.id} location={location} zone={zone.id} option={option} />
          ))}
        </ul>
      )}
    </section>
  )
}
