import type { FieldErrors, UseFormRegister } from "react-hook-form"
import { useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/checkout/checkout.actors.ts"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"

export interface AddressForm {
  shipping: Required<Address>
  same: boolean
  billing: Required<Address>
}
type Part = "shipping" | "billing"

/** Countries whose addresses name a state or province. */
const WITH_PROVINCE = new Set(["us", "ca", "au", "br", "mx", "in", "jp", "it", "es"])

interface AddressFieldsProps {
  part: Part
  country: string
  countries: readonly { iso_2: string; name: string }[]
  register: UseFormRegister<AddressForm>
  errors: FieldErrors<AddressForm>
}

export function AddressFields({ part, country, countries, register, errors }: AddressFieldsProps) {
  const t = useTranslations("store.checkout")
  const required = { required: t("errors.required") }
  const error = (name: keyof Address) => errors[part]?.[name]?.message
  const complete = (token: string) => `${part} ${token}`
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t("address.first_name")}
        autoComplete={complete("given-name")}
        error={error("first_name")}
        {...register(`${part}.first_name`, required)}
      />
      <TextField
        label={t("address.last_name")}
        autoComplete={complete("family-name")}
        error={error("last_name")}
        {...register(`${part}.last_name`, required)}
      />
      <div className="sm:col-span-2">
        <TextField
          label={t("address.address_1")}
          autoComplete={complete("address-line1")}
          error={error("address_1")}
          {...register(`${part}.address_1`, required)}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={t("address.address_2")}
          optional
          autoComplete={complete("address-line2")}
          {...register(`${part}.address_2`)}
        />
      </div>
      <TextField
        label={t("address.postal_code")}
        autoComplete={complete("postal-code")}
        error={error("postal_code")}
        {...register(`${part}.postal_code`, required)}
      />
      <TextField
        label={t("address.city")}
        autoComplete={complete("address-level2")}
        error={error("city")}
        {...register(`${part}.city`, required)}
      />
      {WITH_PROVINCE.has(country) && (
        <TextField
          label={t("address.province")}
          autoComplete={complete("address-level1")}
          error={error("province")}
          {...register(`${part}.province`, required)}
        />
      )}
      <Select
        label={t("address.country")}
        autoComplete={complete("country")}
        error={error("country_code")}
        {...register(`${part}.country_code`, required)}
      >
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
        {...register(`${part}.phone`)}
      />
    </div>
  )
}
