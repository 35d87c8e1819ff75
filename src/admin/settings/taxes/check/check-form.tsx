import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { linkedProducts } from "#admin/products/product.resource.ts"
import { useCountries } from "#admin/settings/countries/use-countries.ts"
import { shippingOptions } from "#admin/settings/shipping/options/shipping-option.resource.ts"
import { optionPlace } from "#admin/settings/taxes/rates/target-pickers.tsx"
import { provincesOf } from "#lib/address/provinces.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { CheckSearch } from "./check-search.ts"

interface CheckFormProps {
  search: CheckSearch
  onChange: (change: CheckSearch) => void
  /** The country can't be changed here. */
  isCountryFixed?: boolean
}

/** The address, and a product or a shipping option. */
export function CheckForm({ search, onChange, isCountryFixed = false }: CheckFormProps) {
  const t = useTranslations("admin.taxCheck")
  const countries = useCountries()
  const known = provincesOf(search.country ?? "")
  return (
    <Card title={t("input")}>
      <div className="grid gap-4">
        {!isCountryFixed && (
          <Combobox
            label={t("country")}
            options={countries.options}
            {...countries.field}
            value={countries.choiceOf(search.country)}
            onChange={(choice) => onChange({ country: choice?.value, province: undefined })}
          />
        )}
        <TextField
          label={t("province")}
          hint={t("provinceHint")}
          optional
          autoComplete="off"
          list={known.length > 0 ? "tax-check-provinces" : undefined}
          value={search.province ?? ""}
          onChange={({ target }) => onChange({ province: target.value || undefined })}
        />
        <datalist id="tax-check-provinces">
          {known.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </datalist>
        <EntityPicker
          label={t("product")}
          placeholder={t("anyProduct")}
          resource={linkedProducts}
          value={search.product ?? null}
          option={({ id, title, thumbnail }) => ({ value: id, label: title, image: thumbnail })}
          onChange={(id) => onChange({ product: id ?? undefined, option: undefined })}
        />
        <EntityPicker
          label={t("option")}
          hint={t("optionHint")}
          placeholder={t("anyOption")}
          resource={shippingOptions}
          value={search.option ?? null}
          option={(row) => ({ value: row.id, label: row.name ?? "", description: optionPlace(row) })}
          onChange={(id) => onChange({ option: id ?? undefined, product: undefined })}
        />
      </div>
    </Card>
  )
}
