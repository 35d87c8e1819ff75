import { useState } from "react"
import { SetupForm } from "#admin/kit/guided-setup/setup-form.tsx"
import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { countryRegion, type TaxState } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { Card } from "#ui/card.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Select } from "#ui/select.tsx"
import type { TaxSetupFlow } from "./use-tax-setup.ts"

/** Chooses the tax provider, which creates the country's tax region. */
export function ProviderStep({ flow, state }: { flow: TaxSetupFlow; state: TaxState }) {
  const t = useTranslations("admin.taxSetup")
  const tt = useTranslations("admin.tax")
  const tRules = useTranslations("admin.form.rules")
  const names = useTaxNames()
  const [provider, setProvider] = useState(state.providers.length === 1 ? (state.providers[0] ?? "") : "")
  const [isChecked, setChecked] = useState(false)
  const region = countryRegion(state)
  if (region?.provider_id)
    return (
      <Card title={tt("provider")}>
        <p className="text-sm">
          {names.provider(region.provider_id)}{" "}
          <TextLink to="/admin/settings/tax-regions/$id" params={{ id: region.id }}>
            {t("change")}
          </TextLink>
        </p>
      </Card>
    )
  return (
    <SetupForm
      onSubmit={() => {
        setChecked(true)
        if (provider) void flow.submit({ step: "provider", provider })
      }}
    >
      <Card title={tt("provider")} description={t("hints.provider")}>
        <Select
          label={tt("provider")}
          hint={tt("providerHint")}
          placeholder={tt("chooseProvider")}
          mandatory
          error={isChecked && !provider ? tRules("required") : undefined}
          value={provider}
          options={state.providers.map((id) => ({ value: id, label: names.provider(id) }))}
          onChange={({ target }) => setProvider(target.value)}
        />
      </Card>
    </SetupForm>
  )
}
