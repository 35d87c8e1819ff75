import { useState } from "react"
import { customerOf } from "#admin/customers/customer-of.ts"
import { downloadCsv } from "#admin/kit/download-csv.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { currencyDigits, roundMoney } from "#lib/money.ts"
import { fulfillmentStatusOf } from "#machines/orders/order-status/fulfillment-status.rules.ts"
import { paymentStatusOf } from "#machines/orders/order-status/payment-status.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { useToast } from "#ui/toasts.tsx"
import { itemCount } from "./order-columns.tsx"

const amountOf = (amount: number, { currency_code: currency = "" }: Order): string =>
  roundMoney(amount, currency).toFixed(currencyDigits(currency))

interface ExportOrdersProps {
  load: () => Promise<readonly Order[]>
  /** One row for each item instead of one for each order. */
  hasItems?: boolean
  label?: string
  size?: "sm" | "md"
}

/**
 * Saves orders, or their items, as a CSV file. Written here, because the server's export can't filter by payment,
 * fulfillment and balance, and takes at most 100 orders by id.
 */
export function ExportOrders({ load, hasItems = false, label, size = "sm" }: ExportOrdersProps) {
  const t = useTranslations("admin.orders")
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const rowOf = (order: Order) => ({
    [t("columns.order")]: `#${order.display_id}`,
    [t("columns.date")]: order.created_at ?? "",
    [t("columns.customer")]: customerOf(order) ?? t("guest"),
    [t("export.email")]: order.email ?? "",
    [t("columns.items")]: String(itemCount(order)),
    [t("columns.total")]: amountOf(order.total ?? 0, order),
    [t("export.currency")]: (order.currency_code ?? "").toUpperCase(),
    [t("columns.status")]: order.status ?? "",
    [t("columns.payment")]: paymentStatusOf(order) ?? "",
    [t("columns.fulfillment")]: fulfillmentStatusOf(order) ?? "",
    [t("export.city")]: order.shipping_address?.city ?? "",
    [t("export.country")]: (order.shipping_address?.country_code ?? "").toUpperCase(),
  })
  const rowsOf = (order: Order) =>
    order.items.map((item) => ({
      [t("columns.order")]: `#${order.display_id}`,
      [t("columns.date")]: order.created_at ?? "",
      [t("export.item")]: lineTitle(item),
      [t("export.sku")]: item.variant_sku ?? "",
      [t("export.quantity")]: String(item.quantity),
      [t("export.unitPrice")]: amountOf(item.unit_price ?? 0, order),
      [t("export.currency")]: (order.currency_code ?? "").toUpperCase(),
    }))
  const save = async () => {
    setBusy(true)
    try {
      const orders = await load()
      await downloadCsv(t(hasItems ? "export.itemsFile" : "export.file"), orders.flatMap(hasItems ? rowsOf : rowOf))
      toast({ title: t("export.done", { count: orders.length }) })
    } catch {
      toast({ tone: "refused", title: t("export.failed") })
    }
    setBusy(false)
  }
  return (
    <Button size={size} icon="download" busy={isBusy} onClick={save}>
      {label ?? t(hasItems ? "export.items" : "export.action")}
    </Button>
  )
}
