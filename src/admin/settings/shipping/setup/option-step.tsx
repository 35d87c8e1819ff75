import { useQuery } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { SETUP_FORM } from "#admin/kit/guided-setup/setup-form.tsx"
import { newOption, type OptionBody } from "#admin/settings/shipping/options/option.ts"
import { OptionForm } from "#admin/settings/shipping/options/option-form.tsx"
import { usePriceText } from "#admin/settings/shipping/options/price-text.ts"
import { useOptionChoices } from "#admin/settings/shipping/options/use-option-choices.ts"
import { useScopes } from "#admin/settings/shipping/options/use-scopes.ts"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { needed } from "#machines/kit/needed.ts"
import {
  type LocationSettings,
  marketsOf,
  zonesOf,
  zonesWithout,
} from "#machines/settings/location-setup/location-setup.rules.ts"
import { isReturn, type LocationShipping, type Option } from "#machines/settings/location-setup/location-shipping.ts"
import type { OptionBody as SentOption } from "#machines/settings/location-setup/location-task.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import { FormSkeleton } from "./form-skeleton.tsx"

interface OptionStepProps {
  step: "option" | "returnOption"
  location: LocationShipping
  settings: LocationSettings
  isForm: boolean
  onLoading: (isLoading: boolean) => void
  onAdd: () => void
  onSkip: () => void
  onSaved: () => void
  save: (body: SentOption) => Promise<LocationShipping>
}

/** The options of each zone, for shipping or for returns, and the form of a new one. */
export function OptionStep({
  step,
  location,
  settings,
  isForm,
  onLoading,
  onAdd,
  onSkip,
  onSaved,
  save,
}: OptionStepProps) {
  const t = useTranslations("admin.locationSetup")
  const isForReturns = step === "returnOption"
  const zones = zonesOf(location)
  const [chosen, setChosen] = useState<string>()
  const [added, setAdded] = useState(0)
  const zone = zones.find(({ id }) => id === chosen) ?? zonesWithout(location, step)[0] ?? zones[0]
  const optionsOf = (options: readonly Option[]) => options.filter((option) => isReturn(option) === isForReturns)
  const count = zones.flatMap(({ options }) => optionsOf(options)).length
  const priceText = usePriceText()
  const scopes = useScopes(undefined)
  const { isLoaded, hasNoTypes } = useOptionChoices()
  const { data: shipping } = useQuery(shippingQuery(location.id))
  const markets = useMemo(() => (zone ? marketsOf(zone, settings.markets) : []), [zone, settings])
  if (!zone) return null
  const create = async (body: OptionBody): Promise<Option> => {
    const after = await save(await newOption(body, { zone: zone.id, isReturn: isForReturns }))
    // The next zone without an option comes next.
    setChosen(undefined)
    const options = zonesOf(after).flatMap((each) => (each.id === zone.id ? each.options : []))
    return needed(optionsOf(options).find(({ name }) => name === body.name))
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-sm text-muted">{t(`hints.${step}`)}</p>
        {isForReturns && isForm && <Button onClick={onSkip}>{t("skipReturns")}</Button>}
      </div>
      {count > 0 && (
        <Card
          title={t(`options.${step}`)}
          actions={
            isForm ? undefined : (
              <Button size="sm" icon="plus" onClick={onAdd}>
                {t(`addOption.${step}`)}
              </Button>
            )
          }
        >
          <ul className="grid gap-1 text-sm">
            {zones.flatMap((each) =>
              optionsOf(each.options).map((option) => (
                <li key={option.id} className="flex flex-wrap justify-between gap-x-4">
                  <span className="min-w-0 break-words">
                    {option.name} <span className="text-muted">{each.name}</span>
                  </span>
                  <span className="text-muted tabular-nums">{priceText(option)}</span>
                </li>
              )),
            )}
          </ul>
        </Card>
      )}
      {isForm && zones.length > 1 && (
        <Select
          label={t("zone")}
          mandatory
          value={zone.id}
          options={zones.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {isForm && !(scopes && isLoaded && shipping) && <FormSkeleton onLoading={onLoading} />}
      {isForm && scopes && isLoaded && shipping && (
        <OptionForm
          key={`${zone.id} ${added} ${hasNoTypes}`}
          location={location.id}
          zone={zone.id}
          isForReturns={isForReturns}
          scopes={scopes}
          needed={markets}
          flow={{ formId: SETUP_FORM, create }}
          onCreated={() => {
            // Starts empty after an option was added, once its draft is gone.
            setAdded(added + 1)
            onSaved()
          }}
        />
      )}
    </>
  )
}
