import { SetupForm } from "#admin/kit/guided-setup/setup-form.tsx"
import { ProvinceField } from "#admin/settings/taxes/province-field.tsx"
import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatPercent } from "#lib/percent-input.ts"
import { defaultRate, provinceProblem, type TaxState } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { RateInputs } from "./rate-inputs.tsx"
import { RowCard } from "./row-card.tsx"
import { newProvince, type ProvinceRow, toProvince } from "./rows.ts"
import { useRows } from "./use-rows.ts"
import type { TaxSetupFlow } from "./use-tax-setup.ts"

interface ProvincesStepProps {
  flow: TaxSetupFlow
  state: TaxState
  rows: readonly ProvinceRow[]
  onChange: (update: (rows: readonly ProvinceRow[]) => readonly ProvinceRow[]) => void
}

/** Provinces with taxes of their own: those that are saved, and rows for others. */
export function ProvincesStep({ flow, state, rows, onChange }: ProvincesStepProps) {
  const t = useTranslations("admin.taxSetup")
  const tt = useTranslations("admin.tax")
  const tRate = useTranslations("admin.taxRate")
  const tRules = useTranslations("admin.form.rules")
  const locale = useLocale()
  const names = useTaxNames()
  const inputs = rows.map((row) => toProvince(row, locale))
  const form = useRows({
    rows,
    onChange,
    inputs,
    failed: flow.snapshot.context.failed,
    problemOf: (input) => provinceProblem(input, inputs, state),
    save: (sent) => flow.submit({ step: "provinces", rows: sent }),
  })
  const present = state.regions
    .filter(({ province_code }) => province_code !== null)
    .map((region) => ({ id: region.id, name: names.region(region), rate: defaultRate(region.tax_rates)?.rate }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  const errorOf = (problem: (typeof form.rows)[number]["problem"]) => {
    if (problem === "province") return tRules("required")
    if (problem === "provinceExists") return tRules("provinceExists")
    return problem === "provinceTwice" ? t("provinceTwice") : undefined
  }
  return (
    <SetupForm className="grid gap-6" onSubmit={() => void form.submit()}>
      <Card title={tt("province.title")} description={t("hints.provinces")}>
        {present.length === 0 && <p className="text-sm text-muted">{tt("province.none")}</p>}
        <ul className="grid gap-1 text-sm">
          {present.map(({ id, name, rate }) => (
            <li key={id} className="flex justify-between gap-4">
              <span>{name}</span>
              <span className="text-muted tabular-nums">
                {rate === undefined ? tt("asCountry") : formatPercent(rate ?? 0, locale)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {form.rows.map(({ row, problem, failed, change, remove }, index) => (
        <RowCard
          key={row.key}
          title={t("provinceRow", { number: String(index + 1) })}
          failed={failed}
          onRemove={remove}
        >
          <ProvinceField
            label={tt("province_code")}
            country={state.country ?? ""}
            current={row.province}
            value={row.province}
            error={errorOf(problem)}
            onChange={({ target }) => change({ province: target.value })}
          />
          <p className="text-sm text-muted">{tt("province.rateHint")}</p>
          <RateInputs row={row} problem={problem} onChange={change} />
          <Checkbox
            label={tRate("is_combinable")}
            hint={tRate("combinableHint")}
            checked={row.isCombined}
            onChange={({ target }) => change({ isCombined: target.checked })}
          />
        </RowCard>
      ))}
      <div>
        <Button size="sm" icon="plus" onClick={() => form.add(newProvince())}>
          {tt("province.add")}
        </Button>
      </div>
    </SetupForm>
  )
}
