import type { UseFormRegisterReturn } from "react-hook-form"
import { useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/checkout/checkout.actors.ts"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { hasProvince } from "./address-form.ts"

interface AddressFieldsProps {
  /** Which address it is, for the browser's own address book. */
  part: "shipping" | "billing"
  /** iso_2 of the country that is chosen now. */
  country: string
  countries: readonly { iso_2: string; name: string }[]
  /** The form's `register`, for a field by the name that it has on the wire. */
  field: (name: keyof Address, rules?: { required: string }) => UseFormRegisterReturn
  error: (name: keyof Address) => string | undefined
}

/** An address as it is typed, in the checkout and in the address book. */
export function AddressFields({ part, country, countries, field, error }: AddressFieldsProps) {
  const t = useTranslations("store.checkout")
  const required = { required: t("errors.required") }
  const complete = (token: string) => `${part} ${token}`
  const needed = (name: keyof Address, token: string) => ({
    autoComplete: complete(token),
    error: error(name),
    ...field(name, required),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t("address.first_name")} {...needed("first_name", "given-name")} />
      <TextField label={t("address.last_name")} {...needed("last_name", "family-name")} />
      <div className="sm:col-span-2">
        <TextField label={t("address.address_1")} {...needed("address_1", "address-line1")} />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={t("address.address_2")}
          optional
          autoComplete={complete("address-line2")}
          {...field("address_2")}
        />
      </div>
      <TextField label={t("address.postal_code")} {...needed("postal_code", "postal-code")} />
      <TextField label={t("address.city")} {...needed("city", "address-level2")} />
      {hasProvince(country) && <TextField label={t("address.province")} {...needed("province", "address-level1")} />}
      <Select label={t("address.country")} {...needed("country_code", "country")}>
        {countries.map((c) => (
          <option key={c.iso_2} value={c.iso_2}>
            {c.name}
          </option>
        ))}
      </Select>
      <TextField
        label={t("address.phone")}
        optional
        hint={t("address.phoneHint")}
        type="tel"
        autoComplete={complete("tel")}
        {...field("phone")}
      />
    </div>
  )
}
