import { PreviewFrame } from "#admin/kit/bulk-job/preview-frame.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, roundMoney, sumMoney } from "#lib/money.ts"
import {
  type OrderJobChange,
  type OrderJobType,
  type OrderPreview,
  type OrderStep,
  sortPreview,
  whyNotStart,
} from "#machines/orders/order-jobs/order-jobs.rules.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { LeftOut, MAX_SHOWN, OrderLink, Shown } from "./left-out.tsx"
import type { StepProps } from "./step-props.ts"
import { type TrackingChoice, UnusedRows } from "./tracking-card.tsx"

interface PreviewStepProps extends StepProps {
  type: OrderJobType
  tracking: TrackingChoice | undefined
  onBack: () => void
}

/** What the job would do: the orders that it changes, and those that it leaves out, each with the reason. */
export function PreviewStep({ snapshot, send, type, tracking, onBack }: PreviewStepProps) {
  const t = useTranslations("admin.orderJobs")
  const { preview, change } = snapshot.context
  const { rows, leftOut } = sortPreview(preview)
  const reason = whyNotStart(change, preview)
  // The check depends on these choices.
  const set = (next: OrderJobChange) => {
    send({ type: "preview.leave" })
    send({ type: "change.set", change: next })
    send({ type: "preview.load" })
  }
  return (
    <PreviewFrame
      texts="orderJobs"
      snapshot={snapshot}
      onBack={onBack}
      onStart={() => send({ type: "job.start" })}
      confirm={t(`preview.confirm.${type}`, { count: rows.length })}
      disabledReason={reason && t("preview.nothing")}
    >
      {leftOut.length > 0 && <LeftOut title={t("preview.leftOut", { count: leftOut.length })} rows={leftOut} />}
      {tracking && tracking.problems.length > 0 && (
        <Card>
          <UnusedRows problems={tracking.problems} />
        </Card>
      )}
      <Card
        title={t(`preview.counts.${type}`, { count: rows.length })}
        description={rows.length > 0 && <Consequence type={type} rows={rows} />}
        footer={rows.length > MAX_SHOWN && <Shown all={rows.length} />}
      >
        {rows.length > 0 && <Rows type={type} rows={rows.slice(0, MAX_SHOWN)} />}
      </Card>
      {change.type === "fulfill" && (
        <div className="grid gap-3">
          <Checkbox
            label={t("options.partly")}
            checked={change.partly}
            onChange={({ target }) => set({ ...change, partly: target.checked })}
          />
          <Checkbox
            label={t("options.notify")}
            hint={t("options.notifyHint")}
            checked={change.notify}
            onChange={({ target }) => set({ ...change, notify: target.checked })}
          />
        </div>
      )}
    </PreviewFrame>
  )
}

/** Amounts by currency, such as "€20.00, $15.00". */
function useAmounts() {
  const locale = useLocale()
  return (steps: readonly OrderStep[]): string => {
    const captures = steps.filter((step) => step.type === "capture")
    const currencies = [...new Set(captures.map(({ currency }) => currency))]
    return currencies
      .map((currency) => {
        const amounts = captures
          .filter((step) => step.currency === currency)
          .map(({ amount }) => roundMoney(amount, currency))
        return formatMoney(sumMoney(amounts), currency, locale)
      })
      .join(", ")
  }
}

function Consequence({ type, rows }: { type: OrderJobType; rows: readonly OrderPreview[] }) {
  const t = useTranslations("admin.orderJobs.preview.texts")
  const amounts = useAmounts()
  return type === "capture" ? t("capture", { amounts: amounts(rows.flatMap(({ steps }) => steps)) }) : t(type)
}

function Rows({ type, rows }: { type: OrderJobType; rows: readonly OrderPreview[] }) {
  const t = useTranslations("admin.orderJobs")
  const amounts = useAmounts()
  const whatOf = (steps: readonly OrderStep[]): string => {
    const [first] = steps
    const quantities = steps.flatMap((step) => ("quantities" in step ? Object.values(step.quantities) : []))
    const count = quantities.reduce((sum, quantity) => sum + quantity, 0)
    if (first?.type === "capture") return amounts(steps)
    if (first?.type === "fulfill") return t("preview.items", { count })
    if (first?.type !== "ship") return ""
    return first.numbers.join(", ") || t("preview.packages", { count: steps.length })
  }
  return (
    <DataTable
      caption={t("preview.rows")}
      rows={rows}
      rowId={({ id }) => id}
      sticky={false}
      density="compact"
      columns={[
        { id: "order", header: t("preview.order"), cell: ({ id, title }) => <OrderLink id={id} title={title} /> },
        ...(type === "complete" || type === "archive"
          ? []
          : [
              {
                id: "what",
                header: t(`preview.what.${type}`),
                cell: ({ steps }: OrderPreview) => <span className="wrap-anywhere">{whatOf(steps)}</span>,
              },
            ]),
      ]}
    />
  )
}
