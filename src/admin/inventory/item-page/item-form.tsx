import { type ReactNode, useMemo } from "react"
import { z } from "zod/mini"
import { adminSdk } from "#admin/api/client.ts"
import { type InventoryRow, inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { foundBefore } from "#admin/kit/form/save-record.ts"
import { optionalText, requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import {
  attributeRules,
  attributeValues,
  clearable,
  codes,
  measures,
  translateMeasures,
} from "#admin/products/attributes/attributes.ts"
import { AttributesCard } from "#admin/products/attributes/attributes-card.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Columns } from "#ui/page.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { withoutHistory } from "./stock-history.ts"

/** The server rounds decimals. */
const optionalWhole = z.pipe(
  optionalText.check(z.regex(/^\d{0,9}$/, "whole")),
  z.transform((text: string) => (text === "" ? null : Number(text))),
)

const rulesOf = (locale: string) =>
  z.object({
    title: requiredText,
    sku: clearable,
    description: clearable,
    requires_shipping: z.boolean(),
    ...attributeRules(locale),
    weight: optionalWhole,
    length: optionalWhole,
    width: optionalWhole,
    height: optionalWhole,
    metadata: metadataRows,
  })
type Values = z.input<ReturnType<typeof rulesOf>>

const valuesOf =
  (locale: string) =>
  (item: InventoryRow | undefined): Values => ({
    title: item?.title ?? "",
    sku: item?.sku ?? "",
    description: item?.description ?? "",
    requires_shipping: item?.requires_shipping ?? true,
    ...attributeValues(item, locale),
    metadata: toMetadataRows(withoutHistory(item?.metadata as Record<string, unknown> | null | undefined)),
  })

const names = ["title", "sku", "description", "requires_shipping", ...measures, ...codes, "metadata"] as const

/** Finds an item that may have been created: by its SKU, else the newest one with the title. */
async function findItem({ sku, title }: { sku: string | null; title: string }): Promise<InventoryRow | undefined> {
  const query = {
    fields: inventoryItems.fields.one,
    order: "-created_at",
    limit: 20,
    ...(sku ? { sku } : { q: title }),
  }
  const { inventory_items } = await adminSdk().admin.inventoryItem.list({ query })
  return inventory_items.find((item) => item.title === title)
}

interface ItemFormProps {
  item?: InventoryRow
  onCreated?: (item: InventoryRow) => void
  aside?: ReactNode
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of an inventory item: names, shipping, attributes and metadata. */
export function ItemForm({ item, onCreated, aside, below }: ItemFormProps) {
  const t = useTranslations("admin.inventory")
  const locale = useLocale()
  const schema = useMemo(() => rulesOf(locale), [locale])
  const toValues = useMemo(() => valuesOf(locale), [locale])
  const form = useResourceForm({
    resource: inventoryItems,
    record: item,
    toValues,
    schema,
    texts: {
      labels: Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)])) as Record<keyof Values, string>,
      saved: t(item ? "saved" : "created"),
    },
    translate: translateMeasures,
    find: findItem,
    similar: foundBefore(findItem),
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  return (
    <ResourceForm form={form} submit={t(item ? "save" : "create")} cancel={{ to: "/admin/inventory" }} below={below}>
      <Columns
        aside={
          <>
            {aside}
            <AttributesCard
              title={t("attributes")}
              description={t("attributesHint")}
              field={form.field}
              country={form.value("origin_country")}
            />
          </>
        }
      >
        <Card title={t("general")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField autoComplete="off" {...form.field("title")} />
            <TextField autoComplete="off" optional {...form.field("sku")} />
            <TextArea className="sm:col-span-2" optional {...form.field("description")} />
            <Checkbox hint={t("shippingHint")} {...form.field("requires_shipping")} />
          </div>
        </Card>
        <MetadataCard {...form.input("metadata")} />
      </Columns>
    </ResourceForm>
  )
}
