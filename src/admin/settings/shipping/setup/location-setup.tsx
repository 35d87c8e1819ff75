import { Suspense, useEffect, useRef, useState } from "react"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  locationSteps,
  missingSteps,
  obstacleTo,
  whyNotEnter,
  zonesOf,
} from "#machines/settings/location-setup/location-setup.rules.ts"
import { Button } from "#ui/button.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import type { Step } from "#ui/stepper.tsx"
import { FORM } from "./form-id.ts"
import { FormSkeleton } from "./form-skeleton.tsx"
import { LoadFailed } from "./load-failed.tsx"
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
  const { snapshot, send, machine, recorder } = flow
  const { location, settings, error } = snapshot.context
  const busy = snapshot.hasTag("busy")
  const step = snapshot.context.step ?? "address"
  // Zones and options of a step that is done are listed; another one is added on demand.
  const [adding, setAdding] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const stay = useRef(false)
  const missing = missingSteps(location)
  const isMissing = step !== "done" && missing.includes(step)
  const isForm = isMissing || step === "channels" || step === "providers" || adding === step
  const content = useFocusOnStep(step)

  const exit = () =>
    void (location
      ? navigate({ to: "/admin/settings/locations/$id", params: { id: location.id } })
      : navigate({ to: "/admin/settings/locations" }))
  const steps = locationSteps.map((each): Step => {
    const canEnter = !busy && each !== step && whyNotEnter(each, location) === undefined && settings !== null
    return {
      id: each,
      label: t(`steps.${each}`),
      note: each === "address" ? location?.name : undefined,
      state: each === step ? "current" : missing.includes(each) ? "upcoming" : "done",
      onSelect: canEnter
        ? () => {
            setAdding(undefined)
            send({ type: "step.open", step: each })
          }
        : undefined,
    }
  })
  const obstacle = step !== "done" && settings ? obstacleTo(step, settings) : undefined
  const next = step === "done" ? undefined : ([...locationSteps, "done"] as const)[locationSteps.indexOf(step) + 1]
  const goNext = () => {
    setAdding(undefined)
    if (next) send({ type: "step.open", step: next })
  }
  const primary = () => {
    if (step === "done") return { label: t("done.open"), onClick: exit }
    if (!isForm) {
      const before = next && whyNotEnter(next, location)
      return { label: t("continue"), onClick: goNext, busy, disabledReason: before && t(`whyNot.${before}`) }
    }
    const disabledReason = obstacle && t(`obstacles.${obstacle}`)
    return {
      label: t(`save.${step}`),
      type: "submit" as const,
      form: FORM,
      busy: busy || isLoading,
      disabledReason,
      onClick: () => {
        stay.current = false
      },
    }
  }
  const canAddAnother = step === "zone" || (step === "option" && location !== null && zonesOf(location).length > 1)
  const secondary = isForm && canAddAnother && !obstacle && (
    <Button
      busy={busy || isLoading}
      onClick={() => {
        stay.current = true
        // Not a submit button: Enter must submit by the main one.
        document.querySelector<HTMLFormElement>(`form#${FORM}`)?.requestSubmit()
      }}
    >
      {t(`saveAnother.${step}`)}
    </Button>
  )
  return (
    <GuidedLayout
      title={location ? t("titleOf", { location: location.name }) : t("title")}
      steps={steps}
      onExit={exit}
      exit={
        <>
          <FlowButton machine={machine} recorder={recorder} />
          <Button variant="quiet" size="sm" onClick={exit}>
            {t("exit")}
          </Button>
        </>
      }
      {...(snapshot.matches("failed") || !settings ? {} : { primary: primary(), secondary })}
      consequence={step === "done" ? undefined : t("consequence")}
    >
      {snapshot.matches("failed") && <LoadFailed error={error} onRetry={() => send({ type: "location.load" })} />}
      {!settings && busy && <Skeleton className="h-64" />}
      {settings && !snapshot.matches("failed") && (
        <section ref={content} tabIndex={-1} aria-label={t(`sections.${step}`)} className="grid gap-6 outline-none">
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
        </section>
      )}
    </GuidedLayout>
  )
}

/** Moves the focus to a step that opens. */
function useFocusOnStep(step: string) {
  const content = useRef<HTMLElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === step) return
    shown.current = step
    if (isFirst) return
    window.scrollTo({ top: 0 })
    content.current?.focus({ preventScroll: true })
  }, [step])
  return content
}
