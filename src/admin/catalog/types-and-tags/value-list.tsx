import { type ReactNode, Suspense, useState } from "react"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn } from "#admin/kit/list/name-column.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import type { ValueSearch } from "./value-search.ts"
import { type ValueKind, type ValueRow, valueKinds } from "./values.ts"

const MergeValues = late(async () => (await import("./merge-values.tsx")).MergeValues)

interface Merging {
  readonly rows: readonly ValueRow[]
  /** Replaces the selection of the list. */
  readonly select: (rows: readonly ValueRow[]) => void
}

/** List of product types or tags; duplicates can be merged. */
export function ValueList({ kind, search }: { kind: ValueKind; search: ValueSearch }) {
  const [merging, setMerging] = useState<Merging>()
  const { resource, pages, texts } = valueKinds[kind]
  const t = useTranslations(`admin.lists.${texts}.columns`)
  const tc = useTranslations("admin.catalog")
  const mergeButton = (rows: readonly ValueRow[], select: Merging["select"]): ReactNode => (
    <Button
      size="sm"
      disabledReason={rows.length < 2 ? tc(`${kind}.merge.tooFew`) : undefined}
      onPointerEnter={MergeValues.preload}
      onClick={() => setMerging({ rows, select })}
    >
      {tc(`${kind}.merge.label`, { count: rows.length })}
    </Button>
  )
  return (
    <>
      <ListPage<ValueRow, ValueSearch>
        resource={resource}
        search={search}
        texts={useListTexts(texts, "tag")}
        columns={[nameColumn("value", t("value"), pages.one), ...useDateColumns()]}
        rowName={({ value, id }) => value ?? id}
        create={<CreateLink to={pages.create}>{tc(`${kind}.create`)}</CreateLink>}
        filters={useDateFilters()}
        bulk={[useDeleteRows(resource, texts)]}
        selectionActions={mergeButton}
      />
      {merging && (
        <Suspense>
          <MergeValues
            kind={kind}
            rows={merging.rows}
            onClose={(selected) => {
              setMerging(undefined)
              merging.select(selected)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
