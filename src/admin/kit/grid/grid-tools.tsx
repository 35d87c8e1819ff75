import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { SearchField } from "#ui/search-field.tsx"
import type { GridCells } from "./use-grid-cells.ts"

interface GridToolsProps {
  /** Label of the search field. */
  search: string
  cells: GridCells
  /** More buttons, and how many rows are loaded. */
  children?: ReactNode
}

/** The search field and the buttons above a grid: undo, redo, fill down. */
export function GridTools({ search, cells, children }: GridToolsProps) {
  const { filter, setFilter, state, undo, redo, grid } = cells
  const t = useTranslations("admin.priceGrid")
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-full sm:w-72">
        <SearchField label={search} value={filter} onSearch={setFilter} delay={100} />
      </div>
      <Button
        size="sm"
        variant="quiet"
        icon="return"
        disabledReason={state.past.length === 0 ? t("nothingToUndo") : undefined}
        onClick={undo}
      >
        {t("undo")}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon="refresh"
        disabledReason={state.future.length === 0 ? t("nothingToRedo") : undefined}
        onClick={redo}
      >
        {t("redo")}
      </Button>
      <Button size="sm" variant="quiet" icon="arrowDown" onClick={() => grid.current?.fillDown()}>
        {t("fillDown")}
      </Button>
      {children}
    </div>
  )
}
