import { type ReactNode, Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import type { Selection } from "#ui/data-table.tsx"
import { late } from "#ui/late.tsx"
import { useToast } from "#ui/toasts.tsx"
import type { BulkAction } from "./bulk-action.ts"
import type { BulkDialogProps } from "./bulk-dialog.tsx"
import { useKeptSelection } from "./kept-selection.ts"

interface Identified {
  id: string
}

const BulkDialog = late<BulkDialogProps<Identified>>(async () => (await import("./bulk-dialog.tsx")).BulkDialog)

interface SelectionOptions<Row> {
  /** The filters of the list, under which rows are selected. */
  scope: string
  list: { readonly rows: readonly Row[] | undefined; readonly count: number | undefined }
  rowName: (row: Row) => string
  bulk?: readonly BulkAction<Row>[]
  /** Buttons that the page handles itself. */
  selectionActions?: (rows: readonly Row[], select: (rows: readonly Row[]) => void) => ReactNode
  loadAll?: () => Promise<readonly Row[]>
}

/** The selected rows with their bulk actions; undefined if the list has no bulk actions. */
export function useRowSelection<Row extends Identified>(
  options: SelectionOptions<Row>,
): {
  selection: Selection | undefined
  dialog: ReactNode
} {
  const { scope, list, rowName, bulk = [], selectionActions, loadAll } = options
  const { rows: selected, select } = useKeptSelection<Row>(scope)
  const [running, setRunning] = useState<{ action: BulkAction<Row>; rows: readonly Row[] }>()
  const [isLoadingAll, setLoadingAll] = useState(false)
  const toast = useToast()
  const t = useTranslations("admin.list")
  if (bulk.length === 0 && !selectionActions) return { selection: undefined, dialog: undefined }

  const { rows = [], count = 0 } = list
  const byId = (from: readonly Row[]) => new Map(from.map((row) => [row.id, row]))
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const close = (unchanged: readonly Row[]) => {
    setRunning(undefined)
    select(byId(unchanged))
  }
  async function selectMatching(load: () => Promise<readonly Row[]>) {
    setLoadingAll(true)
    try {
      select(byId(await load()))
    } catch {
      toast({ tone: "refused", title: t("failed") })
    } finally {
      setLoadingAll(false)
    }
  }
  const actions = (
    <>
      {loadAll && isPageSelected && selected.size < count && (
        <Button size="sm" variant="quiet" busy={isLoadingAll} onClick={() => selectMatching(loadAll)}>
          {t("selectMatching", { count })}
        </Button>
      )}
      {/* Until all rows are there, an action would change only those of this page. */}
      <fieldset disabled={isLoadingAll} className="contents disabled:[&_button]:opacity-60">
        {selectionActions?.([...selected.values()], (next) => select(byId(next)))}
        {bulk.map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant={action.isDangerous ? "danger" : "secondary"}
            icon={action.icon}
            onPointerEnter={BulkDialog.preload}
            onClick={() => setRunning({ action, rows: [...selected.values()] })}
          >
            {action.label}
          </Button>
        ))}
      </fieldset>
    </>
  )
  return {
    selection: {
      selected: new Set(selected.keys()),
      onChange: (ids) => {
        const known = new Map([...selected, ...byId(rows)])
        select(new Map([...known].filter(([id]) => ids.has(id))))
      },
      actions,
    },
    dialog: running && (
      <Suspense>
        <BulkDialog {...running} rowName={rowName} onClose={close} />
      </Suspense>
    ),
  }
}
