import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { useBottomBar } from "#ui/use-bottom-bar.ts"

interface GridSaveBarProps {
  unsaved: number
  problems: number
  progress: { readonly done: number; readonly all: number } | undefined
  onShowProblem: () => void
  onDiscard: () => void
  onSave: () => void
  /** What else is saved with the cells. */
  children?: ReactNode
}

/** The bar with the number of unsaved cells, those to correct, and the buttons. */
export function GridSaveBar({
  unsaved,
  problems,
  progress,
  onShowProblem,
  onDiscard,
  onSave,
  children,
}: GridSaveBarProps) {
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
              <Button size="sm" variant="quiet" onClick={onShowProblem}>
                {t("showNext")}
              </Button>
            </>
          )}
        </div>
      )}
      {children}
      <Button onClick={onDiscard}>{t("discard")}</Button>
      <Button
        variant="primary"
        busy={progress !== undefined}
        disabledReason={unsaved === problems ? t("toCorrect", { count: problems }) : undefined}
        onClick={onSave}
      >
        {t("save")}
      </Button>
    </div>
  )
}
