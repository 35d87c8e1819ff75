import { useQuery } from "@tanstack/react-query"
import { continueAt } from "#admin/orders/order-change/continue-at.ts"
import { useChangeName } from "#admin/orders/order-change/use-change-name.ts"
import { peopleQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { canDiscard } from "#machines/orders/discard-change/discard-change.machine.ts"
import { StatusBadge } from "#ui/badge.tsx"
import type { Column } from "#ui/data-table.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import type { InboxRow } from "./inbox.ts"

const kinds = ["edit", "return_request", "return_receive", "claim", "exchange", "transfer", "draft"] as const
const tones = { pending: "progress", requested: "waiting", draft: "inactive" } as const

const kindOf = (type: string) => kinds.find((kind) => kind === type) ?? "other"
const pageOf = ({ type, orderId: id }: InboxRow) =>
  type === "draft"
    ? ({ to: "/admin/draft-orders/$id", params: { id } } as const)
    : ({ to: "/admin/orders/$id", params: { id } } as const)

export function useInboxColumns(onDiscard: (row: InboxRow) => void): Column<InboxRow>[] {
  const t = useTranslations("admin.inbox")
  const { data: people } = useQuery(peopleQuery)
  const nameOf = useChangeName()
  const numberOf = (row: InboxRow) => (row.orderNumber === undefined ? t("columns.order") : `#${row.orderNumber}`)
  return [
    {
      id: "order",
      header: t("columns.order"),
      width: "7rem",
      phone: "title",
      cell: (row) => <RowLink {...pageOf(row)}>{numberOf(row)}</RowLink>,
    },
    {
      id: "change",
      header: t("columns.change"),
      phone: "line",
      cell: (row) => <span className="whitespace-nowrap">{t(`change.${kindOf(row.type)}`)}</span>,
    },
    {
      id: "state",
      header: t("columns.state"),
      phone: "badge",
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`state.${status}`)}</StatusBadge>,
    },
    {
      id: "since",
      header: t("columns.since"),
      phone: "line",
      cell: ({ since }) => since && <DateTime value={since} />,
    },
    {
      id: "by",
      header: t("columns.by"),
      from: "xl",
      phone: "line",
      cell: ({ by }) => (by && people?.get(by)) ?? "–",
    },
    {
      id: "email",
      header: t("columns.customer"),
      from: "lg",
      // What the other columns leave.
      width: "100%",
      phone: "line",
      cell: ({ email }) => (
        <span className="block truncate max-md:max-w-56 md:w-0 md:min-w-full" title={email ?? undefined}>
          {email}
        </span>
      ),
    },
    {
      id: "continue",
      header: "",
      align: "end",
      phone: "line",
      interactive: true,
      cell: (row) => {
        const next = continueAt(row, row.orderId)
        return (
          <span className="flex justify-end gap-1">
            {next ? (
              <LinkButton size="sm" {...next} state={{ openedFrom: "inbox" }}>
                {t("continue")}
              </LinkButton>
            ) : (
              <LinkButton size="sm" {...pageOf(row)}>
                {t("show")}
              </LinkButton>
            )}
            {canDiscard(row.type) && (
              <IconButton
                icon="trash"
                size="sm"
                label={t("discardNamed", { kind: nameOf(row.type), number: numberOf(row) })}
                onClick={() => onDiscard(row)}
              />
            )}
          </span>
        )
      },
    },
  ]
}
