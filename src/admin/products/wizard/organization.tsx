import { categoryNames } from "#admin/catalog/categories/category.resource.ts"
import { productCollections } from "#admin/catalog/collections/collection.resource.ts"
import { productTags } from "#admin/catalog/types-and-tags/product-tag.resource.ts"
import { productTypes } from "#admin/catalog/types-and-tags/product-type.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { asOption } from "#admin/products/as-option.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DraftReference, ProductDraft } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { Card } from "#ui/card.tsx"
import type { ComboboxChoice } from "#ui/combobox.tsx"

interface OrganizationProps {
  draft: ProductDraft
  change: (part: Partial<ProductDraft>) => void
}

/** Pickers use only what the names of all kinds share. */
const resources = {
  collection: productCollections,
  type: productTypes,
  categories: categoryNames,
  tags: productTags,
}

/** Card with the collection, type, categories and tags of a new product. */
export function Organization({ draft, change }: OrganizationProps) {
  const t = useTranslations("admin.products.fields")
  const tw = useTranslations("admin.productWizard.details")
  const one = (name: "collection" | "type") => (
    <EntityPicker
      label={t(`${name}_id`)}
      optional
      resource={resources[name]}
      option={asOption}
      value={draft[name]?.id ?? null}
      onChange={(id, row) => {
        const present = draft[name]?.id === id ? draft[name] : null
        change({ [name]: id === null ? null : row ? { id, name: asOption(row).label } : present })
      }}
    />
  )
  const many = (name: "categories" | "tags") => (
    <EntityPicker
      label={t(name)}
      optional
      multiple
      resource={resources[name]}
      option={asOption}
      value={draft[name].map(({ id }) => id)}
      onChange={(_, choices) => change({ [name]: choices.map(toReference) })}
    />
  )
  return (
    <Card title={tw("organization")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {one("collection")}
        {one("type")}
        {many("categories")}
        {many("tags")}
      </div>
    </Card>
  )
}

const toReference = ({ value, label }: ComboboxChoice): DraftReference => ({ id: value, name: label })
