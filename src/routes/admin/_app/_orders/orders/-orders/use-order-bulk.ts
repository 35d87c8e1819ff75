import { useMemo } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { whyNotOrder } from "#machines/order-status/order-status.rules.ts"
import type { BulkAction } from "#routes/admin/-kit/bulk-action.ts"
import type { Order } from "#schema/admin/entities/order.ts"

/** Completes or archives the selected orders. */
export function useOrderBulk(): readonly BulkAction<Order>[] {
  const t = useTranslations("admin.orders.bulk")
  return useMemo(
    () =>
      (["complete", "archive"] as const).map((type) => ({
        label: t(`${type}.action`),
        icon: type === "complete" ? ("check" as const) : ("box" as const),
        texts: (count) => ({
          title: t(`${type}.title`, { count }),
          consequence: t(`${type}.text`),
          confirm: t(`${type}.confirm`, { count }),
          done: t(`${type}.done`, { count }),
        }),
        run: async ({ id }) => (await import("./end-order.ts")).endOrder(type, id),
        whyNot: (order) => {
          const reason = whyNotOrder(type, order)
          return reason && reason !== "fulfillments" ? t(`reasons.${reason}`) : undefined
        },
        refresh: (client) =>
          Promise.all(
            ["orders", "order", "waiting"].map((key) => client.invalidateQueries({ queryKey: ["admin", key] })),
          ),
      })),
    [t],
  )
}
