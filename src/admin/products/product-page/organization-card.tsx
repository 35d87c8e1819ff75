import type { QueryClient } from "@tanstack/react-query"
import type { UseFormRegisterReturn } from "react-hook-form"
import { categoryNames } from "#admin/catalog/categories/category.resource.ts"
import { collections, productCollections } from "#admin/catalog/collections/collection.resource.ts"
import { productTags } from "#admin/catalog/types-and-tags/product-tag.resource.ts"
import { productTypes } from "#admin/catalog/types-and-tags/product-type.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import type { ListPageData } from "#admin/kit/resource.ts"
import { asOption } from "#admin/products/as-option.ts"
import { products } from "#admin/products/product.resource.ts"
import { productStatuses } from "#admin/products/product-search.ts"
import { useLinkedField } from "#admin/products/use-linked-field.ts"
import { salesChannels } from "#admin/settings/sales-channels/sales-channel.resource.ts"
import { shippingProfiles } from "#admin/settings/shipping/profiles/shipping-profile.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import type { ComboboxChoice } from "#ui/combobox.tsx"
import { Select } from "#ui/select.tsx"
import { byKey, type Reference } from "./product-values.ts"

type Single = "type_id" | "collection_id" | "shipping_profile_id"
type Many = "categories" | "tags" | "sales_channels"

interface Input<Value> {
  readonly label: string
  readonly error: string | undefined
  readonly value: Value
  readonly onChange: (value: Value) => void
}

interface OrganizationCardProps {
  status: UseFormRegisterReturn & { readonly label: string; readonly error: string | undefined }
  one: Readonly<Record<Single, Input<string | null>>>
  many: Readonly<Record<Many, Input<readonly Reference[]>>>
}

const resources = {
  type_id: productTypes,
  collection_id: productCollections,
  shipping_profile_id: shippingProfiles,
  categories: categoryNames,
  tags: productTags,
  sales_channels: salesChannels,
}

/** Card with a product's status and what it belongs to. */
export function OrganizationCard(props: OrganizationCardProps) {
  const t = useTranslations("admin.products")
  const card = useLinkedField()
  const tStatus = useTranslations("admin.catalog.products.status")
  const single = (name: Single) => {
    const { onChange, ...input } = props.one[name]
    return { ...input, ...pickerOf(name), onChange: (id: string | null) => onChange(id) }
  }
  const many = (name: Many) => {
    const { value, onChange, ...input } = props.many[name]
    return {
      ...input,
      ...pickerOf(name),
      multiple: true as const,
      value: value.map(({ key }) => key),
      onChange: (_: readonly string[], choices: readonly ComboboxChoice[]) =>
        onChange(choices.map((choice): Reference => ({ key: choice.value, name: choice.label })).sort(byKey)),
    }
  }
  return (
    <Card title={t("organization")}>
      <div ref={card} className="grid gap-4">
        <div id="status" className="scroll-mt-20">
          <Select
            {...props.status}
            options={productStatuses.map((status) => ({ value: status, label: tStatus(status) }))}
          />
        </div>
        <div id="sales-channels" className="scroll-mt-20">
          <EntityPicker {...many("sales_channels")} />
        </div>
        <div id="shipping-profile" className="scroll-mt-20">
          <EntityPicker {...single("shipping_profile_id")} />
        </div>
        <EntityPicker {...single("collection_id")} />
        <EntityPicker {...single("type_id")} />
        <EntityPicker {...many("categories")} />
        <EntityPicker {...many("tags")} />
      </div>
    </Card>
  )
}

/** Pickers use only what the names of all kinds share. */
const pickerOf = (name: Single | Many) => ({
  resource: resources[name],
  option: asOption,
})

/** Name of a type, collection or shipping profile that is already loaded. */
export function nameOfReference(client: QueryClient, productId: string, id: string): string | undefined {
  const product = client.getQueryData(products.one(productId).queryKey)
  const known = [product?.type, product?.collection, product?.shipping_profile]
  const lists = [productTypes, collections, shippingProfiles].flatMap(({ name }) =>
    client
      .getQueriesData<ListPageData<{ id: string }>>({ queryKey: ["admin", name, "list"] })
      .flatMap(([, data]) => data?.rows ?? []),
  )
  const row = [...known, ...lists].find((each) => each?.id === id)
  return row ? asOption(row).label : undefined
}
