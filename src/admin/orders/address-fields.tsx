import type { UseFormRegisterReturn } from "react-hook-form"
import { ProvinceInput } from "#admin/kit/form/province-input.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { AddressPart } from "#machines/orders/order-details/order-details.machine.ts"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { countryChoices } from "./address-form.ts"

interface AddressFieldsProps {
  /** iso_2 of the countries to choose from. */
  countries: readonly string[]
  /** Why the country can't be changed. */
  fixedCountry?: string | undefined
  /** The chosen country, and the province of its address. */
  country: string
  province: string
  /** Called when another country is chosen: the province belongs to the one before. */
  onCountry: () => void
  field: (part: AddressPart, options?: { onChange: () => void }) => UseFormRegisterReturn
  /** Text of a field's error. */
  error: (part: AddressPart) => string | undefined
}

/** Address fields for admins. Autofill is off, because the browser knows the admin's addresses, not customers'. */
export function AddressFields(props: AddressFieldsProps) {
  const { countries, fixedCountry, country, province, onCountry, field, error } = props
  const t = useTranslations("admin.orderDetails.address")
  const locale = useLocale()
  const fieldProps = (part: AddressPart, options?: { onChange: () => void }) => ({
    label: t(part),
    error: error(part),
    autoComplete: "off",
    ...field(part, options),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...fieldProps("first_name")} />
      <TextField {...fieldProps("last_name")} />
      <TextField optional className="sm:col-span-2" {...fieldProps("company")} />
      <TextField className="sm:col-span-2" {...fieldProps("address_1")} />
      <TextField optional className="sm:col-span-2" {...fieldProps("address_2")} />
      <TextField optional {...fieldProps("postal_code")} />
      <TextField {...fieldProps("city")} />
      <ProvinceInput country={country} value={province} {...fieldProps("province")} />
      {fixedCountry ? (
        <Select
          label={t("country_code")}
          hint={fixedCountry}
          disabled
          value={countries[0] ?? ""}
          options={countryChoices(countries, locale)}
        />
      ) : (
        <Select
          {...fieldProps("country_code", { onChange: onCountry })}
          placeholder={t("choose")}
          options={countryChoices(countries, locale)}
        />
      )}
      <TextField optional type="tel" {...fieldProps("phone")} />
    </div>
  )
}
