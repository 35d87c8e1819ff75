import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "./button.tsx"
import type { Selection } from "./table-types.ts"

/** The number of selected rows and their actions; below the rows, so that they don't move, and visible while they scroll. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const t = useTranslations("ui.table")
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar,0px)+--spacing(2))] z-20 flex min-h-11 animate-appear flex-wrap items-center gap-x-2 rounded-lg border border-accent-line bg-accent-soft px-2 py-1 text-sm shadow-md">
      <p role="status" className="pl-2 font-semibold tabular-nums max-sm:mr-auto">
        {t("selected", { count: selection.selected.size })}
      </p>
      <Button variant="quiet" size="sm" onClick={() => selection.onChange(new Set())}>
        {t("clearSelection")}
      </Button>
      {/* One line that scrolls on phones, so that the rows stay visible and the page no wider. The padding is for focus rings. */}
      <div className="flex items-center gap-2 max-sm:w-full max-sm:contain-inline-size max-sm:overflow-x-auto max-sm:p-1 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:ml-auto sm:flex-wrap">
        {selection.actions}
      </div>
    </div>
  )
}
