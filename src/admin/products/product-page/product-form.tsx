import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, Suspense, useMemo } from "react"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { codes, measures, translateMeasures } from "#admin/products/attributes/attributes.ts"
import { AttributesCard } from "#admin/products/attributes/attributes-card.tsx"
import { products } from "#admin/products/product.resource.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { late } from "#ui/late.tsx"
import { Columns } from "#ui/page.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { nameOfReference, OrganizationCard } from "./organization-card.tsx"
import { type ProductRecord, type ProductValues, productRules, toProductValues } from "./product-values.ts"

/** Fields of the product in the order of the page. */
const fields = [
  ...(["title", "subtitle", "handle", "description", "status", "discountable", "images", "thumbnail"] as const),
  ...(["type_id", "collection_id", "categories", "tags", "sales_channels", "shipping_profile_id"] as const),
  ...measures,
  ...codes,
  "metadata",
] as const

const MediaCard = late(async () => (await import("./media-card.tsx")).MediaCard)

const { create: _, ...editable } = products

type ProductForm = ReturnType<typeof useProductForm>

function useProductForm(product: ProductRecord) {
  const t = useTranslations("admin.products")
  const tStatus = useTranslations("admin.catalog.products.status")
  const client = useQueryClient()
  const locale = useLocale()
  const schema = useMemo(() => productRules(locale), [locale])
  const toValues = useMemo(() => toProductValues(locale), [locale])
  return useResourceForm({
    resource: editable,
    record: product,
    toValues,
    schema,
    translate: translateMeasures,
    texts: {
      labels: Object.fromEntries(fields.map((name) => [name, t(`fields.${name}`)])) as Record<
        keyof ProductValues,
        string
      >,
      saved: t("saved"),
    },
    exceptions: { handle: /^Invalid product handle/ },
    valueText: (field, value) => {
      if (field === "status") return tStatus(value as ProductRecord["status"])
      if (field === "images") return t("media.count", { count: (value as readonly unknown[]).length })
      return typeof value === "string" && field.endsWith("_id") ? nameOfReference(client, product.id, value) : undefined
    },
  })
}

interface ProductFormProps {
  product: ProductRecord
  /** Cards that save on their own, above the metadata and at the side. */
  children?: ReactNode
  aside?: ReactNode
}

/** Form of a product: general information, organization, attributes and metadata. */
export function ProductForm({ product, children, aside }: ProductFormProps) {
  const t = useTranslations("admin.products")
  const form = useProductForm(product)
  return (
    <ResourceForm form={form} submit={t("save")}>
      <Columns
        aside={
          <>
            {aside}
            <OrganizationCard
              status={form.field("status")}
              one={{
                type_id: form.input("type_id"),
                collection_id: form.input("collection_id"),
                shipping_profile_id: form.input("shipping_profile_id"),
              }}
              many={{
                categories: form.input("categories"),
                tags: form.input("tags"),
                sales_channels: form.input("sales_channels"),
              }}
            />
            <AttributesCard
              title={t("attributes")}
              description={t("attributesHint")}
              field={form.field}
              country={form.value("origin_country")}
            />
          </>
        }
      >
        <GeneralCard form={form} />
        <Suspense fallback={<Skeleton className="h-52 w-full" />}>
          <MediaCard
            productId={product.id}
            images={form.value("images")}
            thumbnail={form.value("thumbnail")}
            onChange={(images, thumbnail) => {
              form.input("images").onChange(images)
              form.input("thumbnail").onChange(thumbnail)
            }}
          />
        </Suspense>
        {children}
        <MetadataCard {...form.input("metadata")} />
      </Columns>
    </ResourceForm>
  )
}

function GeneralCard({ form }: { form: ProductForm }) {
  const t = useTranslations("admin.products")
  const tc = useTranslations("admin.catalog")
  return (
    <Card title={tc("general")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoComplete="off" className="sm:col-span-2" {...form.field("title")} />
        <TextField autoComplete="off" optional {...form.field("subtitle")} />
        <TextField autoComplete="off" hint={t("handleHint")} {...form.field("handle")} />
        <TextArea optional rows={5} className="sm:col-span-2" {...form.field("description")} />
        <div className="sm:col-span-2">
          <Checkbox hint={t("discountableHint")} {...form.field("discountable")} />
        </div>
      </div>
    </Card>
  )
}
