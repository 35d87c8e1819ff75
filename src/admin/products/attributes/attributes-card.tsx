import type { UseFormRegisterReturn } from "react-hook-form"
import { allCountries } from "#lib/address/all-countries.ts"
import { useLocale } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { type codes, measures } from "./attributes.ts"

type Attribute = (typeof measures)[number] | (typeof codes)[number]

interface AttributesCardProps {
  title: string
  description?: string
  field: (name: Attribute) => UseFormRegisterReturn & { readonly label: string; readonly error: string | undefined }
  /** The country's code. */
  country: string
}

/** Card with weight, dimensions, origin and customs codes. */
export function AttributesCard({ title, description, field, country }: AttributesCardProps) {
  const locale = useLocale()
  const countries = allCountries(locale)
  const isKnown = country === "" || countries.some(({ value }) => value === country)
  return (
    <Card title={title} description={description}>
      <div className="grid grid-cols-2 gap-4">
        {measures.map((name) => (
          <NumberField key={name} after={name === "weight" ? "g" : undefined} {...field(name)} />
        ))}
        <Select
          className="col-span-2"
          placeholder="–"
          {...field("origin_country")}
          options={isKnown ? countries : [{ value: country, label: country }, ...countries]}
        />
        <TextField autoComplete="off" {...field("hs_code")} />
        <TextField autoComplete="off" {...field("mid_code")} />
        <TextField autoComplete="off" className="col-span-2" {...field("material")} />
      </div>
    </Card>
  )
}
