import { SaveError } from "#admin/kit/form/save-error.tsx"
import { SETUP_FORM } from "#admin/kit/guided-setup/setup-form.tsx"
import { newLocation } from "#admin/settings/shipping/locations/location.ts"
import type { Location } from "#admin/settings/shipping/locations/stock-location.resource.ts"
import { providerName } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type LocationSettings,
  type LocationStep,
  obstacleTo,
  zonesOf,
} from "#machines/settings/location-setup/location-setup.rules.ts"
import type { LocationShipping } from "#machines/settings/location-setup/location-shipping.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { DoneStep } from "./done-step.tsx"
import { LinksStep } from "./links-step.tsx"
import type { LocationSetupFlow } from "./use-location-setup.ts"

// Each form is loaded for its step, and the others once the page is idle.
const LocationForm = late(
  async () => (await import("#admin/settings/shipping/locations/location-form.tsx")).LocationForm,
)
const OptionStep = late(async () => (await import("./option-step.tsx")).OptionStep)
const SetStep = late(async () => (await import("./set-step.tsx")).SetStep)
const ZoneStep = late(async () => (await import("./zone-step.tsx")).ZoneStep)
const FORMS = [LocationForm, OptionStep, SetStep, ZoneStep]

interface StepContentProps {
  flow: LocationSetupFlow
  settings: LocationSettings
  step: LocationStep | "done"
  isForm: boolean
  /** Called while a step's form loads, and when it is there. */
  onLoading: (isLoading: boolean) => void
  /** Opens the form for another zone or option. */
  onAdd: () => void
  /** Leaves out the return options. */
  onSkip: () => void
  onSaved: () => void
  /** Whether the step stays open after it was saved. */
  stay: () => boolean
}

/** The form of the current step, or what it has saved. */
export function StepContent({
  flow,
  settings,
  step,
  isForm,
  onLoading,
  onAdd,
  onSkip,
  onSaved,
  stay,
}: StepContentProps) {
  const t = useTranslations("admin.locationSetup")
  const tl = useTranslations("admin.locations")
  usePreload(FORMS)
  const { location, taken, error } = flow.snapshot.context
  if (step === "address" || !location) return <AddressStep flow={flow} location={location} />
  const obstacle = step === "done" ? undefined : obstacleTo(step, settings)
  if (obstacle)
    return (
      <Banner tone="waiting" title={t(`obstacles.${obstacle}`)}>
        <TextLink to={pages[obstacle]}>{t("openSettings")}</TextLink>
      </Banner>
    )
  const saveError = error && !taken ? <SaveError error={error} /> : null
  switch (step) {
    case "channels":
    case "providers":
      return (
        <>
          {saveError}
          <LinksStep
            key={step}
            title={tl(`${step}.title`)}
            hint={tl(`${step}.hint`)}
            choices={choicesOf(step, location, settings)}
            selected={step === "channels" ? location.channels.map(({ id }) => id) : location.providers}
            onSave={(ids) => flow.submit({ step, ids })}
          />
        </>
      )
    case "set":
      return (
        <>
          {saveError}
          <SetStep
            location={location}
            isForm={isForm}
            proposal={taken?.proposal}
            onSave={(name, type) => flow.submit({ step, name, type })}
          />
        </>
      )
    case "zone":
      return (
        <ZoneStep
          location={location}
          isForm={isForm}
          proposal={taken?.proposal}
          onAdd={onAdd}
          onSaved={onSaved}
          save={(body) => flow.submit({ step, body }, stay())}
        />
      )
    case "option":
    case "returnOption":
      return (
        <OptionStep
          key={step}
          step={step}
          location={location}
          settings={settings}
          isForm={isForm}
          onLoading={onLoading}
          onAdd={onAdd}
          onSkip={onSkip}
          onSaved={onSaved}
          save={(body) => flow.submit({ step, body }, stay())}
        />
      )
    default:
      return <DoneStep location={location} />
  }
}

const pages = {
  noChannels: "/admin/settings/sales-channels",
  noProviders: "/admin/settings/server",
  noProfiles: "/admin/settings/shipping-profiles",
} as const

/** Channels or providers to choose from; a provider that shipping options use stays chosen. */
function choicesOf(step: "channels" | "providers", location: LocationShipping, settings: LocationSettings) {
  if (step === "channels") {
    const known = new Map([...settings.channels, ...location.channels].map((channel) => [channel.id, channel.name]))
    return [...known].map(([id, name]) => ({ id, name, uses: 0 }))
  }
  const options = zonesOf(location).flatMap((zone) => zone.options)
  return [...new Set([...settings.providers, ...location.providers])].map((id) => ({
    id,
    name: providerName(id),
    uses: options.filter(({ provider_id }) => provider_id === id).length,
  }))
}

function AddressStep({ flow, location }: { flow: LocationSetupFlow; location: LocationShipping | null }) {
  const t = useTranslations("admin.locationSetup")
  if (location)
    return (
      <Card title={location.name}>
        <p className="text-sm text-muted">
          {t("addressSaved")}{" "}
          <TextLink to="/admin/settings/locations/$id" params={{ id: location.id }}>
            {t("openLocation")}
          </TextLink>
        </p>
      </Card>
    )
  return (
    <>
      <p className="text-sm text-muted">{t("hints.address")}</p>
      <LocationForm
        flow={{
          formId: SETUP_FORM,
          create: async (body): Promise<Location> => {
            const { id, name } = await flow.submit({ step: "address", body: newLocation(body) })
            return { id, name } as Location
          },
        }}
      />
    </>
  )
}
