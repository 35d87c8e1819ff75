import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { type BulkJob, countsOf } from "#machines/bulk-edit/bulk-edit.rules.ts"
import { downloadCsv } from "#routes/admin/-kit/download-csv.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { useToast } from "#ui/toasts.tsx"
import { type ProblemRow, problemRows } from "./results.ts"
import type { StepProps } from "./step-props.ts"

const MAX_SHOWN = 100

/** How a job ended: counts, the rows with problems and their reasons, and what can be done about them. */
export function ResultStep(props: StepProps & { onClose: () => void }) {
  const { job } = props.snapshot.context
  return job && <Result {...props} job={job} />
}

function Result({ snapshot, send, onClose, job }: StepProps & { onClose: () => void; job: BulkJob }) {
  const t = useTranslations("admin.bulkEdit.result")
  const title = useTitle(job, snapshot)
  const [isAsking, setIsAsking] = useState(false)
  const { done, failed, sent, same, waiting, kept } = countsOf(job)
  const problems = problemRows(job)
  const isPartial = snapshot.matches("partial")
  const open = failed + waiting + sent
  const notes = [
    same > 0 && t("same", { count: same }),
    failed > 0 && t("failed", { count: failed }),
    waiting > 0 && !snapshot.matches("rolledBack") && t("waiting", { count: waiting }),
    kept > 0 && t("kept", { count: kept }),
    job.leftOut > 0 && !job.change.delete && t("leftOut", { count: job.leftOut }),
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
      {problems.length > 0 && <Problems rows={problems} />}
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
        title={t("rollBackTitle", { count: done + sent })}
        confirm={t("rollBackConfirm", { count: done + sent })}
        onClose={() => setIsAsking(false)}
        onConfirm={() => send({ type: "job.rollBack" })}
      >
        {t("rollBackText")}
      </ConfirmDialog>
    </>
  )
}

function useTitle(job: BulkJob, snapshot: StepProps["snapshot"]): string {
  const t = useTranslations("admin.bulkEdit.result")
  const { done, same, restored } = countsOf(job)
  const total = job.rows.length
  if (snapshot.matches("rolledBack")) return t("rolledBack", { count: restored })
  // Products that someone else deleted count as deleted, too.
  if (job.change.delete)
    return done + same === total ? t("deleted", { count: total }) : t("partlyDeleted", { done: done + same, total })
  return done === total ? t("succeeded", { count: total }) : t("partial", { done, total })
}

function useReasonText() {
  const t = useTranslations("admin.bulkEdit.reasons")
  return ({ reason }: ProblemRow) => ("text" in reason ? t(reason.kind, { text: reason.text }) : t(reason.kind))
}

function Problems({ rows }: { rows: readonly ProblemRow[] }) {
  const t = useTranslations("admin.bulkEdit")
  const toast = useToast()
  const textOf = useReasonText()
  const download = () => {
    const cells = rows.map((row) => ({
      [t("csv.id")]: row.id,
      [t("csv.title")]: row.title,
      [t("csv.reason")]: textOf(row),
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
            id: "product",
            header: t("result.product"),
            cell: ({ id, title, reason }) =>
              reason.kind === "gone" ? (
                title
              ) : (
                <TextLink to="/admin/products/$id" params={{ id }}>
                  {title}
                </TextLink>
              ),
          },
          {
            id: "reason",
            header: t("result.reason"),
            cell: (row) => <span className="wrap-anywhere">{textOf(row)}</span>,
          },
        ]}
      />
    </Card>
  )
}
