import type { ProductStatus } from "#admin/products/product-search.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { setFields, singleFields, type Values } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"

interface ValuesTextProps {
  values: Values
  /** Only fields that differ from these values are shown. */
  other: Values
  nameOf: (id: string) => string
}

/** A product's values before or after a change; the field's name is shown if the edit changes several fields. */
export function ValuesText({ values, other, nameOf }: ValuesTextProps) {
  const t = useTranslations("admin.bulkEdit")
  const locale = useLocale()
  const tStatus = useTranslations("admin.catalog.products.status")
  const fields = (["status", ...singleFields, ...setFields] as const).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(other[field]),
  )
  const isNamed = Object.keys(values).length > 1
  const textOf = (field: (typeof fields)[number]) => {
    if (field === "status") return tStatus(values.status as ProductStatus)
    const ids = [values[field] ?? []].flat()
    const names = ids.map(nameOf).sort((a, b) => a.localeCompare(b, locale))
    return names.join(", ") || t("preview.empty")
  }
  return (
    <span className="grid gap-0.5">
      {fields.map((field) => (
        <span key={field} className="wrap-anywhere">
          {isNamed && <span className="text-muted">{t(`fields.${field}`)}: </span>}
          {textOf(field)}
        </span>
      ))}
    </span>
  )
}
