import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useCallback, useMemo, useState } from "react"
import { ChangePage } from "#admin/orders/order-change/change-page.tsx"
import { returnQuery } from "#admin/orders/returns/returns.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createReceiveMachine } from "#machines/orders/receive/receive.machine.ts"
import { isExpected } from "#machines/orders/receive/receive.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Receive } from "./receive.tsx"

const route = getRouteApi("/admin/_app/_orders/orders/$id/returns/$returnId/receive")

export function ReceivePage() {
  const t = useTranslations("admin.receive")
  const { id, returnId } = route.useParams()
  const { data: row } = useSuspenseQuery(returnQuery(returnId))
  const [needsLocation] = useState(!row.location_id)
  const startOptions = useMemo(() => ({ returnId }), [returnId])
  const done = useCallback((number: string) => t("done", { number }), [t])
  const over = (order: Pick<Order, "items">) =>
    row.status === "canceled" ? "returnCanceled" : isExpected(row, order) ? undefined : "returnReceived"
  return (
    <ChangePage orderId={id} create={createReceiveMachine} startOptions={startOptions} done={done} over={over}>
      {(props) => <Receive {...props} items={row.items ?? []} needsLocation={needsLocation} />}
    </ChangePage>
  )
}
