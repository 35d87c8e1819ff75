import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import type { SharedStepProps } from "./step-props.ts"

interface PreviewFrameProps extends Pick<SharedStepProps, "texts" | "snapshot"> {
  onBack: () => void
  onStart: () => void
  /** The button that starts the job. */
  confirm: string
  isDangerous?: boolean
  /** Why the job can't start. */
  disabledReason: string | undefined
  /** What the job would do. */
  children: ReactNode
}

/** The preview of a job: its progress while it loads, then what the job would do and the button that starts it. */
export function PreviewFrame({ texts, snapshot, onBack, onStart, ...props }: PreviewFrameProps) {
  const t = useTranslations(`admin.${texts}`)
  const { rows, preview, isBlocked } = snapshot.context
  const back = <Button onClick={onBack}>{t("preview.back")}</Button>
  if (snapshot.matches({ previewing: "loading" }))
    return (
      <Card>
        <div className="grid gap-4">
          <ProgressBar
            label={t("preview.loading")}
            value={preview.length}
            max={rows.length}
            text={t("progress.of", { settled: preview.length, total: rows.length })}
          />
          <div>{back}</div>
        </div>
      </Card>
    )
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onStart()
      }}
    >
      {isBlocked && <Banner tone="waiting" announce title={t("preview.blocked")} />}
      {props.children}
      <div className="flex flex-wrap justify-end gap-2">
        {back}
        <Button
          type="submit"
          variant={props.isDangerous ? "danger" : "primary"}
          busy={snapshot.hasTag("busy")}
          disabledReason={props.disabledReason}
        >
          {props.confirm}
        </Button>
      </div>
    </form>
  )
}
