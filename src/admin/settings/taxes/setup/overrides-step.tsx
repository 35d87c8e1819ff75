import { SetupForm } from "#admin/kit/guided-setup/setup-form.tsx"
import { TargetPickers } from "#admin/settings/taxes/rates/target-pickers.tsx"
import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatPercent } from "#lib/percent-input.ts"
import { countryRegion, overrideProblem, type TaxState } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import { RateInputs } from "./rate-inputs.tsx"
import { RowCard } from "./row-card.tsx"
import { newOverride, type OverrideRow, toOverride } from "./rows.ts"
import { useRows } from "./use-rows.ts"
import type { TaxSetupFlow } from "./use-tax-setup.ts"

interface OverridesStepProps {
  flow: TaxSetupFlow
  state: TaxState
  rows: readonly OverrideRow[]
  onChange: (update: (rows: readonly OverrideRow[]) => readonly OverrideRow[]) => void
}

/** Rates for some products, product types or shipping options: those that are saved, and rows for others. */
export function OverridesStep({ flow, state, rows, onChange }: OverridesStepProps) {
  const t = useTranslations("admin.taxSetup")
  const tRate = useTranslations("admin.taxRate")
  const tRules = useTranslations("admin.form.rules")
  const locale = useLocale()
  const names = useTaxNames()
  const inputs = rows.map((row) => toOverride(row, locale))
  const form = useRows({
    rows,
    onChange,
    inputs,
    failed: flow.snapshot.context.failed,
    problemOf: (input) => overrideProblem(input, inputs, state),
    save: (sent) => flow.submit({ step: "overrides", rows: sent }),
  })
  const present = state.regions.flatMap((region) =>
    (region.tax_rates ?? []).filter(({ is_default }) => !is_default).map((rate) => ({ rate, region })),
  )
  const errorOf = (problem: (typeof form.rows)[number]["problem"]) =>
    problem === "targets" || problem === "targetUsed" ? tRules(problem) : undefined
  return (
    <SetupForm className="grid gap-6" onSubmit={() => void form.submit()}>
      <Card title={t("steps.overrides")} description={t("hints.overrides")}>
        {present.length === 0 && <p className="text-sm text-muted">{t("noOverrides")}</p>}
        <ul className="grid gap-1 text-sm">
          {present.map(({ rate, region }) => (
            <li key={rate.id} className="flex justify-between gap-4">
              <span>
                {rate.name || rate.code} <span className="text-muted">{names.region(region)}</span>
              </span>
              <span className="text-muted tabular-nums">{formatPercent(rate.rate ?? 0, locale)}</span>
            </li>
          ))}
        </ul>
      </Card>
      {form.rows.map(({ row, problem, failed, change, remove }, index) => (
        <RowCard
          key={row.key}
          title={t("overrideRow", { number: String(index + 1) })}
          failed={failed}
          onRemove={remove}
        >
          {state.regions.length > 1 && (
            <Select
              label={t("place")}
              mandatory
              value={row.region}
              options={state.regions.map((region) => ({ value: region.id, label: names.region(region) }))}
              onChange={({ target }) => change({ region: target.value })}
            />
          )}
          <RateInputs row={row} problem={problem} onChange={change} />
          <TargetPickers
            rates={state.regions.find(({ id }) => id === row.region)?.tax_rates ?? []}
            rateId={undefined}
            products={{
              label: tRate("products"),
              value: row.products,
              error: errorOf(problem),
              onChange: (products) => change({ products }),
            }}
            product_types={{
              label: tRate("product_types"),
              value: row.product_types,
              onChange: (product_types) => change({ product_types }),
            }}
            shipping_options={{
              label: tRate("shipping_options"),
              value: row.shipping_options,
              onChange: (shipping_options) => change({ shipping_options }),
            }}
          />
        </RowCard>
      ))}
      <div>
        <Button size="sm" icon="plus" onClick={() => form.add(newOverride(countryRegion(state)?.id ?? ""))}>
          {t("addOverride")}
        </Button>
      </div>
    </SetupForm>
  )
}
