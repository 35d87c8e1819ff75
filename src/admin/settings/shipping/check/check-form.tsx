import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { linkedProducts } from "#admin/products/product.resource.ts"
import { useCountries } from "#admin/settings/countries/use-countries.ts"
import { salesChannelsQuery } from "#admin/settings/settings.ts"
import { provincesOf } from "#lib/address/provinces.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { CheckSearch } from "./check-search.ts"
import { useMarket } from "./use-market.ts"

interface CheckFormProps {
  search: CheckSearch
  onChange: (change: CheckSearch) => void
  /** Says whether the typed total isn't an amount. */
  onRefused: (isRefused: boolean) => void
}

/** The trial cart: an address, the total of its items, the sales channel, and a product. */
export function CheckForm({ search, onChange, onRefused }: CheckFormProps) {
  const t = useTranslations("admin.shippingCheck")
  const countries = useCountries()
  const { data: channels = [] } = useQuery(salesChannelsQuery)
  const market = useMarket(search)
  const provinces = provincesOf(search.country ?? "")
  return (
    <Card title={t("cart")}>
      <div className="grid gap-4">
        <Combobox
          label={t("country")}
          placeholder={t("searchCountry")}
          options={countries.options}
          {...countries.field}
          value={countries.choiceOf(search.country)}
          onChange={(choice) => onChange({ country: choice?.value, province: undefined })}
        />
        {provinces.length > 0 ? (
          <Select
            label={t("province")}
            placeholder={t("any")}
            value={search.province ?? ""}
            options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => onChange({ province: target.value || undefined })}
          />
        ) : (
          <TextField
            label={t("province")}
            optional
            autoComplete="off"
            value={search.province ?? ""}
            onChange={({ target }) => onChange({ province: target.value || undefined })}
          />
        )}
        <TextField
          label={t("city")}
          optional
          autoComplete="off"
          value={search.city ?? ""}
          onChange={({ target }) => onChange({ city: target.value || undefined })}
        />
        <TotalField
          key={market.currency}
          currency={market.currency}
          total={search.total}
          onChange={onChange}
          onRefused={onRefused}
        />
        <Select
          label={t("channel")}
          value={market.channel}
          options={channels.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange({ channel: target.value })}
        />
        <EntityPicker
          label={t("product")}
          hint={t("productHint")}
          placeholder={t("anyProduct")}
          resource={linkedProducts}
          value={search.product ?? null}
          option={({ id, title, thumbnail }) => ({ value: id, label: title, image: thumbnail })}
          onChange={(id) => onChange({ product: id ?? undefined })}
        />
      </div>
    </Card>
  )
}

interface TotalFieldProps extends Pick<CheckFormProps, "onChange" | "onRefused"> {
  currency: string
  total: string | undefined
}

/** The total of the items; the URL has it with a decimal point. */
function TotalField({ currency, total, onChange, onRefused }: TotalFieldProps) {
  const t = useTranslations("admin.shippingCheck")
  const { show, read } = useMoneyInput(currency)
  const [typed, setTyped] = useState(() => (total === undefined ? "" : show(Number(total))))
  const { error, isEmpty } = read(typed)
  // In another currency, the field starts again with the last amount.
  useEffect(() => () => onRefused(false), [onRefused])
  return (
    <MoneyField
      label={t("total")}
      hint={t("totalHint")}
      currency={currency}
      value={typed}
      error={isEmpty ? undefined : error}
      onChange={(text) => {
        setTyped(text)
        const { amount, isEmpty } = read(text)
        onRefused(amount === undefined && !isEmpty)
        if (amount !== undefined || isEmpty) onChange({ total: amount === undefined ? undefined : String(amount) })
      }}
    />
  )
}
