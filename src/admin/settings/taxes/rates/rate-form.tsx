import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { suggestHandle } from "#lib/handle.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { defaultRate } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { TaxRate, TaxRegion } from "#schema/admin/entities/tax.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { percent, RateFields, rateValues, translatePercent } from "./rate-fields.tsx"
import { TargetPickers } from "./target-pickers.tsx"
import { findRate, type RateBody, ratesOf, ratesQuery, targetsOf } from "./tax-rate.ts"

const ids = z.array(z.string())
const rules = (locale: string) =>
  z
    .object({
      name: requiredText,
      code: requiredText,
      rate: percent(locale),
      is_default: z.boolean(),
      is_combinable: z.boolean(),
      products: ids,
      product_types: ids,
      shipping_options: ids,
      metadata: metadataRows,
    })
    .check(
      z.refine(
        (rate) =>
          rate.is_default ||
          [rate.products, rate.product_types, rate.shipping_options].some(({ length }) => length > 0),
        { path: ["products"], error: "targets" },
      ),
    )

const toValues = (rate: TaxRate | undefined, locale: string, isDefault: boolean) => {
  const targets = targetsOf(rate?.rules)
  return {
    ...rateValues(rate, locale),
    is_default: rate?.is_default ?? isDefault,
    products: [...targets.products],
    product_types: [...targets.product_types],
    shipping_options: [...targets.shipping_options],
    metadata: toMetadataRows(rate?.metadata),
  }
}
type Values = ReturnType<typeof toValues>

interface RateFormProps {
  region: TaxRegion
  rate?: TaxRate
  /** Whether a new rate starts as the default rate. */
  isDefault?: boolean
  onCreated?: (rate: TaxRate) => void
}

/** Form of a tax rate: the default rate of its region, or one for products, product types and shipping options. */
export function RateForm({ region, rate, isDefault = false, onCreated }: RateFormProps) {
  const t = useTranslations("admin.taxRate")
  const locale = useLocale()
  const resource = useMemo(() => ratesOf(region.id), [region.id])
  const schema = useMemo(() => rules(locale), [locale])
  const { data: rates = [] } = useQuery(ratesQuery(region.id))
  const form = useResourceForm<TaxRate, Values, RateBody>({
    resource,
    record: rate,
    toValues: (record) => toValues(record, locale, isDefault),
    schema,
    texts: {
      labels: {
        name: t("name"),
        code: t("code"),
        rate: t("rate"),
        is_default: t("applies"),
        is_combinable: t("is_combinable"),
        products: t("products"),
        product_types: t("product_types"),
        shipping_options: t("shipping_options"),
        metadata: t("metadata"),
      },
      saved: t(rate ? "saved" : "created"),
    },
    exceptions: { is_default: /^Tax rate with tax_region_id/ },
    translate: (values, from, to) => ({ ...values, rate: translatePercent(values.rate, from, to) }),
    find: (body) => findRate(region.id, body),
    similar: foundBefore((body: RateBody) => findRate(region.id, body)),
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  const other = defaultRate(rates, rate?.id)
  const applies = form.input("is_default")
  return (
    <ResourceForm
      form={form}
      submit={t(rate ? "save" : "create")}
      cancel={{ to: "/admin/settings/tax-regions/$id", params: { id: region.id } }}
    >
      <Card title={t("general")}>
        <div className="grid gap-4">
          <RateFields
            name={{ ...form.source("name", "code", suggestHandle), hint: t("nameHint") }}
            code={{ ...form.field("code"), hint: t("codeHint") }}
            rate={form.field("rate")}
          />
          {region.province_code !== null && <Checkbox hint={t("combinableHint")} {...form.field("is_combinable")} />}
        </div>
      </Card>
      <Card title={t("applies")}>
        <div className="grid gap-5">
          <RadioCards
            legend={t("applies")}
            legendHidden
            columns={2}
            value={applies.value ? "default" : "targets"}
            error={applies.error}
            onChange={(value) => applies.onChange(value === "default")}
            options={[
              {
                value: "targets",
                label: t("forTargets"),
                description: t("forTargetsHint"),
              },
              {
                value: "default",
                label: t("forAll"),
                description: t("forAllHint"),
                disabledReason: other && t("defaultExists", { rate: other.name }),
              },
            ]}
          />
          {!applies.value && (
            <TargetPickers
              rates={rates}
              rateId={rate?.id}
              products={form.input("products")}
              product_types={form.input("product_types")}
              shipping_options={form.input("shipping_options")}
            />
          )}
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
