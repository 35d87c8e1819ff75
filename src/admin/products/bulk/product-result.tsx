import { type ProblemRow, problemRows } from "#admin/kit/bulk-job/problem-rows.ts"
import { ResultStep } from "#admin/kit/bulk-job/result-step.tsx"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { BulkJob, ProductEdit } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import { countsOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { TextLink } from "#ui/link-button.tsx"
import type { StepProps } from "./step-props.ts"

/** How a bulk edit of products ended. */
export function ProductResult(props: StepProps & { onClose: () => void }) {
  const { job } = props.snapshot.context
  return job && <Result {...props} job={job} />
}

function Result({ job, ...props }: StepProps & { onClose: () => void; job: BulkJob }) {
  const t = useTranslations("admin.bulkEdit.reasons")
  const refusal = useRefusalText()
  const textOf = ({ reason }: ProblemRow<ProductEdit>) => {
    if (!("text" in reason)) return t(reason.kind)
    const text = refusal(reason.text)
    return reason.kind === "assumed" ? t("assumed", { reason: text }) : text
  }
  return (
    <ResultStep
      {...props}
      texts="bulkEdit"
      title={useTitle(job, props.snapshot)}
      isLeftOutShown={!job.change.delete}
      problems={problemRows(job).map((row) => ({
        id: row.id,
        title: row.title,
        reason: textOf(row),
        link:
          row.reason.kind === "gone" ? (
            row.title
          ) : (
            <TextLink to="/admin/products/$id" params={{ id: row.id }}>
              {row.title}
            </TextLink>
          ),
      }))}
    />
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
