import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { ordersOfLinesQuery, type ReservedLine } from "./orders-of-lines.ts"

interface OrderLinkProps {
  /** Reservations that are shown together, whose orders are read at once. */
  lines: readonly ReservedLine[]
  line: ReservedLine
}

/** The order of a reservation; a dash for one that was created by hand. */
export function OrderLink({ lines, line }: OrderLinkProps) {
  const t = useTranslations("admin.reservation")
  const { data, isFetching } = useQuery(ordersOfLinesQuery(lines))
  if (line.line_item_id === null) return "–"
  const order = data?.get(line.line_item_id)
  if (order)
    return (
      <TextLink to="/admin/orders/$id" params={{ id: order.id }}>
        {t("orderNumber", { number: String(order.display_id ?? "") })}
      </TextLink>
    )
  return <span className="text-muted">{isFetching ? "…" : t("orderUnknown")}</span>
}
