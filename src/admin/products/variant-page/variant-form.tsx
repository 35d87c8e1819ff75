import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useMemo } from "react"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { codes, measures, translateMeasures } from "#admin/products/attributes/attributes.ts"
import { AttributesCard } from "#admin/products/attributes/attributes-card.tsx"
import { currenciesQuery } from "#admin/products/product-page/currencies.ts"
import { optionErrors, productOptionsQuery } from "#admin/products/product-page/product-options.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { translateMoney } from "#lib/money-input.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Columns } from "#ui/page.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { scopeOf } from "./prices.ts"
import { type PriceScope, PricesCard } from "./prices-card.tsx"
import {
  pricesOf,
  toVariantValues,
  type VariantRecord,
  type VariantValues,
  variantOf,
  variantRules,
} from "./variant.ts"

const names = [
  "title",
  "sku",
  "ean",
  "upc",
  "barcode",
  "manage_inventory",
  "allow_backorder",
  "options",
  "prices",
] as const
const fields = [...names, ...measures, ...codes, "metadata"] as const

interface VariantFormProps {
  productId: string
  variant: VariantRecord
  /** Currencies and regions that prices can be set for. */
  scopes: readonly PriceScope[]
  aside?: ReactNode
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a variant: names and codes, options, stock, prices, attributes and metadata. */
export function VariantForm({ productId, variant, scopes, aside, below }: VariantFormProps) {
  const t = useTranslations("admin.products")
  const tc = useTranslations("admin.catalog")
  const locale = useLocale()
  const resource = useMemo(() => variantOf(productId), [productId])
  const schema = useMemo(() => variantRules(locale), [locale])
  const toValues = useMemo(() => {
    const byScope = new Map(scopes.map((scope) => [scopeOf(scope), scope.name]))
    return toVariantValues(locale, (price) => byScope.get(scopeOf(price)) ?? price.currency.toUpperCase())
  }, [locale, scopes])
  const form = useResourceForm({
    resource,
    record: variant,
    toValues,
    schema,
    texts: {
      labels: Object.fromEntries(fields.map((name) => [name, t(`fields.${name}`)])) as Record<
        keyof VariantValues,
        string
      >,
      saved: t("variant.saved"),
    },
    rules: { combinationTaken: t("fields.combinationTaken") },
    exceptions: optionErrors,
    translate: (values, from, to) => ({
      ...translateMeasures(values, from, to),
      prices: values.prices.map((row) => ({ ...row, amount: translateMoney(row.amount, row.currency, from, to) })),
    }),
    valueText: (_, value) =>
      typeof value === "object" && value !== null && "amount" in value ? String(value.amount) : undefined,
  })
  const options = useQuery(productOptionsQuery(productId))
  const chosen = form.input("options")
  // Options that were added to the product later have no value yet.
  const choices =
    options.data?.map(({ id, title, values }) => ({ id, title, values: values.map(({ value }) => value) })) ??
    chosen.value.map(({ key, name }) => ({ id: key, title: name, values: [] as string[] }))
  return (
    <ResourceForm form={form} submit={t("variant.save")} below={below}>
      <Columns
        aside={
          <>
            {aside}
            <Card title={t("variant.stock")}>
              <div className="grid gap-4">
                <Checkbox hint={t("variant.managedHint")} {...form.field("manage_inventory")} />
                <Checkbox hint={t("variant.backorderHint")} {...form.field("allow_backorder")} />
              </div>
            </Card>
            <AttributesCard
              title={t("attributes")}
              description={t("variant.attributesHint")}
              field={form.field}
              country={form.value("origin_country")}
            />
          </>
        }
      >
        <Card title={tc("general")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField autoComplete="off" {...form.field("title")} />
            <TextField autoComplete="off" optional {...form.field("sku")} />
            {choices.map(({ id, title, values }, index) => {
              const text = chosen.value.find(({ key }) => key === id)?.text ?? ""
              const all = text === "" || values.includes(text) ? values : [text, ...values]
              return (
                <Select
                  key={id}
                  label={title}
                  value={text}
                  placeholder={text === "" ? t("variant.noValue") : undefined}
                  error={index === 0 ? chosen.error : undefined}
                  options={all.map((value) => ({ value, label: value }))}
                  onChange={({ target }) =>
                    chosen.onChange(
                      [
                        ...chosen.value.filter(({ key }) => key !== id),
                        ...(target.value ? [{ key: id, name: title, text: target.value }] : []),
                      ].sort((a, b) => (a.key < b.key ? -1 : 1)),
                    )
                  }
                />
              )
            })}
            <TextField autoComplete="off" optional {...form.field("ean")} />
            <TextField autoComplete="off" optional {...form.field("upc")} />
            <TextField autoComplete="off" optional {...form.field("barcode")} />
          </div>
        </Card>
        <PricesCard scopes={scopes} {...form.input("prices")} />
        <MetadataCard {...form.input("metadata")} />
      </Columns>
    </ResourceForm>
  )
}

/** Currencies and regions that prices can be set for, with those that the variant has; undefined while they load. */
export function usePriceScopes(variant: VariantRecord | undefined): readonly PriceScope[] | undefined {
  const t = useTranslations("admin.products.prices")
  const locale = useLocale()
  const { data: regions } = useQuery(regionsQuery)
  const { data: currencies } = useQuery(currenciesQuery)
  return useMemo(() => {
    if (!regions || !currencies) return undefined
    const currencyNames = new Intl.DisplayNames(locale, { type: "currency" })
    const scopes: PriceScope[] = [
      ...currencies.map((currency) => ({
        currency,
        rules: {},
        name: currency.toUpperCase(),
        hint: currencyNames.of(currency.toUpperCase()),
      })),
      ...regions.map(({ id, name = id, currency_code = "" }) => ({
        currency: currency_code,
        rules: { region_id: id },
        name,
        hint: t("onlyRegion", { currency: currency_code.toUpperCase() }),
      })),
    ]
    const known = new Set(scopes.map(scopeOf))
    for (const { currency_code: currency, rules = {} } of pricesOf(variant)) {
      const scope = { currency, rules, name: currency.toUpperCase() }
      if (known.has(scopeOf(scope))) continue
      known.add(scopeOf(scope))
      const conditions = Object.entries(rules).map(([attribute, value]) => `${attribute}: ${value}`)
      scopes.push({ ...scope, hint: conditions.length > 0 ? conditions.join(", ") : t("unknownCurrency") })
    }
    return scopes
  }, [regions, currencies, variant, locale, t])
}
