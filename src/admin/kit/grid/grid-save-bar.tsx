import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { useBottomBar } from "#ui/use-bottom-bar.ts"
import type { GridPageState } from "./use-grid-page.ts"

interface GridSaveBarProps {
  page: GridPageState
  /** What else is saved with the cells. */
  children?: ReactNode
}

/** The bar with the number of unsaved cells, those to correct, and the buttons. */
export function GridSaveBar({ page, children }: GridSaveBarProps) {
  const { edits, saving, toCorrect, showNextProblem } = page
  const unsaved = edits.state.edits.size
  const problems = toCorrect.length
  const { progress } = saving
  const t = useTranslations("admin.priceGrid")
  const bar = useBottomBar<HTMLDivElement>()
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised px-4 py-3 shadow-md sm:bottom-4 sm:mx-0 sm:rounded-lg sm:border"
    >
      {progress ? (
        <div className="mr-auto w-full sm:w-72">
          <ProgressBar
            label={t("saving")}
            value={progress.done}
            max={progress.all}
            text={t("progress", { done: String(progress.done), count: progress.all })}
          />
        </div>
      ) : (
        <div className="mr-auto flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
          <p className="font-semibold">{t("unsaved", { count: unsaved })}</p>
          {problems > 0 && (
            <>
              <p className="text-refused-ink">{t("toCorrect", { count: problems })}</p>
              <Button size="sm" variant="quiet" onClick={showNextProblem}>
                {t("showNext")}
              </Button>
            </>
          )}
        </div>
      )}
      {children}
      <Button onClick={edits.discard}>{t("discard")}</Button>
      <Button
        variant="primary"
        busy={progress !== undefined}
        disabledReason={unsaved === problems ? t("toCorrect", { count: problems }) : undefined}
        onClick={() => void saving.save()}
      >
        {t("save")}
      </Button>
    </div>
  )
}
