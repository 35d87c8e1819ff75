import { useMemo } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { provinceCode } from "#lib/address/provinces.ts"
import { suggestHandle } from "#lib/handle.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { defaultRate } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { TaxRegion } from "#schema/admin/entities/tax.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { ProvinceField } from "./province-field.tsx"
import { defaultRateChecks, defaultRateFields, RateFields, rateValues, translatePercent } from "./rates/rate-fields.tsx"
import { taxRegions } from "./tax-region.resource.ts"
import { checkProvince, findNewTaxRegion } from "./tax-region.ts"

interface ProvinceBody {
  province_code: string
  name: string
  code: string
  rate: number | null
  is_combinable: boolean
}

const toValues = (region: TaxRegion | undefined, locale: string) => ({
  province_code: region?.province_code ?? "",
  ...rateValues(defaultRate(region?.tax_rates), locale),
})
type Values = ReturnType<typeof toValues>

interface NewProvinceFormProps {
  country: TaxRegion
  onCreated: (region: TaxRegion) => void
}

/** Form of a new tax region of a province, with its default rate. Without a rate, the country's applies. */
export function NewProvinceForm({ country, onCreated }: NewProvinceFormProps) {
  const t = useTranslations("admin.tax")
  const tRate = useTranslations("admin.taxRate")
  const locale = useLocale()
  const country_code = country.country_code ?? ""
  const schema = useMemo(() => {
    // As the server stores it.
    const province_code = z.pipe(
      requiredText,
      z.transform((text: string) => provinceCode(country_code, text).toLowerCase()),
    )
    return z
      .object({ province_code, is_combinable: z.boolean(), ...defaultRateFields(locale) })
      .check(...defaultRateChecks)
  }, [locale, country_code])
  const resource = useMemo(
    () => ({
      name: `tax-regions/${country.id}/provinces`,
      one: taxRegions.one,
      invalidate: taxRegions.invalidate,
      discard: taxRegions.remove,
      async create({ name, code, rate, is_combinable, province_code }: ProvinceBody): Promise<TaxRegion> {
        await checkProvince(country_code, province_code)
        return taxRegions.create({
          country_code,
          province_code,
          parent_id: country.id,
          ...(rate === null ? {} : { default_tax_rate: { name, code, rate, is_combinable } }),
        })
      },
    }),
    [country.id, country_code],
  )
  const form = useResourceForm<TaxRegion, Values, ProvinceBody>({
    resource,
    toValues: (region) => toValues(region, locale),
    schema,
    texts: {
      labels: {
        province_code: t("province_code"),
        name: tRate("name"),
        code: tRate("code"),
        rate: tRate("rate"),
        is_combinable: tRate("is_combinable"),
      },
      saved: t("province.created"),
    },
    translate: (values, from, to) => ({ ...values, rate: translatePercent(values.rate, from, to) }),
    find: ({ province_code }) => findNewTaxRegion(country_code, province_code),
    onSaved: onCreated,
  })
  return (
    <ResourceForm
      form={form}
      submit={t("province.create")}
      cancel={{ to: "/admin/settings/tax-regions/$id", params: { id: country.id } }}
    >
      <Card title={t("general")}>
        <ProvinceField country={country_code} current={form.value("province_code")} {...form.field("province_code")} />
      </Card>
      <Card title={t("defaultRate")} description={t("province.rateHint")}>
        <div className="grid gap-4">
          <RateFields
            name={{ ...form.source("name", "code", suggestHandle), hint: tRate("nameHint") }}
            code={{ ...form.field("code"), hint: tRate("codeHint") }}
            rate={form.field("rate")}
          />
          <Checkbox hint={tRate("combinableHint")} {...form.field("is_combinable")} />
        </div>
      </Card>
    </ResourceForm>
  )
}
