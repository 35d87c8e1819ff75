import { allCountries } from "#lib/address/all-countries.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { measures } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { type StepProps, useFieldError } from "./step-props.ts"

/** Card with the weight, dimensions and customs codes of a new product. */
export function Attributes(props: StepProps) {
  const { draft, change } = props
  const t = useTranslations("admin.products")
  const locale = useLocale()
  const errorOf = useFieldError(props)
  const field = (name: keyof typeof draft.attributes) => ({
    label: t(`fields.${name}`),
    optional: true,
    value: draft.attributes[name],
    error: errorOf(`attributes.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      change({ attributes: { ...draft.attributes, [name]: target.value } }),
  })
  return (
    <Card title={t("attributes")} description={t("attributesHint")}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {measures.map((name) => (
          <NumberField key={name} after={name === "weight" ? "g" : undefined} {...field(name)} />
        ))}
        <Select className="col-span-2" placeholder="–" {...field("origin_country")} options={allCountries(locale)} />
        <TextField autoComplete="off" {...field("hs_code")} />
        <TextField autoComplete="off" {...field("mid_code")} />
        <TextField autoComplete="off" className="col-span-2" {...field("material")} />
      </div>
    </Card>
  )
}
