import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { currencyDigits, roundMoney } from "#lib/money.ts"
import { customerOf } from "#routes/admin/_app/_orders/-customers/customer-of.ts"
import { downloadCsv } from "#routes/admin/-kit/download-csv.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { useToast } from "#ui/toasts.tsx"
import { itemCount } from "./order-columns.tsx"

const totalOf = ({ total = 0, currency_code: currency = "" }: Order): string =>
  roundMoney(total, currency).toFixed(currencyDigits(currency))

/**
 * Saves the selected orders as a CSV file. Written here, because the server's export can't filter by payment,
 * fulfillment and balance, and takes at most 100 orders by id.
 */
export function ExportOrders({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations("admin.orders")
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const rowOf = (order: Order) => ({
    [t("columns.order")]: `#${order.display_id}`,
    [t("columns.date")]: order.created_at ?? "",
    [t("columns.customer")]: customerOf(order) ?? t("guest"),
    [t("export.email")]: order.email ?? "",
    [t("columns.items")]: String(itemCount(order)),
    [t("columns.total")]: totalOf(order),
    [t("export.currency")]: (order.currency_code ?? "").toUpperCase(),
    [t("columns.status")]: order.status ?? "",
    [t("columns.payment")]: order.payment_status ?? "",
    [t("columns.fulfillment")]: order.fulfillment_status ?? "",
    [t("export.city")]: order.shipping_address?.city ?? "",
    [t("export.country")]: (order.shipping_address?.country_code ?? "").toUpperCase(),
  })
  const save = async () => {
    setBusy(true)
    await downloadCsv(t("export.file"), orders.map(rowOf)).then(
      () => toast({ title: t("export.done", { count: orders.length }) }),
      () => toast({ tone: "refused", title: t("export.failed") }),
    )
    setBusy(false)
  }
  return (
    <Button size="sm" icon="download" busy={isBusy} onClick={save}>
      {t("export.action")}
    </Button>
  )
}
