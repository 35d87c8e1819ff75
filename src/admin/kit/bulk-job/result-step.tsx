import { type ReactNode, useState } from "react"
import { downloadCsv } from "#admin/kit/download-csv.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { countsOf, progressOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { useToast } from "#ui/toasts.tsx"
import type { SharedStepProps, StepTexts } from "./step-props.ts"

const MAX_SHOWN = 100

/** A row that needs attention. */
export interface ListedProblem {
  readonly id: string
  readonly title: string
  readonly reason: string
  /** Its title with a link to the record, if there is one still. */
  readonly link: ReactNode
}

interface ResultStepProps extends SharedStepProps {
  readonly title: string
  readonly problems: readonly ListedProblem[]
  /** Whether rows that were left out are mentioned. */
  readonly isLeftOutShown: boolean
  readonly onClose: () => void
  /** What rolling back does, if it isn't what the texts say. */
  readonly rollBackText?: string | undefined
  /** More about the result, below the problems. */
  readonly children?: ReactNode
}

/** How a job ended: counts, the rows with problems and their reasons, and what can be done about them. */
export function ResultStep(props: ResultStepProps) {
  const { texts, snapshot, send, title, problems, isLeftOutShown, onClose, rollBackText, children } = props
  const t = useTranslations(`admin.${texts}.result`)
  const [isAsking, setIsAsking] = useState(false)
  const { job } = snapshot.context
  if (!job) return null
  const { failed, sent, same, waiting, kept } = countsOf(job)
  const back = progressOf(job, "back")
  const toRollBack = back.total - back.settled
  const isPartial = snapshot.matches("partial")
  const open = failed + waiting + sent
  const notes = [
    same > 0 && t("same", { count: same }),
    failed > 0 && t("failed", { count: failed }),
    waiting > 0 && !snapshot.matches("rolledBack") && t("waiting", { count: waiting }),
    kept > 0 && t("kept", { count: kept }),
    job.leftOut > 0 && isLeftOutShown && t("leftOut", { count: job.leftOut }),
  ].filter((note) => note !== false)
  return (
    <>
      <Banner tone={isPartial || kept > 0 ? "waiting" : "done"} announce title={title}>
        {notes.length > 0 && (
          <ul className="grid gap-0.5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Banner>
      {problems.length > 0 && <Problems texts={texts} rows={problems} />}
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        {snapshot.can({ type: "job.rollBack" }) && (
          <Button icon="return" onClick={() => setIsAsking(true)}>
            {t("rollBack")}
          </Button>
        )}
        {isPartial && open > 0 && (
          <Button icon="refresh" onClick={() => send({ type: "job.retry" })}>
            {t("retryFailed", { count: open })}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title={t("rollBackTitle", { count: toRollBack })}
        confirm={t("rollBackConfirm", { count: toRollBack })}
        onClose={() => setIsAsking(false)}
        onConfirm={() => send({ type: "job.rollBack" })}
      >
        {rollBackText ?? t("rollBackText")}
      </ConfirmDialog>
    </>
  )
}

function Problems({ texts, rows }: { texts: StepTexts; rows: readonly ListedProblem[] }) {
  const t = useTranslations(`admin.${texts}`)
  const toast = useToast()
  const download = () => {
    const cells = rows.map((row) => ({
      [t("csv.id")]: row.id,
      [t("csv.title")]: row.title,
      [t("csv.reason")]: row.reason,
    }))
    downloadCsv(t("csv.file"), cells).catch(() => toast({ tone: "refused", title: t("result.downloadFailed") }))
  }
  return (
    <Card
      title={t("result.rows")}
      actions={
        <Button size="sm" icon="download" onClick={download}>
          {t("result.download")}
        </Button>
      }
      footer={
        rows.length > MAX_SHOWN && (
          <p className="text-sm text-muted">{t("result.first", { shown: MAX_SHOWN, all: rows.length })}</p>
        )
      }
    >
      <DataTable
        caption={t("result.rows")}
        rows={rows.slice(0, MAX_SHOWN)}
        rowId={({ id }) => id}
        sticky={false}
        columns={[
          {
            id: "row",
            header: t("result.row"),
            cell: ({ link }) => link,
          },
          {
            id: "reason",
            header: t("result.reason"),
            cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
          },
        ]}
      />
    </Card>
  )
}
