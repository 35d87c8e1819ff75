import { Suspense, useRef, useState } from "react"
import { GuidedSetup } from "#admin/kit/guided-setup/guided-setup.tsx"
import { SETUP_FORM, submitButton } from "#admin/kit/guided-setup/setup-form.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  type LocationStep,
  locationSteps,
  missingSteps,
  obstacleTo,
  whyNotEnter,
  zonesOf,
} from "#machines/settings/location-setup/location-setup.rules.ts"
import { Button } from "#ui/button.tsx"
import { FormSkeleton } from "./form-skeleton.tsx"
import { StepContent } from "./step-content.tsx"
import { useLocationSetup } from "./use-location-setup.ts"

interface LocationSetupProps {
  /** The location to continue; undefined creates one. */
  location: string | undefined
  onCreated: (id: string) => void
}

/** Guided setup of a location and its shipping: steps at the left, the current one's form beside them. */
export function LocationSetup({ location: id, onCreated }: LocationSetupProps) {
  const t = useTranslations("admin.locationSetup")
  const navigate = usePageNavigate()
  const flow = useLocationSetup(id, onCreated)
  const { snapshot, send } = flow
  const { location, settings } = snapshot.context
  const step = snapshot.context.step ?? "address"
  // Zones and options of a step that is done are listed; another one is added on demand.
  const [adding, setAdding] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const stay = useRef(false)
  const missing = missingSteps(location)
  const isMissing = step !== "done" && missing.includes(step)
  const isForm = isMissing || step === "channels" || step === "providers" || adding === step
  const busy = flow.busy || isLoading
  const exit = () =>
    void (location
      ? navigate({ to: "/admin/settings/locations/$id", params: { id: location.id } })
      : navigate({ to: "/admin/settings/locations" }))
  const open = (to: LocationStep | "done") => {
    setAdding(undefined)
    send({ type: "step.open", step: to })
  }
  const obstacle = step !== "done" && settings ? obstacleTo(step, settings) : undefined
  const next = step === "done" ? undefined : ([...locationSteps, "done"] as const)[locationSteps.indexOf(step) + 1]
  const goNext = () => next && open(next)
  const primary = () => {
    if (step === "done") return { label: t("done.open"), onClick: exit }
    if (!isForm) {
      const before = next && whyNotEnter(next, location)
      return { label: t("continue"), onClick: goNext, busy: flow.busy, disabledReason: before && t(`whyNot.${before}`) }
    }
    return {
      label: t(`save.${step}`),
      ...submitButton,
      busy,
      disabledReason: obstacle && t(`obstacles.${obstacle}`),
      onClick: () => {
        stay.current = false
      },
    }
  }
  const canAddAnother = step === "zone" || (step === "option" && location !== null && zonesOf(location).length > 1)
  const secondary = isForm && canAddAnother && !obstacle && (
    <Button
      busy={busy}
      onClick={() => {
        stay.current = true
        // Not a submit button: Enter must submit by the main one.
        document.querySelector<HTMLFormElement>(`form#${SETUP_FORM}`)?.requestSubmit()
      }}
    >
      {t(`saveAnother.${step}`)}
    </Button>
  )
  return (
    <GuidedSetup
      name="locationSetup"
      setup={flow}
      title={location ? t("titleOf", { location: location.name }) : t("title")}
      isLoaded={settings !== null}
      list="/admin/settings/locations"
      steps={locationSteps.map((id) => ({
        id,
        label: t(`steps.${id}`),
        note: id === "address" ? location?.name : undefined,
        isDone: !missing.includes(id),
        open: settings && whyNotEnter(id, location) === undefined ? () => open(id) : undefined,
      }))}
      step={step}
      section={t(`sections.${step}`)}
      isLast={step === "done"}
      primary={primary()}
      secondary={secondary}
      onExit={exit}
      onReload={() => send({ type: "location.load" })}
    >
      {settings && (
        <Suspense fallback={<FormSkeleton onLoading={setLoading} />}>
          <StepContent
            flow={flow}
            settings={settings}
            step={step}
            isForm={isForm}
            onLoading={setLoading}
            onAdd={() => setAdding(step)}
            onSkip={goNext}
            onSaved={() => setAdding(stay.current ? step : undefined)}
            stay={() => stay.current}
          />
        </Suspense>
      )}
    </GuidedSetup>
  )
}
