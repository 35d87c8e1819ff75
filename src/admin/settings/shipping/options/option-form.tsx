import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import type { FormFlow } from "#admin/settings/shipping/form-flow.ts"
import { providerName, providerOptionsQuery, shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { translateMoney } from "#lib/money-input.ts"
import {
  type Market,
  marketsOf,
  missingPrices,
  zonesOf,
} from "#machines/settings/location-setup/location-setup.rules.ts"
import { isReturn, type Option } from "#machines/settings/location-setup/location-shipping.ts"
import { Card } from "#ui/card.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Select } from "#ui/select.tsx"
import { Switch } from "#ui/switch.tsx"
import { TextField } from "#ui/text-field.tsx"
import { findOption, isOffered, type OptionBody, optionsOf, serviceOf } from "./option.ts"
import {
  basePrices,
  isBlank,
  type OptionPriceRow,
  type PriceScope,
  priceProblems,
  toPriceRows,
  toPrices,
} from "./option-prices.ts"
import { OptionPricesCard } from "./option-prices-card.tsx"
import { useOptionChoices } from "./use-option-choices.ts"

interface OptionValues {
  name: string
  price_type: "flat" | "calculated"
  provider_id: string
  service: string
  shipping_profile_id: string
  type_id: string
  in_store: boolean
  prices: readonly OptionPriceRow[]
}

const rulesOf = (locale: string, needed: readonly Market[]) =>
  z.pipe(
    z
      .object({
        name: requiredText,
        price_type: z.enum(["flat", "calculated"]),
        provider_id: requiredText,
        service: z.string(),
        shipping_profile_id: requiredText,
        type_id: requiredText,
        in_store: z.boolean(),
        prices: z
          .custom<readonly OptionPriceRow[]>()
          .check(z.refine((rows: readonly OptionPriceRow[]) => !priceProblems(rows, locale).some(Boolean), "prices")),
      })
      .check(
        z.refine(
          ({ price_type, prices }) =>
            price_type === "calculated" || needed.length > 0 || prices.some((row) => !isBlank(row)),
          {
            path: ["prices"],
            error: "required",
          },
        ),
        z.refine(
          ({ price_type, prices }) =>
            price_type === "calculated" || missingPrices(basePrices(prices), needed).length === 0,
          { path: ["prices"], error: "currencies" },
        ),
      ),
    z.transform(({ prices, ...values }) => ({
      ...values,
      prices: values.price_type === "calculated" ? [] : toPrices(prices, locale),
    })),
  )

const NONE: readonly Market[] = []

interface OptionFormProps {
  location: string
  zone: string
  option?: Option
  /** A new option is for returns. */
  isForReturns?: boolean
  /** The shipping profile of a new option. */
  profile?: string | undefined
  /** Currencies and regions that prices can be set for. */
  scopes: readonly PriceScope[]
  onCreated?: (option: Option) => void
  flow?: FormFlow<Option, OptionBody>
  /** Regions for which the option needs a price for carts of any total. */
  needed?: readonly Market[] | undefined
}

/** The values of the form, their rules, and how they are saved. */
function useOptionForm(props: OptionFormProps) {
  const { location, zone, option, scopes, isForReturns = false, profile, onCreated, flow, needed = NONE } = props
  const t = useTranslations("admin.locations.option")
  const locale = useLocale()
  const { data: shipping } = useQuery(shippingQuery(location))
  const choices = useOptionChoices()
  const returns = option ? isReturn(option) : isForReturns
  const create = flow?.create
  const resource = useMemo(
    () => ({ ...optionsOf(location, { zone, isReturn: returns }), ...(create ? { create } : {}) }),
    [location, zone, returns, create],
  )
  const schema = useMemo(() => rulesOf(locale, needed), [locale, needed])
  const firstProfile = choices.profiles.find(({ value }) => value === profile)?.value ?? choices.onlyProfile
  const { onlyType } = choices
  const toValues = useMemo(() => {
    const names = new Map(scopes.map(({ region, currency, name }) => [region ?? currency, name]))
    return (from: Option | undefined): OptionValues => ({
      name: from?.name ?? "",
      price_type: from?.price_type ?? "flat",
      provider_id: from?.provider_id ?? (shipping?.providers.length === 1 ? (shipping.providers[0] ?? "") : ""),
      service: serviceOf(from),
      shipping_profile_id: from?.shipping_profile_id ?? firstProfile,
      type_id: from?.type?.id ?? onlyType,
      in_store: isOffered(from),
      prices: toPriceRows(
        from?.prices ?? [],
        locale,
        ({ region, currency }) => names.get(region ?? currency) ?? currency.toUpperCase(),
      ),
    })
  }, [scopes, locale, shipping, firstProfile, onlyType])
  const labels = {
    name: t("name"),
    price_type: t("priceType"),
    provider_id: t("provider"),
    service: t("service"),
    shipping_profile_id: t("profile"),
    type_id: t("type"),
    in_store: t("inStore"),
    prices: t("pricesTitle"),
  }
  const form = useResourceForm<Option, OptionValues, OptionBody>({
    resource,
    record: option,
    toValues,
    schema,
    texts: { labels, saved: flow ? undefined : t(option ? "saved" : "created") },
    find: ({ name }) => findOption({ zone, isReturn: returns }, name),
    ...(flow
      ? { isRepeatable: true }
      : { similar: foundBefore(({ name }: OptionBody) => findOption({ zone, isReturn: returns }, name)) }),
    rules: { currencies: t("currencies", { list: missingPrices([], needed).join(", ").toUpperCase() }) },
    exceptions: {
      provider_id: /not enabled for the service location/,
      price_type: /^Cannot calcuate pricing/,
      shipping_profile_id: /shipping_profile_id/,
      type_id: /shipping_option_type_id/,
      prices: /non-existent regions/,
    },
    translate: (values, from, to) => ({
      ...values,
      prices: values.prices.map((row) => ({
        ...row,
        amount: translateMoney(row.amount, row.currency, from, to),
        from: translateMoney(row.from, row.currency, from, to),
        below: translateMoney(row.below, row.currency, from, to),
      })),
    }),
    valueText: (field, value) => {
      if (field === "provider_id") return providerName(String(value))
      if (field === "type_id") return choices.types.find((type) => type.value === value)?.label
      if (field === "shipping_profile_id") return choices.profiles.find((profile) => profile.value === value)?.label
      return field === "prices" && typeof value === "object" && value !== null && "amount" in value
        ? String(value.amount)
        : undefined
    },
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return { form, shipping, choices, returns }
}

/** Form of a shipping option: name, provider, profile, type, who can choose it, and prices by cart total. */
export function OptionForm(props: OptionFormProps) {
  const { location, zone, option, scopes, flow, needed = NONE } = props
  const t = useTranslations("admin.locations.option")
  const { form, shipping, choices, returns } = useOptionForm(props)
  const provider = form.value("provider_id")
  const { data: services = [] } = useQuery(providerOptionsQuery(provider))
  const priceType = form.input("price_type")
  const inStore = form.input("in_store")
  const enabled = shipping?.providers ?? []
  const { data: regions = NONE } = useQuery(regionsQuery)
  const shown = shipping && zonesOf(shipping).find(({ id }) => id === zone)
  const providers = [...new Set([...enabled, ...(option ? [option.provider_id] : [])])].map((id) => ({
    value: id,
    label: enabled.includes(id) ? providerName(id) : t("providerDisabled", { provider: providerName(id) }),
  }))
  return (
    <ResourceForm
      form={form}
      submit={t(option ? "save" : "create")}
      formId={flow?.formId}
      cancel={{ to: "/admin/settings/locations/$id/zones/$zoneId", params: { id: location, zoneId: zone } }}
    >
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField autoComplete="off" hint={t(returns ? "nameHintReturn" : "nameHint")} {...form.field("name")} />
          </div>
          <Select
            placeholder={t("choose")}
            mandatory
            options={choices.profiles}
            hint={t("profileHint")}
            {...form.field("shipping_profile_id")}
          />
          <Select
            placeholder={t("choose")}
            mandatory
            options={choices.types}
            hint={t(choices.hasNoTypes ? "noTypes" : "typeHint")}
            {...form.field("type_id")}
          />
          <Select
            placeholder={t("choose")}
            mandatory
            options={providers}
            hint={shipping?.providers.length === 0 ? t("noProviders") : undefined}
            {...form.field("provider_id")}
          />
          <Select
            placeholder={t("noService")}
            options={services
              .filter((service) => service.isReturn === returns || service.id === form.value("service"))
              .map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field("service")}
          />
          <div className="sm:col-span-2">
            <Switch
              label={inStore.label}
              hint={t(returns ? "inStoreHintReturn" : "inStoreHint")}
              checked={inStore.value}
              onChange={({ target }) => inStore.onChange(target.checked)}
            />
          </div>
          <div className="sm:col-span-2">
            <RadioCards
              legend={priceType.label}
              error={priceType.error}
              value={priceType.value}
              columns={2}
              options={(["flat", "calculated"] as const).map((value) => ({
                value,
                label: t(`priceTypes.${value}`),
                description: t(`priceTypeHints.${value}`),
              }))}
              onChange={priceType.onChange}
            />
          </div>
        </div>
      </Card>
      {priceType.value === "flat" && (
        <OptionPricesCard
          scopes={scopes}
          markets={shown ? marketsOf(shown, regions) : NONE}
          needed={needed}
          {...form.input("prices")}
        />
      )}
    </ResourceForm>
  )
}
