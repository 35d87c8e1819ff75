import { productTypes } from "#admin/catalog/types-and-tags/product-type.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { linkedProducts } from "#admin/products/product.resource.ts"
import { shippingOptions } from "#admin/settings/shipping/options/shipping-option.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { targetKey, usedTargets } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import type { TargetKind, TaxRateNode } from "#machines/settings/tax-setup/tax-winner.rules.ts"
import type { TargetField } from "./tax-targets.ts"

interface Input {
  label: string
  error?: string | undefined
  value: readonly string[]
  onChange: (ids: string[]) => void
}
type TargetPickersProps = Record<TargetField, Input> & {
  rates: readonly TaxRateNode[]
  /** The rate that is edited. */
  rateId: string | undefined
}

/** The second line of a shipping option: its zone and the fulfillment set that the zone belongs to. */
export function optionPlace(row: object): string {
  const { service_zone: zone } = row as {
    service_zone?: { name?: string; fulfillment_set?: { name?: string } | null } | null
  }
  return [zone?.fulfillment_set?.name, zone?.name].filter(Boolean).join(" · ")
}

/** Pickers of what a rate is for. What another rate of the region is for already can't be chosen. */
export function TargetPickers({ rates, rateId, products, product_types, shipping_options }: TargetPickersProps) {
  const t = useTranslations("admin.taxRate")
  const used = usedTargets(rates, rateId)
  const whyNot = (reference: TargetKind) => (row: { id: string }) => {
    const rate = used.get(targetKey({ reference, reference_id: row.id }))
    return rate && t("usedBy", { rate: rate.name })
  }
  const props = ({ onChange, ...input }: Input) => ({
    ...input,
    multiple: true as const,
    onChange: (ids: readonly string[]) => onChange([...ids].sort()),
  })
  return (
    <div className="grid gap-4">
      <EntityPicker
        {...props(products)}
        placeholder={t("searchProducts")}
        resource={linkedProducts}
        option={({ id, title, thumbnail }) => ({ value: id, label: title, image: thumbnail })}
        whyNot={whyNot("product")}
      />
      <EntityPicker
        {...props(product_types)}
        hint={t("productTypesHint")}
        placeholder={t("searchTypes")}
        resource={productTypes}
        option={({ id, value }) => ({ value: id, label: value ?? "" })}
        whyNot={whyNot("product_type")}
      />
      <EntityPicker
        {...props(shipping_options)}
        placeholder={t("searchOptions")}
        resource={shippingOptions}
        option={(row) => ({ value: row.id, label: row.name ?? "", description: optionPlace(row) })}
        whyNot={whyNot("shipping_option")}
      />
    </div>
  )
}
