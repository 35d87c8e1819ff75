import type { UseFormRegisterReturn } from "react-hook-form"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { AddressPart } from "#machines/order-details/order-details.machine.ts"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { countryChoices } from "./address-form.ts"

interface AddressFieldsProps {
  /** iso_2 of the countries to choose from. */
  countries: readonly string[]
  /** Why the country can't be changed. */
  fixedCountry?: string | undefined
  field: (part: AddressPart) => UseFormRegisterReturn
  /** Text of a field's error. */
  error: (part: AddressPart) => string | undefined
}

/** Address fields for admins. Autofill is off, because the browser knows the admin's addresses, not customers'. */
export function AddressFields({ countries, fixedCountry, field, error }: AddressFieldsProps) {
  const t = useTranslations("admin.orderDetails.address")
  const locale = useLocale()
  const of = (part: AddressPart) => ({
    label: t(part),
    error: error(part),
    autoComplete: "off",
    ...field(part),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...of("first_name")} />
      <TextField {...of("last_name")} />
      <TextField optional className="sm:col-span-2" {...of("company")} />
      <TextField className="sm:col-span-2" {...of("address_1")} />
      <TextField optional className="sm:col-span-2" {...of("address_2")} />
      <TextField optional {...of("postal_code")} />
      <TextField {...of("city")} />
      <TextField optional {...of("province")} />
      {fixedCountry ? (
        <Select
          label={t("country_code")}
          hint={fixedCountry}
          disabled
          value={countries[0] ?? ""}
          options={countryChoices(countries, locale)}
        />
      ) : (
        <Select {...of("country_code")} placeholder={t("choose")} options={countryChoices(countries, locale)} />
      )}
      <TextField optional type="tel" {...of("phone")} />
    </div>
  )
}
