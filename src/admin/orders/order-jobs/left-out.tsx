import { useTranslations } from "#lib/i18n.tsx"
import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { OrderJobReason } from "#machines/orders/order-jobs/order-jobs.rules.ts"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { useReasonText } from "./reason-text.ts"

/** Rows of a table of orders. */
export const MAX_SHOWN = 50

/** Says that a table shows only its first orders. */
export function Shown({ all }: { all: number }) {
  const t = useTranslations("admin.orderJobs.preview")
  return <p className="text-sm text-muted">{t("first", { shown: MAX_SHOWN, all })}</p>
}

export const OrderLink = ({ id, title }: BulkRow) => (
  <TextLink to="/admin/orders/$id" params={{ id }}>
    {title}
  </TextLink>
)

interface LeftOutProps {
  title: string
  rows: readonly (BulkRow & { readonly reason: OrderJobReason })[]
}

/** The orders that a job leaves out, each with the reason. */
export function LeftOut({ title, rows }: LeftOutProps) {
  const t = useTranslations("admin.orderJobs.preview")
  const textOf = useReasonText()
  return (
    <Card title={title} footer={rows.length > MAX_SHOWN && <Shown all={rows.length} />}>
      <DataTable
        caption={title}
        rows={rows.slice(0, MAX_SHOWN)}
        rowId={({ id }) => id}
        sticky={false}
        density="compact"
        columns={[
          { id: "order", header: t("order"), cell: ({ id, title: name }) => <OrderLink id={id} title={name} /> },
          {
            id: "reason",
            header: t("reason"),
            cell: ({ reason }) => <span className="wrap-anywhere">{textOf(reason)}</span>,
          },
        ]}
      />
    </Card>
  )
}
