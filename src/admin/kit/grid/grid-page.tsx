import { type ReactNode, Suspense } from "react"
import type { CellId } from "#ui/data-grid/types.ts"
import { late, usePreload } from "#ui/late.tsx"
import type { GridPageState } from "./use-grid-page.ts"

const GridSaveBar = late(async () => (await import("./grid-save-bar.tsx")).GridSaveBar)
const CellConflictDialog = late(async () => (await import("./cell-conflict-dialog.tsx")).default)
const usedLater = [GridSaveBar]

interface GridPageProps {
  page: GridPageState
  /** Name of a cell: "M / Black · EUR". */
  nameOf: (cell: CellId) => string
  /** What else is saved with the cells. */
  withSave?: ReactNode
  /** The notices and the grid. */
  children: ReactNode
}

/** The frame of a page that edits a grid: the save bar, and questions about conflicts and unsaved changes. */
export function GridPage({ page, nameOf, withSave, children }: GridPageProps) {
  const { edits, saving } = page
  usePreload(usedLater)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {children}
      {edits.state.edits.size > 0 && (
        <Suspense>
          <GridSaveBar page={page}>{withSave}</GridSaveBar>
        </Suspense>
      )}
      {page.leaveQuestion}
      {saving.question && (
        <Suspense>
          <CellConflictDialog question={saving.question} nameOf={nameOf} />
        </Suspense>
      )}
    </div>
  )
}
