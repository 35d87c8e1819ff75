import { useSuspenseQuery } from "@tanstack/react-query"
import { Suspense, useCallback } from "react"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import { type TaskHandle, useTask } from "#admin/kit/task/use-task.ts"
import { useWhyText } from "#admin/orders/history/use-why-text.ts"
import { changesQuery } from "#admin/orders/order-queries.ts"
import { statusOfReturn } from "#admin/orders/returns/expected-returns.ts"
import { returnsOfOrderQuery } from "#admin/orders/returns/returns.ts"
import { ReturnStatusBadge } from "#admin/orders/status-badges.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import {
  type CancelReturnTask,
  createCancelReturnMachine,
} from "#machines/orders/cancel-return/cancel-return.machine.ts"
import { kindOfReturn, ownerOfReturn, whyNotCancelReturn } from "#machines/orders/cancel-return/cancel-return.rules.ts"
import { isExpected } from "#machines/orders/receive/receive.rules.ts"
import {
  createReturnShipmentMachine,
  type ReturnShipmentTask,
} from "#machines/orders/return-shipment/return-shipment.machine.ts"
import { shipmentOfReturn } from "#machines/orders/return-shipment/return-shipment.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Return } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { TrackingLinks } from "./fulfillments/tracking-links.tsx"

const ReturnShipmentDialog = late(
  async () => (await import("./fulfillments/return-shipment-dialog.tsx")).ReturnShipmentDialog,
)
const dialogs = [ReturnShipmentDialog]

interface OrderReturnsProps {
  order: Order
  hasOpenChange: boolean
}

/** Returns of an order with their next step; unfinished return requests are left out. */
export function OrderReturns({ order, hasOpenChange }: OrderReturnsProps) {
  const t = useTranslations("admin.orders.returns")
  const tc = useTranslations("admin.orderPage.cancelReturn")
  const { data } = useSuspenseQuery(returnsOfOrderQuery(order.id))
  const done = useCallback((task: CancelReturnTask) => tc(`${task.kind}.done`), [tc])
  const handle = useTask<CancelReturnTask>(createCancelReturnMachine, done)
  const ts = useTranslations("admin.orderPage.returnShipment")
  const shipped = useCallback(() => ts("done"), [ts])
  const shipment = useTask<ReturnShipmentTask>(createReturnShipmentMachine, shipped)
  const { data: changes } = useSuspenseQuery(changesQuery(order.id))
  const { task, lastTask } = handle
  const returns = data.filter(({ status }) => status !== "open")
  if (returns.length === 0) return null
  const kind = lastTask?.kind ?? "return"
  // The return as it is now: someone else may have canceled or received it while the dialog is open.
  const asked = task && returns.find(({ id }) => id === task.returnId)
  const why = asked && whyNotCancelReturn(asked, order, changes, hasOpenChange)
  const isCanceled = task !== null && (asked?.status ?? "canceled") === "canceled"
  const overtaken = isCanceled ? "canceled" : why !== "openChange" ? why : undefined
  return (
    <Card title={t("title")} padding="flush">
      <ul className="divide-y divide-line">
        {returns.map((row) => (
          <ReturnRow
            key={row.id}
            row={row}
            order={order}
            hasOpenChange={hasOpenChange}
            handle={handle}
            shipment={shipment}
          />
        ))}
      </ul>
      <TaskDialog
        handle={handle}
        open={task !== null}
        title={tc(`${kind}.title`)}
        consequence={tc(`${kind}.consequence`)}
        confirm={tc(`${kind}.action`)}
        danger
        disabledReason={why === "openChange" ? tc("reasons.openChange") : undefined}
        overtaken={overtaken ? tc(`reasons.${overtaken}`) : undefined}
        onConfirm={() => task && handle.confirm(task)}
      />
      <Suspense>
        {shipment.task && (
          <ReturnShipmentDialog
            handle={shipment}
            task={shipment.task}
            row={returns.find(({ id }) => id === shipment.task?.returnId)}
          />
        )}
      </Suspense>
    </Card>
  )
}

interface ReturnRowProps extends OrderReturnsProps {
  row: Return
  handle: TaskHandle<CancelReturnTask>
  shipment: TaskHandle<ReturnShipmentTask>
}

function ReturnRow({ row, order, hasOpenChange, handle, shipment }: ReturnRowProps) {
  const t = useTranslations("admin.orders.returns")
  const tc = useTranslations("admin.orderPage.cancelReturn")
  const ts = useTranslations("admin.orderPage.returnShipment")
  const { data: changes } = useSuspenseQuery(changesQuery(order.id))
  const textOf = useWhyText()
  usePreload(dialogs)
  const sent = shipmentOfReturn(row)
  const waits = isExpected(row, order)
  const kind = kindOfReturn(row)
  const reason = whyNotCancelReturn(row, order, changes, hasOpenChange)
  const lines = order.items.filter(({ id }) => row.items?.some(({ item_id }) => item_id === id))
  const nameOf = (itemId: string) => {
    const line = lines.find(({ id }) => id === itemId)
    return line ? lineTitle(line) : ""
  }
  const names = (row.items ?? []).map(({ item_id, quantity }) => t("line", { title: nameOf(item_id), quantity }))
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t("name", { number: row.display_id })}
          <ReturnStatusBadge status={statusOfReturn(row, order)} />
          {kind !== "return" && <Badge>{tc(`${kind}.name`)}</Badge>}
        </p>
        <p className="text-muted">
          {names.join(", ")} · <DateTime value={row.requested_at ?? row.created_at} />
        </p>
        {(row.items ?? []).map(
          ({ id, item_id, reason_id, note }) =>
            (reason_id || note) && (
              <p key={id} className="text-xs wrap-anywhere text-muted">
                {names.length > 1 && `${nameOf(item_id)}: `}
                {textOf({ reasonId: reason_id ?? "", note: note ?? "" })}
              </p>
            ),
        )}
        {row.no_notification && <p className="text-xs text-muted">{t("notNotified")}</p>}
        {sent?.shipped_at && (
          <p className="text-xs text-muted">
            {ts("shipped")} · <DateTime value={sent.shipped_at} />
          </p>
        )}
        {sent?.labels?.length ? <TrackingLinks labels={sent.labels} /> : null}
      </div>
      {waits && (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            size="sm"
            icon="box"
            to="/admin/orders/$id/returns/$returnId/receive"
            params={{ id: order.id, returnId: row.id }}
          >
            {t("receive")}
          </LinkButton>
          {sent && !sent.shipped_at && (
            <Button
              size="sm"
              icon="truck"
              onClick={() => shipment.ask({ type: "shipReturn", returnId: row.id, fulfillmentId: sent.id, labels: [] })}
            >
              {ts("action")}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            disabledReason={reason && tc(`reasons.${reason}`)}
            onClick={() =>
              handle.ask({
                type: "cancelReturn",
                kind,
                orderId: order.id,
                returnId: row.id,
                ownerId: ownerOfReturn(row),
              })
            }
          >
            {tc(`${kind}.action`)}
          </Button>
        </div>
      )}
    </li>
  )
}
