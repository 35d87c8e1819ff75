import { useState } from "react"
import { SetupForm } from "#admin/kit/guided-setup/setup-form.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatPercent } from "#lib/percent-input.ts"
import { countryRegion, defaultRate, rateProblem, type TaxState } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { RateInputs } from "./rate-inputs.tsx"
import { changeRow, toRate } from "./rows.ts"
import type { TaxSetupFlow } from "./use-tax-setup.ts"

/** The rate of everything without a rate of its own. */
export function DefaultRateStep({ flow, state }: { flow: TaxSetupFlow; state: TaxState }) {
  const t = useTranslations("admin.taxSetup")
  const tt = useTranslations("admin.tax")
  const tRules = useTranslations("admin.form.rules")
  const locale = useLocale()
  const [row, setRow] = useState({ key: "default", name: "", code: "", rate: "" })
  const [isChecked, setChecked] = useState(false)
  const region = countryRegion(state)
  const present = defaultRate(region?.tax_rates)
  if (region && present)
    return (
      <Card title={tt("defaultRate")}>
        <p className="text-sm">
          {present.name} <span className="tabular-nums">{formatPercent(present.rate ?? 0, locale)}</span>{" "}
          <TextLink to="/admin/settings/tax-regions/$id/rates/$rateId" params={{ id: region.id, rateId: present.id }}>
            {t("change")}
          </TextLink>
        </p>
      </Card>
    )
  const rate = toRate(row, locale)
  return (
    <SetupForm
      onSubmit={() => {
        setChecked(true)
        if (!rateProblem(rate)) void flow.submit({ step: "defaultRate", rate })
      }}
    >
      <Card title={tt("defaultRate")} description={tt("defaultRateHint")}>
        <div className="grid gap-4">
          {flow.snapshot.context.problem === "defaultExists" && (
            <Banner tone="refused" announce title={tRules("defaultExists")} />
          )}
          <RateInputs
            row={row}
            problem={isChecked ? rateProblem(rate) : undefined}
            onChange={(change) => setRow(changeRow(row, change))}
          />
        </div>
      </Card>
    </SetupForm>
  )
}
