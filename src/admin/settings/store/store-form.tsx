import { useQuery } from "@tanstack/react-query"
import { z } from "zod/mini"
import { featuresQuery } from "#admin/api/features.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { locationsQuery, regionsQuery, salesChannelsQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { languageName } from "#lib/language-name.ts"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { currenciesQuery } from "./currencies.ts"
import { CurrenciesCard, type CurrencyRow } from "./currencies-card.tsx"
import { LocalesCard } from "./locales-card.tsx"
import { type StoreRecord, storeRecords } from "./store.ts"
import { TaxCards } from "./tax-cards.tsx"

const row = z.object({ key: z.string(), isDefault: z.boolean() })
/** A default that isn't chosen is sent as null. */
const choice = z.pipe(
  z.string(),
  z.transform((id): string | null => id || null),
)
const schema = z.object({
  name: requiredText,
  default_sales_channel_id: choice,
  default_region_id: choice,
  default_location_id: choice,
  supported_currencies: z.pipe(
    z.readonly(z.array(row)),
    z.transform((rows) => rows.map(({ key, isDefault }) => ({ currency_code: key, is_default: isDefault }))),
  ),
  supported_locales: z.pipe(
    z.readonly(z.array(z.object({ key: z.string() }))),
    z.transform((rows) => rows.map(({ key }) => ({ locale_code: key }))),
  ),
  metadata: metadataRows,
})

const toValues = (store: StoreRecord | undefined): z.input<typeof schema> => ({
  name: store?.name ?? "",
  default_sales_channel_id: store?.default_sales_channel_id ?? "",
  default_region_id: store?.default_region_id ?? "",
  default_location_id: store?.default_location_id ?? "",
  supported_currencies: (store?.currencies ?? []).map(({ code, ...rest }) => ({ key: code, ...rest })),
  supported_locales: (store?.locales ?? []).map((key) => ({ key })),
  metadata: toMetadataRows(store?.metadata),
})

type Values = z.input<typeof schema>

/** Leaves one default currency if two admins chose different ones: the one that isn't the earlier default. */
export function oneDefault(merged: Values, base: Values): Values {
  const rows = merged.supported_currencies
  const defaults = rows.filter(({ isDefault }) => isDefault).map(({ key }) => key)
  if (defaults.length === 1 || rows.length === 0) return merged
  const before = base.supported_currencies.find(({ isDefault }) => isDefault)?.key
  const kept = defaults.find((key) => key !== before) ?? rows.find(({ key }) => key === before)?.key ?? rows[0]?.key
  return { ...merged, supported_currencies: rows.map((each) => ({ ...each, isDefault: each.key === kept })) }
}

const named = (rows: readonly { id: string; name?: string | null | undefined }[] = []) =>
  rows.map(({ id, name }) => ({ value: id, label: name ?? "" }))

/** Form of the store: its name, defaults and currencies. */
export function StoreForm({ store }: { store: StoreRecord }) {
  const t = useTranslations("admin.storeSettings")
  const channels = useQuery(salesChannelsQuery)
  const regions = useQuery({ ...regionsQuery, staleTime: 10_000 })
  const locations = useQuery(locationsQuery)
  const { data: known = [] } = useQuery(currenciesQuery)
  const locale = useLocale()
  const { data: features } = useQuery(featuresQuery)
  const defaults = {
    default_sales_channel_id: channels.data && named(channels.data),
    default_region_id: regions.data && named(regions.data),
    default_location_id: locations.data && named(locations.data),
  }
  const form = useResourceForm({
    resource: storeRecords,
    record: store,
    toValues,
    schema,
    texts: {
      labels: {
        name: t("name"),
        default_sales_channel_id: t("default_sales_channel_id"),
        default_region_id: t("default_region_id"),
        default_location_id: t("default_location_id"),
        supported_currencies: t("supported_currencies"),
        supported_locales: t("supported_locales"),
        metadata: t("metadata"),
      },
      saved: t("saved"),
    },
    exceptions: { supported_currencies: /currenc/i, supported_locales: /locale/i },
    tidy: oneDefault,
    valueText: (field, value) => {
      if (field in defaults)
        return defaults[field as keyof typeof defaults]?.find((each) => each.value === value)?.label ?? t("noDefault")
      if (field === "supported_locales") return value ? languageName((value as { key: string }).key, locale) : undefined
      if (field !== "supported_currencies" || !value) return undefined
      return (value as CurrencyRow).isDefault ? t("default") : "–"
    },
  })
  const select = (name: keyof typeof defaults) => {
    const options = defaults[name] ?? []
    const value = form.value(name)
    // A default may have been deleted; the server keeps its id.
    const isGone = defaults[name] && value && !options.some((option) => option.value === value)
    const { error, label, onChange } = form.input(name)
    return (
      <Select
        label={label}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[
          { value: "", label: t("noDefault") },
          ...options,
          ...(isGone || (value && !defaults[name]) ? [{ value, label: isGone ? t("gone") : "…" }] : []),
        ]}
      />
    )
  }
  const currencies = form.input("supported_currencies")
  return (
    <ResourceForm form={form} submit={t("save")} below={<TaxCards store={store} regions={regions.data} />}>
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField autoComplete="off" {...form.field("name")} />
          {select("default_sales_channel_id")}
          {select("default_region_id")}
          {select("default_location_id")}
        </div>
      </Card>
      <CurrenciesCard
        {...currencies}
        known={known}
        regionsOf={(code) =>
          (regions.data ?? []).filter(({ currency_code }) => currency_code === code).map(({ name }) => name)
        }
      />
      {features?.translation && <LocalesCard {...form.input("supported_locales")} />}
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
