import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { type BulkAction, RowFailure } from "#admin/kit/list/bulk-action.ts"
import { BulkDialog } from "#admin/kit/list/bulk-dialog.tsx"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { productsUsing } from "#admin/products/products-using.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { refusalReason } from "#sdk/error.ts"
import { RadioCards } from "#ui/radio-cards.tsx"
import { mergeValue, UnmovedProducts } from "./merge-value.ts"
import { type ValueKind, type ValueRow, valueKinds } from "./values.ts"

interface MergeValuesProps {
  kind: ValueKind
  /** At least two. */
  rows: readonly ValueRow[]
  /** Called when the dialog closes, with the rows to keep selected. */
  onClose: (selected: readonly ValueRow[]) => void
}

/** Requests at a time that count products. */
const AT_ONCE = 4

/** Merges types or tags that mean the same: asks which one stays, moves the products of the others, and deletes them. */
export function MergeValues({ kind, rows, onClose }: MergeValuesProps) {
  const t = useTranslations(`admin.catalog.${kind}.merge`)
  const tShared = useTranslations("admin.catalog.merge")
  const refusal = useRefusalText()
  const { resource, products } = valueKinds[kind]
  const [keptId, setKeptId] = useState(rows[0]?.id ?? "")
  const kept = rows.find(({ id }) => id === keptId)
  const name = kept?.value ?? ""
  const { data: counts } = useQuery({
    queryKey: ["admin", "dependants", ...rows.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const found = await mapConcurrent(rows, AT_ONCE, ({ id }) => productsUsing(products(id), signal))
      return new Map(rows.map(({ id }, index) => [id, found[index]?.count ?? 0]))
    },
    staleTime: 0,
    gcTime: 0,
  })

  /** A refusal with the names of the products that weren't moved. */
  const explained = (error: unknown): unknown => {
    const [first] = error instanceof UnmovedProducts ? error.products : []
    if (!first || !(error instanceof UnmovedProducts)) return error
    const names = error.products.slice(0, 3).map(({ title }) => `“${title}”`)
    const sentence = refusalReason(first.error)
    const reason = sentence === undefined ? tShared("server") : refusal(sentence)
    return new RowFailure(tShared("unmoved", { count: error.products.length, names: names.join(", "), reason }))
  }
  const action: BulkAction<ValueRow> = {
    label: t("label", { count: rows.length }),
    texts: (count) => ({
      title: t("label", { count: rows.length }),
      consequence: tShared("consequence"),
      confirm: t("confirm", { count }),
      done: t("done", { count, name }),
    }),
    // Each request replaces all tags of a product.
    concurrency: 1,
    run: ({ id }) =>
      mergeValue(kind, id, keptId).catch((error: unknown) => {
        throw explained(error)
      }),
    refresh: (client, merged) => resource.forget(client, ...merged.map(({ id }) => id)),
  }
  const others = rows.filter(({ id }) => id !== keptId)
  return (
    <BulkDialog
      action={action}
      rows={others}
      rowName={({ value = "" }) => value}
      onClose={(unmerged) => onClose(kept && unmerged.length > 0 ? [kept, ...unmerged] : [])}
    >
      <RadioCards
        legend={tShared("kept")}
        value={keptId}
        onChange={setKeptId}
        options={rows.map(({ id, value = "" }) => ({
          value: id,
          label: <span className="wrap-anywhere">{value}</span>,
          description: counts ? tShared("products", { count: counts.get(id) ?? 0 }) : "…",
        }))}
      />
    </BulkDialog>
  )
}
