import { useState } from "react"
import { SetupForm } from "#admin/kit/guided-setup/setup-form.tsx"
import { useCountries } from "#admin/settings/countries/use-countries.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { TaxState } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { Card } from "#ui/card.tsx"
import { Combobox } from "#ui/combobox.tsx"
import type { TaxSetupFlow } from "./use-tax-setup.ts"

/** Chooses the country; one that has a tax region is continued. */
export function CountryStep({ flow, state }: { flow: TaxSetupFlow; state: TaxState }) {
  const t = useTranslations("admin.taxSetup")
  const tt = useTranslations("admin.tax")
  const tRules = useTranslations("admin.form.rules")
  const countries = useCountries()
  const [country, setCountry] = useState(state.country ?? "")
  const [isChecked, setChecked] = useState(false)
  return (
    <SetupForm
      onSubmit={() => {
        setChecked(true)
        if (country) flow.send({ type: "country.choose", country })
      }}
    >
      <Card title={tt("country")} description={t("hints.country")}>
        <Combobox
          label={tt("country")}
          error={isChecked && !country ? tRules("required") : undefined}
          hint={state.taken[country] ? t("opensRegion") : undefined}
          options={countries.options.map((choice) =>
            state.taken[choice.value] ? { ...choice, description: tt("exists") } : choice,
          )}
          {...countries.field}
          value={countries.choiceOf(country)}
          onChange={(choice) => setCountry(choice?.value ?? "")}
        />
      </Card>
    </SetupForm>
  )
}
