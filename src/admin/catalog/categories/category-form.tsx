import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { z } from "zod/mini"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { optionalText, requiredText } from "#admin/kit/form/text-schema.ts"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { suggestCategoryHandle } from "#lib/handle.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ProductCategory } from "#schema/admin/entities/catalog.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { categories } from "./category.resource.ts"
import { categoryTreeQuery, findCategory } from "./category.ts"
import { CategoryPicker } from "./category-picker.tsx"

const schema = z.object({
  name: requiredText,
  handle: requiredText,
  description: optionalText,
  is_active: z.boolean(),
  is_internal: z.boolean(),
  parent_category_id: z.nullable(z.string()),
  metadata: metadataRows,
})

const valuesOf = (category: ProductCategory | undefined, parent: string | null): z.input<typeof schema> => ({
  name: category?.name ?? "",
  handle: category?.handle ?? "",
  description: category?.description ?? "",
  is_active: category?.is_active ?? true,
  is_internal: category?.is_internal ?? false,
  parent_category_id: parent,
  metadata: toMetadataRows(category?.metadata),
})

const newValues = (parent: string | null) => (created: ProductCategory | undefined) =>
  valuesOf(created, created ? created.parent_category_id : parent)

/** The parent of an existing category isn't edited in its form, so moving it elsewhere is no change of the form. */
const existingValues = (category: ProductCategory | undefined) => valuesOf(category, null)

interface CategoryFormProps {
  category?: ProductCategory
  /** Parent of a new category, chosen before. */
  parent?: string | undefined
  onCreated?: (category: ProductCategory) => void
  /** Cards that save on their own. */
  below?: ReactNode
}

/** Form of a category. A new one gets its parent here; others are moved in the tree. */
export function CategoryForm({ category, parent, onCreated, below }: CategoryFormProps) {
  const t = useTranslations("admin.catalog.category")
  const tc = useTranslations("admin.catalog")
  const tree = useQuery(categoryTreeQuery)
  const form = useResourceForm({
    resource: categories,
    record: category,
    toValues: category ? existingValues : newValues(parent ?? null),
    schema,
    texts: {
      labels: {
        name: t("name"),
        handle: t("handle"),
        description: t("description"),
        is_active: t("active"),
        is_internal: t("internal"),
        parent_category_id: t("parent"),
        metadata: tc("metadata"),
      },
      saved: t(category ? "saved" : "created"),
    },
    find: findCategory,
    exceptions: { parent_category_id: /parent category/i },
    metadata: "replace",
    valueText: (field, value) =>
      field === "parent_category_id" ? tree.data?.find(({ id }) => id === value)?.name : undefined,
    ...(onCreated ? { onSaved: onCreated } : {}),
  })
  const parentField = form.input("parent_category_id")
  const isParentGone =
    tree.data !== undefined && parentField.value !== null && !tree.data.some(({ id }) => id === parentField.value)
  return (
    <ResourceForm
      form={form}
      submit={t(category ? "save" : "create")}
      cancel={{ to: "/admin/categories" }}
      below={below}
    >
      <Card title={tc("general")}>
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField autoComplete="off" {...form.source("name", "handle", suggestCategoryHandle)} />
            <TextField autoComplete="off" hint={t("handleHint")} {...form.field("handle")} />
          </div>
          <TextArea optional {...form.field("description")} />
          {!category && (
            <CategoryPicker
              hint={t("parentHint")}
              placeholder={t("move.top")}
              nodes={tree.data ?? []}
              {...parentField}
              error={isParentGone ? t("move.reasons.gone") : parentField.error}
            />
          )}
          <Checkbox hint={t("activeHint")} {...form.field("is_active")} />
          <Checkbox hint={t("internalHint")} {...form.field("is_internal")} />
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
