import { useQueries } from "@tanstack/react-query"
import { categoryNames } from "#admin/catalog/categories/category.resource.ts"
import { productCollections } from "#admin/catalog/collections/collection.resource.ts"
import { productTags } from "#admin/catalog/types-and-tags/product-tag.resource.ts"
import { productTypes } from "#admin/catalog/types-and-tags/product-type.resource.ts"
import { useDeletedName } from "#admin/kit/use-deleted-name.ts"
import { asOption } from "#admin/products/as-option.ts"
import { salesChannels } from "#admin/settings/sales-channels/sales-channel.resource.ts"
import { shippingProfiles } from "#admin/settings/shipping/profiles/shipping-profile.resource.ts"
import {
  type SetField,
  type SingleField,
  setFields,
  singleFields,
  type Values,
} from "#machines/kit/bulk-edit/bulk-edit.rules.ts"

const resources = {
  collection_id: productCollections,
  type_id: productTypes,
  shipping_profile_id: shippingProfiles,
  sales_channels: salesChannels,
  categories: categoryNames,
  tags: productTags,
} as const satisfies Record<SingleField | SetField, unknown>

/** The records that a product field refers to. Pages use only what their names have in common. */
export const relatedNames = (field: SingleField | SetField) => resources[field]

/** The most ids that a list accepts. */
const MAX_IDS = 100

/** Names of the records that the values refer to, by id. */
export function useNames(values: readonly Values[]): (id: string) => string {
  const deletedName = useDeletedName()
  const fields = [...singleFields, ...setFields].map((field) => {
    const ids = [...new Set(values.flatMap((each) => each[field] ?? []))].sort().slice(0, MAX_IDS)
    return { ids, resource: relatedNames(field) }
  })
  const results = useQueries({ queries: fields.map(({ ids, resource }) => resource.byIds(ids)) })
  const names = new Map(
    results.flatMap(({ data }, at) => {
      const { ids = [], resource } = fields[at] ?? {}
      if (!data || !resource) return []
      const labels = new Map(data.map((row) => [row.id, asOption(row).label]))
      return ids.map((id) => [id, labels.get(id) ?? deletedName(resource.name)] as const)
    }),
  )
  return (id) => names.get(id) ?? "…"
}
