import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "./button.tsx"
import type { Selection } from "./table-types.ts"

/** The number of selected rows and their actions; below the rows, so that they don't move, and visible while they scroll. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const t = useTranslations("ui.table")
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar,0px)+--spacing(2))] z-20 flex min-h-11 animate-appear flex-wrap items-center gap-2 rounded-lg border border-accent-line bg-accent-soft py-1 pr-1.5 pl-4 text-sm shadow-md">
      <p role="status" className="mr-auto font-semibold tabular-nums">
        {t("selected", { count: selection.selected.size })}
      </p>
      {selection.actions}
      <Button variant="quiet" size="sm" onClick={() => selection.onChange(new Set())}>
        {t("clearSelection")}
      </Button>
    </div>
  )
}
