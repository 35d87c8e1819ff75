import { problemRows } from "#admin/kit/bulk-job/problem-rows.ts"
import { ResultStep } from "#admin/kit/bulk-job/result-step.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { countsOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { OrderJobType } from "#machines/orders/order-jobs/order-jobs.rules.ts"
import { Card } from "#ui/card.tsx"
import { LeftOut, OrderLink } from "./left-out.tsx"
import { useReasonText } from "./reason-text.ts"
import type { StepProps } from "./step-props.ts"
import { type TrackingChoice, UnusedRows } from "./tracking-card.tsx"

interface OrderResultProps extends StepProps {
  type: OrderJobType
  tracking: TrackingChoice | undefined
  onClose: () => void
}

/** How a job on orders ended, with the orders and the rows of the file that were left out. */
export function OrderResult({ type, tracking, ...props }: OrderResultProps) {
  const t = useTranslations("admin.orderJobs")
  const textOf = useReasonText()
  const { job } = props.snapshot.context
  if (!job) return null
  const { done, restored } = countsOf(job)
  const total = job.rows.length
  const { leftOutRows = [] } = job
  const unused = tracking?.problems ?? []
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
        link: <OrderLink id={row.id} title={row.title} />,
      }))}
    >
      {leftOutRows.length > 0 && <LeftOut title={t("result.leftOutRows")} rows={leftOutRows} />}
      {unused.length > 0 && (
        <Card>
          <UnusedRows problems={unused} />
        </Card>
      )}
    </ResultStep>
  )
}
