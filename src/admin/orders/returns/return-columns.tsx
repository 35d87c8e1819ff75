import { continueAt } from "#admin/orders/order-change/continue-at.ts"
import { ReturnStatusBadge } from "#admin/orders/status-badges.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { Column } from "#ui/data-table.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import type { ReturnRow } from "./return-lists.ts"

export function useReturnColumns(): Column<ReturnRow>[] {
  const t = useTranslations("admin.returnLists")
  const number = (value: number | undefined) => (value === undefined ? "" : `#${value}`)
  return [
    {
      id: "order",
      header: t("columns.order"),
      width: "7rem",
      phone: "title",
      cell: (row) => (
        <RowLink to="/admin/orders/$id" params={{ id: row.orderId }}>
          {number(row.orderNumber) || t("order")}
        </RowLink>
      ),
    },
    { id: "number", header: t("columns.number"), phone: "line", cell: (row) => number(row.number) },
    { id: "created_at", header: t("columns.date"), phone: "line", cell: (row) => <DateTime value={row.createdAt} /> },
    {
      id: "email",
      header: t("columns.customer"),
      from: "lg",
      phone: "line",
      cell: (row) => <span className="block max-w-56 truncate">{row.email ?? ""}</span>,
    },
    { id: "sort", header: t("columns.sort"), phone: "line", cell: (row) => t(`sort.${row.kind}`) },
    {
      id: "status",
      header: t("columns.status"),
      phone: "badge",
      cell: (row) => (row.status ? <ReturnStatusBadge status={row.status} /> : t("noReturn")),
    },
    {
      id: "next",
      header: "",
      align: "end",
      phone: "line",
      cell: (row) => {
        const further = row.unfinishedType && continueAt({ type: row.unfinishedType, returnId: "" }, row.orderId)
        const button = further ? (
          <LinkButton size="sm" icon="edit" {...further}>
            {t("continue")}
          </LinkButton>
        ) : (
          row.receivable && (
            <LinkButton
              size="sm"
              icon="box"
              to="/admin/orders/$id/returns/$returnId/receive"
              params={{ id: row.orderId, returnId: row.receivable }}
            >
              {t("receive")}
            </LinkButton>
          )
        )
        // Above the row's link, like an interactive cell, but leaves the end of the row to the button of the quick view.
        return button && <span className="relative z-1 sm:mr-8">{button}</span>
      },
    },
  ]
}
