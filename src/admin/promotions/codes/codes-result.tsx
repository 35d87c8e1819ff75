import { problemRows } from "#admin/kit/bulk-job/problem-rows.ts"
import { ResultStep } from "#admin/kit/bulk-job/result-step.tsx"
import { downloadCsv } from "#admin/kit/download-csv.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { countsOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { createdCodes, replacedCount } from "#machines/promotions/promotion-codes/promotion-codes.rules.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { useToast } from "#ui/toasts.tsx"
import type { StepProps } from "./step-props.ts"

/** How the creation of codes ended, with the file of the created ones. */
export function CodesResult({ change, ...props }: StepProps) {
  const t = useTranslations("admin.promotionCodes")
  const refusal = useRefusalText()
  const toast = useToast()
  const { job } = props.snapshot.context
  if (!job) return null
  const { done, restored } = countsOf(job)
  const total = job.rows.length
  const codes = createdCodes(job)
  const replaced = replacedCount(job)
  const isCounted = job.change.type === "none" || job.change.limit !== null
  const title = props.snapshot.matches("rolledBack")
    ? t("result.rolledBack", { count: restored })
    : done === total
      ? t("result.done", { count: total })
      : t("result.partial", { done, total })
  const download = () => {
    const rows = codes.map((code) => ({ [t("csv.code")]: code }))
    const name = t("csv.codes", { code: change.source.code.replace(/[^\w-]+/g, "-") })
    downloadCsv(name, rows).catch(() => toast({ tone: "refused", title: t("result.downloadFailed") }))
  }
  return (
    <>
      {codes.length > 0 && (
        <Card
          title={t("result.codes", { count: codes.length })}
          description={replaced > 0 ? t("preview.replaced", { count: replaced }) : undefined}
          actions={
            <Button size="sm" icon="download" onClick={download}>
              {t("result.export")}
            </Button>
          }
        />
      )}
      <ResultStep
        {...props}
        texts="promotionCodes"
        title={title}
        isLeftOutShown={false}
        rollBackText={isCounted ? undefined : t("result.rollBackUncounted")}
        problems={problemRows(job).map(({ id, title: code, reason }) => ({
          id,
          title: code,
          link: <span className="font-mono wrap-anywhere">{code}</span>,
          reason: "text" in reason ? refusal(reason.text) : t(`reasons.${reason.kind}`),
        }))}
      />
    </>
  )
}
