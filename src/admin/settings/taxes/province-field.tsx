import { useId } from "react"
import { provinceGap, provincesOf } from "#lib/address/provinces.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { TextField, type TextFieldProps } from "#ui/text-field.tsx"
import { provinceName } from "./tax-names.ts"

interface ProvinceFieldProps extends TextFieldProps {
  country: string
  /** The code as typed. */
  current: string
}

/** Field for the code of a province: free text, with suggestions where the provinces are known. */
export function ProvinceField({ country, current, ...field }: ProvinceFieldProps) {
  const t = useTranslations("admin.tax")
  const list = useId()
  const known = provincesOf(country)
  const name = current.trim() && provinceName(country, current.trim())
  const isKnown = known.some((province) => province.name === name)
  const gap = current.trim() ? provinceGap(country, current) : undefined
  return (
    <>
      <TextField
        autoComplete="off"
        {...(known.length > 0 ? { list } : {})}
        {...field}
        hint={
          gap
            ? t(`province.gaps.${gap.kind}`, { code: gap.kind === "otherCode" ? gap.code : "" })
            : isKnown
              ? t("provinceIs", { province: name })
              : t("provinceHint")
        }
      />
      {known.length > 0 && (
        <datalist id={list}>
          {known.map((province) => (
            <option key={province.code} value={province.code}>
              {province.name}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
