import { useQuery } from "@tanstack/react-query"
import { customerOf } from "#admin/customers/customer-of.ts"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { salesChannelsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DraftOrder } from "#schema/admin/entities/order-change.ts"
import { DateTime } from "#ui/date-time.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"

export function useDraftColumns(): ListColumn<DraftOrder>[] {
  const t = useTranslations("admin.drafts")
  const channels = useQuery(salesChannelsQuery)
  const columns: ListColumn<DraftOrder>[] = [
    {
      id: "display_id",
      header: t("columns.draft"),
      sortable: true,
      width: "7rem",
      phone: "title",
      cell: (draft) => (
        <RowLink to="/admin/draft-orders/$id" params={{ id: draft.id }}>
          {`#${draft.display_id}`}
        </RowLink>
      ),
    },
    {
      id: "created_at",
      header: t("columns.date"),
      sortable: true,
      phone: "line",
      cell: (draft) => <DateTime value={draft.created_at} />,
    },
    {
      id: "customer",
      header: t("columns.customer"),
      phone: "line",
      cell: (draft) => <span className="block max-w-56 truncate">{customerOf(draft) ?? t("nobody")}</span>,
    },
    {
      id: "items",
      header: t("columns.items"),
      align: "end",
      phone: "line",
      cell: (draft) => (draft.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    },
    {
      id: "channel",
      header: t("columns.channel"),
      from: "lg",
      phone: "hidden",
      cell: (draft) => draft.sales_channel?.name ?? "",
    },
    {
      id: "total",
      header: t("columns.total"),
      align: "end",
      phone: "badge",
      cell: (draft) => <Money amount={draft.total} currency={draft.currency_code ?? ""} strong />,
    },
  ]
  // One channel is the same in each row.
  return (channels.data?.length ?? 0) > 1 ? columns : columns.filter(({ id }) => id !== "channel")
}
