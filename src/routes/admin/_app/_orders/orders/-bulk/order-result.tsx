import { useTranslations } from "#lib/i18n.tsx"
import { countsOf } from "#machines/bulk-job/bulk-job.rules.ts"
import type { OrderJobType } from "#machines/order-jobs/order-jobs.rules.ts"
import { ResultStep } from "#routes/admin/_app/-bulk-edit/result-step.tsx"
import { problemRows } from "#routes/admin/_app/-bulk-edit/results.ts"
import { TextLink } from "#ui/link-button.tsx"
import { useReasonText } from "./reason-text.ts"
import type { StepProps } from "./step-props.ts"

interface OrderResultProps extends StepProps {
  type: OrderJobType
  onClose: () => void
}

/** How a job on orders ended. */
export function OrderResult({ type, ...props }: OrderResultProps) {
  const t = useTranslations("admin.orderJobs")
  const textOf = useReasonText()
  const { job } = props.snapshot.context
  if (!job) return null
  const { done, restored } = countsOf(job)
  const total = job.rows.length
  const title = props.snapshot.matches("rolledBack")
    ? t("result.rolledBack", { count: restored })
    : done === total
      ? t(`done.${type}`, { count: total })
      : t("result.partial", { done, total })
  return (
    <ResultStep
      {...props}
      texts="orderJobs"
      title={title}
      isLeftOutShown
      problems={problemRows(job).map((row) => ({
        id: row.id,
        title: row.title,
        reason: textOf(row.reason),
        link: (
          <TextLink to="/admin/orders/$id" params={{ id: row.id }}>
            {row.title}
          </TextLink>
        ),
      }))}
    />
  )
}
