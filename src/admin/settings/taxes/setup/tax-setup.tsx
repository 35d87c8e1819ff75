import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { GuidedSetup } from "#admin/kit/guided-setup/guided-setup.tsx"
import { submitButton } from "#admin/kit/guided-setup/setup-form.tsx"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  countryRegion,
  defaultRate,
  type TaxStep,
  taxSteps,
  whyNotEnter,
} from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { CountryStep } from "./country-step.tsx"
import { DefaultRateStep } from "./default-rate-step.tsx"
import { OverridesStep } from "./overrides-step.tsx"
import { ProviderStep } from "./provider-step.tsx"
import { ProvincesStep } from "./provinces-step.tsx"
import type { OverrideRow, ProvinceRow } from "./rows.ts"
import { TrialStep } from "./trial-step.tsx"
import { type TaxSetupStart, useTaxSetup } from "./use-tax-setup.ts"

/** Guided setup of a country's taxes: steps at the left, the current one's form beside them. */
export function TaxSetup(start: TaxSetupStart) {
  const t = useTranslations("admin.taxSetup")
  const names = useTaxNames()
  const navigate = usePageNavigate()
  const flow = useTaxSetup(start)
  const { snapshot, send, busy } = flow
  const { state, error, isTaken } = snapshot.context
  const step: TaxStep = snapshot.context.step ?? "country"
  // Kept while other steps are open.
  const [provinces, setProvinces] = useState<readonly ProvinceRow[]>([])
  const [overrides, setOverrides] = useState<readonly OverrideRow[]>([])
  const rows = useRef(0)
  useEffect(() => {
    rows.current = provinces.length + overrides.length
  }, [provinces, overrides])
  const { question } = useLeaveGuard(useCallback(() => rows.current > 0, []))
  const region = state ? countryRegion(state) : undefined

  const exit = () =>
    void (region
      ? navigate({ to: "/admin/settings/tax-regions/$id", params: { id: region.id } })
      : navigate({ to: "/admin/settings/tax-regions" }))
  const leaveWhenDone = useEffectEvent(exit)
  const isDone = snapshot.status === "done"
  useEffect(() => {
    if (isDone) leaveWhenDone()
  }, [isDone])

  const others = state?.regions.filter(({ province_code }) => province_code !== null) ?? []
  const rates = state?.regions.flatMap(({ tax_rates = [] }) => tax_rates.filter(({ is_default }) => !is_default)) ?? []
  const has: Record<TaxStep, boolean> = {
    country: state?.country != null,
    provider: Boolean(region?.provider_id),
    defaultRate: defaultRate(region?.tax_rates) !== undefined,
    provinces: others.length > 0,
    overrides: rates.length > 0,
    trial: false,
  }
  const notes: Partial<Record<TaxStep, string>> = {
    ...(state?.country ? { country: names.country(state.country) } : {}),
    ...(has.provinces ? { provinces: t("notes.provinces", { count: others.length }) } : {}),
    ...(has.overrides ? { overrides: t("notes.overrides", { count: rates.length }) } : {}),
  }
  const next = taxSteps[taxSteps.indexOf(step) + 1]
  const goNext = () => next && send({ type: "step.open", step: next })
  const typed = step === "provinces" ? provinces.length : step === "overrides" ? overrides.length : 0
  const isForm = step === "country" || typed > 0 || ((step === "provider" || step === "defaultRate") && !has[step])
  const primary = () => {
    if (step === "trial") return { label: t("finish"), onClick: () => send({ type: "finish" }), busy }
    if (!isForm) return { label: t("continue"), onClick: goNext, busy }
    const label = step === "provinces" || step === "overrides" ? t(`save.${step}`, { count: typed }) : t(`save.${step}`)
    const disabledReason = step === "provider" && state?.providers.length === 0 ? t("noProviders") : undefined
    return { label, ...submitButton, busy, disabledReason }
  }
  return (
    <>
      <GuidedSetup
        name="taxSetup"
        setup={flow}
        title={state?.country ? t("titleOf", { country: names.country(state.country) }) : t("title")}
        isLoaded={state !== null}
        list="/admin/settings/tax-regions"
        steps={taxSteps.map((id) => ({
          id,
          label: t(`steps.${id}`),
          note: notes[id],
          isDone: has[id],
          open: state && whyNotEnter(id, state) === undefined ? () => send({ type: "step.open", step: id }) : undefined,
        }))}
        step={step}
        section={t(`steps.${step}`)}
        isLast={step === "trial"}
        primary={primary()}
        secondary={
          step === "defaultRate" &&
          isForm && (
            <Button busy={busy} onClick={goNext}>
              {t("skipDefault")}
            </Button>
          )
        }
        onExit={exit}
        onReload={() => send({ type: "taxes.load" })}
      >
        {state && (
          <>
            {isTaken && step !== "country" && (
              <Banner title={t("taken.title", { country: names.country(state.country) })}>{t("taken.text")}</Banner>
            )}
            <SaveError error={error} />
            {step === "country" && <CountryStep flow={flow} state={state} />}
            {step === "provider" && <ProviderStep flow={flow} state={state} />}
            {step === "defaultRate" && <DefaultRateStep flow={flow} state={state} />}
            {step === "provinces" && (
              <ProvincesStep flow={flow} state={state} rows={provinces} onChange={setProvinces} />
            )}
            {step === "overrides" && (
              <OverridesStep flow={flow} state={state} rows={overrides} onChange={setOverrides} />
            )}
            {step === "trial" && <TrialStep state={state} />}
          </>
        )}
      </GuidedSetup>
      {question}
    </>
  )
}
