import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { z } from "zod/mini"
import { adminSdk } from "#admin/api/client.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { paymentProvidersQuery } from "#admin/payments/payment-settings.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import { currenciesQuery } from "#admin/settings/store/currencies.ts"
import { useCurrencyName } from "#admin/settings/store/currency-name.ts"
import { usePriceEffect } from "#admin/settings/store/price-effect.ts"
import { storeQuery } from "#admin/settings/store/store.ts"
import { allCountries } from "#lib/address/all-countries.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { MANUAL_PROVIDER, providerNameOf } from "#lib/payment-provider.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { TagCombobox } from "#ui/combobox.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { RegionCurrency } from "./region-currency.tsx"
import { loadCreatedRegion, type RegionBody, type RegionRecord, regionRecords } from "./region-records.ts"
import { RegionTaxCard } from "./region-tax-card.tsx"

const schema = z.object({
  name: requiredText,
  currency_code: requiredText,
  countries: z.array(z.string()),
  payment_providers: z.array(z.string()),
  automatic_taxes: z.boolean(),
  is_tax_inclusive: z.boolean(),
  metadata: metadataRows,
})

/** Sorted, because the order of countries and providers has no meaning. */
const toValues = (region: RegionRecord | undefined): z.input<typeof schema> => ({
  name: region?.name ?? "",
  currency_code: region?.currency_code ?? "",
  countries: (region?.countries ?? []).map(({ iso_2 }) => String(iso_2)).sort(),
  payment_providers: (region?.payment_providers ?? []).map(({ id }) => id).sort(),
  automatic_taxes: region?.automatic_taxes ?? true,
  is_tax_inclusive: region?.is_tax_inclusive ?? false,
  metadata: toMetadataRows(region?.metadata),
})

/** The latest region with this name: names aren't unique. */
async function findRegion({ name, countries }: RegionBody): Promise<RegionRecord | undefined> {
  const query = { name, fields: "id,countries.iso_2", order: "-created_at", limit: 5 }
  const { regions } = await adminSdk().admin.region.list({ query })
  const codes = (region: (typeof regions)[number]) => (region.countries ?? []).map(({ iso_2 }) => iso_2).sort()
  const same = regions.find((region) => codes(region).join() === [...countries].sort().join())
  return same && loadCreatedRegion(same.id)
}

interface RegionFormProps {
  region?: RegionRecord
  onCreated?: (region: RegionRecord) => void
}

/** Form of a region: name, currency, countries, payment providers and taxes. */
export function RegionForm({ region, onCreated }: RegionFormProps) {
  const t = useTranslations("admin.region")
  const locale = useLocale()
  const nameOfCurrency = useCurrencyName()
  const { data: all = [] } = useQuery({ ...regionsQuery, staleTime: 10_000 })
  const { data: store } = useQuery(storeQuery)
  const [isChanging, setChanging] = useState(region === undefined)
  const countries = allCountries(locale)
  const nameOfCountry = (code: string) => countries.find(({ value }) => value === code)?.label ?? code.toUpperCase()
  const nameOfProvider = useProviderName()
  const form = useResourceForm({
    resource: regionRecords,
    record: region,
    toValues,
    schema,
    texts: {
      labels: {
        name: t("name"),
        currency_code: t("currency_code"),
        countries: t("countries"),
        payment_providers: t("payment_providers"),
        automatic_taxes: t("automatic_taxes"),
        is_tax_inclusive: t("is_tax_inclusive"),
        metadata: t("metadata"),
      },
      saved: t(region ? "saved" : "created"),
    },
    exceptions: { countries: /^Countries with codes/, payment_providers: /^Payment providers with ids/ },
    valueText: (field, value) => {
      if (field === "currency_code") return nameOfCurrency(String(value))
      if (field === "countries") return (value as string[]).map(nameOfCountry).join(", ")
      return field === "payment_providers" ? (value as string[]).map(nameOfProvider).join(", ") : undefined
    },
    find: findRegion,
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  const owners = new Map(
    all.flatMap((other) =>
      other.id === region?.id ? [] : (other.countries ?? []).map(({ iso_2 }) => [String(iso_2), other.name] as const),
    ),
  )
  const chosen = form.input("countries")
  const currency = form.value("currency_code")
  const isChoosing = isChanging || form.input("currency_code").error !== undefined
  const { data: currencies = [] } = useQuery({ ...currenciesQuery, enabled: isChoosing })
  const codes = [...new Set([...currencies, ...(currency ? [currency] : [])])]
  const offered = store?.currencies.some(({ code }) => code === currency)
  /** The store's currencies come first. */
  const ofStore = (value: string) => Number(store?.currencies.some(({ code }) => code === value) ?? false)
  const currencyHint = store && currency && !offered ? t("notInStore") : t("currencyHint")
  return (
    <ResourceForm
      form={form}
      submit={t(region ? "save" : "create")}
      cancel={{ to: "/admin/settings/regions" }}
      below={region && <RegionTaxCard region={region} />}
    >
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField autoComplete="off" {...form.field("name")} />
          {isChoosing ? (
            <Select
              {...form.field("currency_code")}
              autoFocus={region !== undefined && isChanging}
              placeholder={t("chooseCurrency")}
              mandatory
              hint={currencyHint}
              options={codes
                .map((code) => ({ value: code, label: nameOfCurrency(code) }))
                .sort((a, b) => ofStore(b.value) - ofStore(a.value) || a.label.localeCompare(b.label, locale))}
            />
          ) : (
            <RegionCurrency code={currency} hint={currencyHint} onChange={() => setChanging(true)} />
          )}
          <div className="sm:col-span-2">
            <TagCombobox
              label={chosen.label}
              error={chosen.error}
              hint={t("countriesHint")}
              placeholder={t("findCountry")}
              value={chosen.value.map((code) => ({ value: code, label: nameOfCountry(code) }))}
              onChange={(choices) => chosen.onChange(choices.map(({ value }) => value).sort())}
              options={countries.map((country) => {
                const owner = owners.get(country.value)
                return owner === undefined
                  ? country
                  : { ...country, description: t("taken", { region: owner }), disabled: true }
              })}
            />
          </div>
        </div>
      </Card>
      <PaymentProviders {...form.input("payment_providers")} />
      <Card title={t("tax")}>
        <div className="grid gap-3">
          <AutomaticTaxes {...form.input("automatic_taxes")} currency={currency} asks={region !== undefined} />
          {!region && <Checkbox hint={t("taxInclusiveHint")} {...form.field("is_tax_inclusive")} />}
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}

function useProviderName() {
  const t = useTranslations("admin.region")
  return (id: string) => (id === MANUAL_PROVIDER ? t("provider.manual") : providerNameOf(id))
}

interface PaymentProvidersProps {
  /** Sorted ids. */
  value: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

/** Card with the payment providers of a region. */
function PaymentProviders({ value, error, onChange }: PaymentProvidersProps) {
  const t = useTranslations("admin.region")
  const nameOfProvider = useProviderName()
  const { data: providers } = useQuery(paymentProvidersQuery)
  const known = [...new Set([...(providers ?? []), ...value])].sort()
  return (
    <Card title={t("payment_providers")}>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t("payment_providers")}</legend>
        {known.map((id) => (
          <Checkbox
            key={id}
            label={nameOfProvider(id)}
            checked={value.includes(id)}
            onChange={({ target }) =>
              onChange((target.checked ? [...value, id] : value.filter((each) => each !== id)).sort())
            }
          />
        ))}
        {providers?.length === 0 && <p className="text-sm text-muted">{t("noProviders")}</p>}
        {error && <p className="text-xs text-refused-ink">{error}</p>}
        {value.length === 0 && <p className="text-xs text-muted">{t("providersMissing")}</p>}
      </fieldset>
    </Card>
  )
}

interface AutomaticTaxesProps {
  label: string
  value: boolean
  currency: string
  /** For a region that customers may use already. */
  asks: boolean
  onChange: (value: boolean) => void
}

/** It changes what customers pay, so it asks first, and then waits for Save like the other fields. */
function AutomaticTaxes({ label, value, currency, asks, onChange }: AutomaticTaxesProps) {
  const t = useTranslations("admin.region")
  const [isAsking, setAsking] = useState(false)
  const question = usePriceEffect().automaticTaxes(currency || "eur", !value)
  return (
    <>
      <Checkbox
        label={label}
        hint={t("automaticTaxesHint")}
        checked={value}
        onChange={() => (asks ? setAsking(true) : onChange(!value))}
      />
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title={question.title}
        confirm={question.confirm}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          onChange(!value)
          setAsking(false)
        }}
      >
        {question.text}
      </ConfirmDialog>
    </>
  )
}
