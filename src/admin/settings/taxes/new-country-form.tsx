import { useQuery } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { useCountries } from "#admin/settings/countries/use-countries.ts"
import { suggestHandle } from "#lib/handle.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { defaultRate } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { TaxRegion } from "#schema/admin/entities/tax.ts"
import { Card } from "#ui/card.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { Select } from "#ui/select.tsx"
import { defaultRateChecks, defaultRateFields, RateFields, rateValues, translatePercent } from "./rates/rate-fields.tsx"
import { useTaxNames } from "./tax-names.ts"
import { taxRegions } from "./tax-region.resource.ts"
import { findNewTaxRegion, taxProvidersQuery, taxTreeQuery } from "./tax-region.ts"

interface CountryBody {
  country_code: string
  provider_id: string
  name: string
  code: string
  rate: number | null
}

const toValues = (region: TaxRegion | undefined, locale: string, country: string, provider: string) => {
  const { is_combinable: _, ...rate } = rateValues(defaultRate(region?.tax_rates), locale)
  return {
    country_code: region?.country_code ?? country,
    provider_id: region?.provider_id ?? provider,
    ...rate,
  }
}
type Values = ReturnType<typeof toValues>

const resource = {
  name: taxRegions.name,
  one: taxRegions.one,
  invalidate: taxRegions.invalidate,
  discard: taxRegions.remove,
  create: ({ country_code, provider_id, name, code, rate }: CountryBody): Promise<TaxRegion> =>
    taxRegions.create({
      country_code,
      provider_id,
      ...(rate === null ? {} : { default_tax_rate: { name, code, rate } }),
    }),
}

interface NewCountryFormProps {
  country?: string
  onCreated: (region: TaxRegion) => void
}

/** Form of a country's new tax region: its tax provider and its default rate. */
export function NewCountryForm({ country = "", onCreated }: NewCountryFormProps) {
  const t = useTranslations("admin.tax")
  const tRate = useTranslations("admin.taxRate")
  const locale = useLocale()
  const names = useTaxNames()
  const countries = useCountries()
  const { data: all = [] } = useQuery(taxTreeQuery)
  const { data: providers = [] } = useQuery(taxProvidersQuery)
  const [provider] = useState(providers.length === 1 ? (providers[0] ?? "") : "")
  const schema = useMemo(
    () =>
      z
        .object({ country_code: requiredText, provider_id: requiredText, ...defaultRateFields(locale) })
        .check(...defaultRateChecks),
    [locale],
  )
  const form = useResourceForm<TaxRegion, Values, CountryBody>({
    resource,
    toValues: (region) => toValues(region, locale, country, provider),
    schema,
    texts: {
      labels: {
        country_code: t("country"),
        provider_id: t("provider"),
        name: tRate("name"),
        code: tRate("code"),
        rate: tRate("rate"),
      },
      saved: t("created"),
    },
    exceptions: { provider_id: /provider_id/ },
    translate: (values, from, to) => ({ ...values, rate: translatePercent(values.rate, from, to) }),
    find: ({ country_code }) => findNewTaxRegion(country_code, null),
    onSaved: onCreated,
  })
  const present = new Set(all.filter(({ province_code }) => province_code === null).map((each) => each.country_code))
  const chosen = form.input("country_code")
  return (
    <ResourceForm form={form} submit={t("create")} cancel={{ to: "/admin/settings/tax-regions" }}>
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Combobox
            label={chosen.label}
            error={chosen.error}
            options={countries.options.map((choice) =>
              present.has(choice.value) ? { ...choice, description: t("exists"), disabled: true } : choice,
            )}
            {...countries.field}
            value={countries.choiceOf(chosen.value)}
            onChange={(choice) => chosen.onChange(choice?.value ?? "")}
          />
          <Select
            {...form.field("provider_id")}
            hint={t("providerHint")}
            placeholder={t("chooseProvider")}
            mandatory
            options={providers.map((id) => ({ value: id, label: names.provider(id) }))}
          />
        </div>
      </Card>
      <Card title={t("defaultRate")} description={t("defaultRateHint")}>
        <RateFields
          name={{ ...form.source("name", "code", suggestHandle), hint: tRate("nameHint") }}
          code={{ ...form.field("code"), hint: tRate("codeHint") }}
          rate={form.field("rate")}
        />
      </Card>
    </ResourceForm>
  )
}
