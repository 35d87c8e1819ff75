import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { SearchField } from "#ui/search-field.tsx"

interface GridToolsProps {
  /** Label of the search field. */
  search: string
  filter: string
  onFilter: (text: string) => void
  state: { readonly past: readonly unknown[]; readonly future: readonly unknown[] }
  onUndo: () => void
  onRedo: () => void
  onFillDown: () => void
  /** How many rows are loaded, while there are more. */
  children?: ReactNode
}

/** The search field and the buttons above a grid: undo, redo, fill down. */
export function GridTools({ search, filter, onFilter, state, onUndo, onRedo, onFillDown, children }: GridToolsProps) {
  const t = useTranslations("admin.priceGrid")
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-full sm:w-72">
        <SearchField label={search} value={filter} onSearch={onFilter} delay={100} />
      </div>
      <Button
        size="sm"
        variant="quiet"
        icon="return"
        disabledReason={state.past.length === 0 ? t("nothingToUndo") : undefined}
        onClick={onUndo}
      >
        {t("undo")}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon="refresh"
        disabledReason={state.future.length === 0 ? t("nothingToRedo") : undefined}
        onClick={onRedo}
      >
        {t("redo")}
      </Button>
      <Button size="sm" variant="quiet" icon="arrowDown" onClick={onFillDown}>
        {t("fillDown")}
      </Button>
      {children}
    </div>
  )
}
