import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { useToast } from "#ui/toasts.tsx"
import { type LinkedProduct, linkedProducts, type ProductFilter } from "./product.resource.ts"

/** Adds products to a record and removes them from it, by their ids. */
export type ChangeProducts = (change: { add?: string[]; remove?: string[] }) => Promise<unknown>

interface AddProductsProps {
  filter: ProductFilter
  change: ChangeProducts
  hint: string | undefined
  onClose: () => void
}

const isIn = (product: LinkedProduct, { collection_id, category_id, sales_channel_id }: ProductFilter): boolean =>
  (collection_id !== undefined && product.collection_id === collection_id) ||
  (product.categories ?? []).some(({ id }) => id === category_id) ||
  (product.sales_channels ?? []).some(({ id }) => id === sales_channel_id)

/** Dialog that finds products and adds them to a collection, category or sales channel. */
export function AddProducts({ filter, change, hint, onClose }: AddProductsProps) {
  const t = useTranslations("admin.catalog.products")
  const client = useQueryClient()
  const toast = useToast()
  const [ids, setIds] = useState<readonly string[]>([])
  const add = useMutation({
    mutationFn: () => change({ add: [...ids] }),
    onSuccess: () => {
      toast({ title: t("added", { count: ids.length }) })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["admin", linkedProducts.name] }),
  })
  return (
    <EntryDialog
      title={t("add")}
      description={hint}
      entries={ids}
      submit={t("addCount", { count: ids.length })}
      busy={add.isPending}
      disabledReason={ids.length === 0 ? t("chooseFirst") : undefined}
      onSubmit={() => ids.length > 0 && !add.isPending && add.mutate()}
      onClose={onClose}
    >
      <div className="grid min-h-92 content-start gap-4">
        <EntityPicker
          label={t("title")}
          placeholder={t("search")}
          resource={linkedProducts}
          multiple
          value={ids}
          onChange={setIds}
          option={(product) => ({
            value: product.id,
            label: product.title,
            image: product.thumbnail,
            ...(filter.collection_id !== undefined && product.collection?.title
              ? { description: t("from", { collection: product.collection.title }) }
              : {}),
          })}
          whyNot={(product) => (isIn(product, filter) ? t("alreadyIn") : undefined)}
        />
        <SaveError error={add.error} />
      </div>
    </EntryDialog>
  )
}
