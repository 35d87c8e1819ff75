import { useState } from "react"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import type { ListQuery } from "#admin/kit/resource.ts"
import { batchesOf } from "#lib/batches.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { type Column, DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import type { IconName } from "#ui/icon.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { LinkedCard, type LinkedCardProps } from "./linked-card.tsx"
import type { ChangeLinks, LinkedTableName } from "./linked-names.ts"
import { type Paging, useLinkedPage } from "./use-linked-page.tsx"

interface LinkedTableProps<Row> extends Omit<LinkedCardProps<Row>, "children" | "badge" | "padding"> {
  name: LinkedTableName
  icon: IconName
  /** One page of the linked records. */
  list: (search: Paging & { q: string }) => ListQuery<Row>
  /** With them, the records can be searched. */
  search?: { label: string; noMatch: string }
  columns: readonly Column<Row>[]
  rowName: (row: Row) => string
  change: ChangeLinks
}

const noRows: ReadonlySet<string> = new Set()

/** Card with a table of the linked records, which the server lists; selected ones are removed after a confirmation. */
export function LinkedTable<Row extends { readonly id: string }>(props: LinkedTableProps<Row>) {
  const { icon, list, search, columns, rowName, ...card } = props
  const { name, change, notice } = card
  const t = useTranslations("admin.linked")
  const [q, setQ] = useState("")
  const [selected, setSelected] = useState(noRows)
  const [isRemoving, setRemoving] = useState(false)
  const { data, error, refetch, isPlaceholderData, setPage, pages } = useLinkedPage((paging) => list({ q, ...paging }))
  return (
    <LinkedCard {...card} padding="flush" badge={search && data && q === "" && <Badge>{data.count}</Badge>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-4 sm:px-5">
        {notice?.(data?.rows ?? [])}
        {search && (q !== "" || (data?.count ?? 0) > 0) && (
          <SearchField
            label={search.label}
            value={q}
            onSearch={(text) => {
              setQ(text)
              setPage(1)
            }}
          />
        )}
        <DataTable<Row>
          caption={t(`${name}.title`)}
          sticky={false}
          problem={error && <ListError error={error} onRetry={() => void refetch()} />}
          rows={data?.rows}
          rowId={({ id }) => id}
          rowName={rowName}
          refreshing={isPlaceholderData}
          skeletonRows={3}
          columns={columns}
          selection={{
            selected,
            onChange: setSelected,
            actions: (
              <Button size="sm" variant="danger" onClick={() => setRemoving(true)}>
                {t(`${name}.remove`)}
              </Button>
            ),
          }}
          empty={
            q ? (
              <EmptyState icon="search" title={search?.noMatch ?? ""} />
            ) : (
              <EmptyState icon={icon} title={t(`${name}.none.title`)} text={t(`${name}.none.text`)} />
            )
          }
        />
        {pages}
      </div>
      {isRemoving && (
        <ActionDialog
          title={t(`${name}.removeTitle`, { count: selected.size })}
          description={t(`${name}.removeText`)}
          confirm={t(`${name}.removeConfirm`, { count: selected.size })}
          isDangerous
          run={async () => {
            for (const remove of batchesOf([...selected])) await change({ remove })
          }}
          done={t(`${name}.removed`, { count: selected.size })}
          onDone={() => setSelected(noRows)}
          onClose={() => setRemoving(false)}
        />
      )}
    </LinkedCard>
  )
}
