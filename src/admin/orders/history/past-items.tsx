import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { pastItemsQuery } from "#admin/orders/order-queries.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Money } from "#ui/money.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

interface PastItemsProps {
  order: Order
  version: number
}

/** A button that shows the items of an earlier version of an order. */
export function PastItems({ order, version }: PastItemsProps) {
  const t = useTranslations("admin.history.before")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t("title")}
          description={t("description")}
          footer={<Button onClick={() => setOpen(false)}>{t("close")}</Button>}
        >
          <Items order={order} version={version} />
        </Dialog>
      )}
    </>
  )
}

function Items({ order, version }: PastItemsProps) {
  const t = useTranslations("admin.history.before")
  const { data, isError, refetch } = useQuery(pastItemsQuery(order.id, version))
  if (isError)
    return (
      <Banner tone="refused" title={t("failed")} action={<Button onClick={() => refetch()}>{t("retry")}</Button>} />
    )
  if (!data) return <SkeletonText lines={3} />
  const rows = data.filter(({ quantity = 0 }) => quantity > 0)
  if (rows.length === 0) return <p className="text-sm text-muted">{t("none")}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {rows.map(({ item, item_id, quantity = 0, unit_price }) => (
        <li key={item_id} className="flex justify-between gap-4 py-2 tabular-nums">
          <span className="min-w-0">{lineTitle(item)}</span>
          <span className="shrink-0 text-muted">
            {`${quantity} × `}
            <Money amount={unit_price ?? item.unit_price} currency={order.currency_code ?? ""} />
          </span>
        </li>
      ))}
    </ul>
  )
}
