import type { UseFormRegisterReturn } from "react-hook-form"
import { provinceCode, provincesOf } from "#lib/address/provinces.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { FieldTexts } from "#ui/field.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"

interface ProvinceInputProps extends FieldTexts, UseFormRegisterReturn {
  country: string
  /** The present value. A saved text that is no code of the country stays until another one is chosen. */
  value: string
  autoComplete?: string
}

/** The province of an address: a choice where the country's provinces are known, otherwise text. */
export function ProvinceInput({ country, value, ...field }: ProvinceInputProps) {
  const t = useTranslations("admin.form")
  const known = provincesOf(country).map((province) => ({ value: province.code, label: province.name }))
  if (known.length === 0) return <TextField optional {...field} />
  const isListed = value === "" || known.some((option) => option.value === value)
  const name = known.find((option) => option.value === provinceCode(country, value))?.label
  const unlisted = { value, label: name && name !== value ? `${name} (${value})` : value }
  return (
    <Select
      optional
      placeholder={t("chooseProvince")}
      value={value}
      options={isListed ? known : [unlisted, ...known]}
      {...field}
    />
  )
}
