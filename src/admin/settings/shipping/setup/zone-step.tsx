import { useState } from "react"
import { SETUP_FORM } from "#admin/kit/guided-setup/setup-form.tsx"
import { useAreaNames } from "#admin/settings/shipping/zones/use-area-names.ts"
import type { ZoneBody, ZoneRow } from "#admin/settings/shipping/zones/zone.ts"
import { ZoneForm } from "#admin/settings/shipping/zones/zone-form.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { needed } from "#machines/kit/needed.ts"
import { zonesOf } from "#machines/settings/location-setup/location-setup.rules.ts"
import type { LocationShipping } from "#machines/settings/location-setup/location-shipping.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"

interface ZoneStepProps {
  location: LocationShipping
  isForm: boolean
  /** A free name, after one was refused. */
  proposal: string | undefined
  onAdd: () => void
  onSaved: () => void
  save: (body: ZoneBody) => Promise<LocationShipping>
}

/** The location's service zones, and the form of a new one. */
export function ZoneStep({ location, isForm, proposal, onAdd, onSaved, save }: ZoneStepProps) {
  const t = useTranslations("admin.locationSetup")
  const areas = useAreaNames()
  const [added, setAdded] = useState(0)
  const zones = zonesOf(location)
  const create = async (body: ZoneBody): Promise<ZoneRow> => {
    const { sets } = await save(body)
    const rows = sets.flatMap((set) => set.zones.map(({ options: _, ...zone }) => ({ ...zone, set: set.id })))
    return needed(rows.find(({ name }) => name === body.name))
  }
  return (
    <>
      <p className="text-sm text-muted">{t("hints.zone")}</p>
      {zones.length > 0 && (
        <Card
          title={t("zones")}
          actions={
            isForm ? undefined : (
              <Button size="sm" icon="plus" onClick={onAdd}>
                {t("addZone")}
              </Button>
            )
          }
        >
          <ul className="grid gap-1 text-sm">
            {zones.map((zone) => (
              <li key={zone.id} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 break-words">{zone.name}</span>
                <span className="text-muted">{areas(zone.geo_zones)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isForm && (
        <ZoneForm
          key={added}
          location={location.id}
          proposal={proposal}
          flow={{ formId: SETUP_FORM, create }}
          onCreated={() => {
            // Starts empty after a zone was added, once its draft is gone.
            setAdded(added + 1)
            onSaved()
          }}
        />
      )}
    </>
  )
}
