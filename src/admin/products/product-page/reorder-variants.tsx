import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { batchesOf } from "#lib/batches.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { SortableList } from "#ui/sortable-list.tsx"
import { type OptionDialogProps, useDialogSave } from "./use-dialog-save.ts"

/** Dialog that puts the variants in the order in which the store shows them. */
export function ReorderVariants(props: OptionDialogProps) {
  const { productId, variants, onClose } = props
  const t = useTranslations("admin.product.reorder")
  const [ids, setIds] = useState<readonly string[]>(() => variants.map(({ id }) => id))
  const { save, isPending, error } = useDialogSave(props)
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  // Someone else may have deleted or added variants.
  const rows = [...ids.flatMap((id) => byId.get(id) ?? []), ...variants.filter(({ id }) => !ids.includes(id))]
  const changes = rows.flatMap(({ id, rank }, index) => (rank === index ? [] : [{ id, variant_rank: index }]))
  async function send() {
    for (const update of batchesOf(changes))
      await adminSdk().admin.product.batchVariants({ id: productId, body: { update }, query: { fields: "id" } })
  }
  return (
    <EntryDialog
      title={t("title")}
      description={t("hint")}
      entries={ids}
      submit={t("save")}
      busy={isPending}
      disabledReason={changes.length === 0 ? t("unchanged") : undefined}
      onSubmit={() => save(send, t("done"))}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <SortableList
          label={t("title")}
          items={rows}
          itemId={({ id }) => id}
          itemName={({ title, sku }) => title || sku || ""}
          onMove={(row, to) =>
            setIds(
              rows
                .filter((other) => other !== row)
                .toSpliced(to, 0, row)
                .map(({ id }) => id),
            )
          }
        >
          {({ title, sku }) => (
            <span className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm">
              <span className="min-w-0 font-semibold wrap-anywhere">{title || sku}</span>
              {title && sku && <span className="text-muted">{sku}</span>}
            </span>
          )}
        </SortableList>
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}
