import { queryOptions, useQuery } from "@tanstack/react-query"
import { Suspense, useCallback } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import { type TaskHandle, useTask } from "#admin/kit/task/use-task.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { unreservedUnits } from "#machines/orders/fulfill/reservations.rules.ts"
import { loadReservations } from "#machines/orders/fulfill/reserve-stock.ts"
import { createFulfillmentsMachine, type FulfillmentTask } from "#machines/orders/fulfillments/fulfillments.machine.ts"
import {
  fulfillmentState,
  unfulfilledQuantity,
  whyNotCancelFulfillment,
  whyNotDeliver,
  whyNotShip,
} from "#machines/orders/fulfillments/fulfillments.rules.ts"
import { quantitiesOf } from "#machines/orders/order-status/next-step.rules.ts"
import type { Fulfillment } from "#schema/admin/entities/location.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import type { Tone } from "#ui/tone.ts"
import { TrackingLinks } from "./tracking-links.tsx"

const ShipDialog = late(async () => (await import("./ship-dialog.tsx")).ShipDialog)
const dialogs = [ShipDialog]

interface FulfillmentsProps {
  order: Order
  hasOpenChange: boolean
}

/** Fulfillments of an order with their items, status and next step. */
export function Fulfillments({ order, hasOpenChange }: FulfillmentsProps) {
  const t = useTranslations("admin.fulfillments")
  usePreload(dialogs)
  const done = useCallback((task: FulfillmentTask) => t(`done.${task.type}`), [t])
  const handle = useTask<FulfillmentTask>(createFulfillmentsMachine, done)
  const { task } = handle
  // Uses the current fulfillment, which someone else may have shipped while the dialog is open.
  const current = order.fulfillments?.find(({ id }) => id === task?.fulfillmentId)
  const whyNot = { ship: whyNotShip, deliver: whyNotDeliver, cancel: whyNotCancelFulfillment }
  const why = task && current && whyNot[task.type](current, hasOpenChange)
  const overtaken = why && why !== "openChange" ? t(`reasons.${why}`) : undefined
  const disabledReason = why === "openChange" ? t("reasons.openChange") : undefined
  const left = order.items.some((line) => unfulfilledQuantity(line) > 0)
  const reason =
    order.status === "canceled" ? "orderCanceled" : hasOpenChange ? "openChange" : left ? undefined : "nothingLeft"
  return (
    <Card
      title={t("title")}
      padding="flush"
      actions={
        reason ? (
          <Button size="sm" icon="box" disabledReason={t(`reasons.${reason}`)}>
            {t("fulfill")}
          </Button>
        ) : (
          <LinkButton size="sm" icon="box" to="/admin/orders/$id/fulfill" params={{ id: order.id }}>
            {t("fulfill")}
          </LinkButton>
        )
      }
    >
      {(order.fulfillments ?? []).length === 0 && (
        <p className="px-4 pb-4 text-sm text-muted sm:px-5">
          {t(order.status === "canceled" ? "noneCanceled" : "none")}
        </p>
      )}
      {left && order.status !== "canceled" && <Unreserved order={order} />}
      <ul className="divide-y divide-line">
        {(order.fulfillments ?? []).map((fulfillment, index) => (
          <FulfillmentRow
            key={fulfillment.id}
            fulfillment={fulfillment}
            order={order}
            number={index + 1}
            hasOpenChange={hasOpenChange}
            handle={handle}
          />
        ))}
      </ul>
      <Suspense>
        {task?.type === "ship" && (
          <ShipDialog handle={handle} task={task} overtaken={overtaken} disabledReason={disabledReason} />
        )}
      </Suspense>
      {(["deliver", "cancel"] as const).map((type) => (
        <TaskDialog
          key={type}
          handle={handle}
          open={task?.type === type}
          title={t(`${type}.title`)}
          consequence={t(`${type}.consequence`)}
          confirm={t(`${type}.confirm`)}
          overtaken={overtaken}
          disabledReason={disabledReason}
          danger={type === "cancel"}
          onConfirm={() => task && handle.confirm(task)}
        />
      ))}
    </Card>
  )
}

/** Loads the reservations of an order's items. */
const reservationsQuery = (order: Order) =>
  queryOptions({
    queryKey: ["admin", "order", order.id, "reservations", (order.items ?? []).map(({ id }) => id)],
    queryFn: ({ signal }) => loadReservations(adminSdk(), order, { signal }),
    staleTime: 10_000,
  })

/** Names the unfulfilled units that aren't reserved: other orders could take them. */
function Unreserved({ order }: { order: Order }) {
  const t = useTranslations("admin.fulfillments")
  const { data } = useQuery(reservationsQuery(order))
  const units = data ? unreservedUnits(order, data) : []
  if (units.length === 0) return null
  const items = units.map(({ line, quantity }) => t("line", { quantity, title: lineTitle(line) })).join("; ")
  return <p className="px-4 pb-4 text-sm text-waiting-ink sm:px-5">{t("unreserved", { items })}</p>
}

const tones: Record<ReturnType<typeof fulfillmentState>, Tone> = {
  packed: "waiting",
  shipped: "progress",
  delivered: "done",
  canceled: "inactive",
}

interface FulfillmentRowProps extends FulfillmentsProps {
  fulfillment: Fulfillment
  number: number
  handle: TaskHandle<FulfillmentTask>
}

function FulfillmentRow({ fulfillment, order, number, hasOpenChange, handle }: FulfillmentRowProps) {
  const t = useTranslations("admin.fulfillments")
  const state = fulfillmentState(fulfillment)
  const at = { orderId: order.id, fulfillmentId: fulfillment.id }
  const lines = [...quantitiesOf(fulfillment, order.items)].map(([id, quantity]) => {
    const line = order.items.find((each) => each.id === id)
    const item = fulfillment.items?.find(({ line_item_id }) => (line_item_id ?? "") === id)
    return { id, quantity, title: line ? lineTitle(line) : (item?.title ?? "") }
  })
  const why = (reason: ReturnType<typeof whyNotShip>) => (reason ? t(`reasons.${reason}`) : undefined)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t("name", { number })}
          <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        </p>
        <p className="text-muted">
          {lines.map(({ quantity, title }) => t("line", { quantity, title })).join("; ")} ·{" "}
          <DateTime
            value={
              fulfillment.delivered_at ?? fulfillment.shipped_at ?? fulfillment.packed_at ?? fulfillment.created_at
            }
          />
        </p>
        {(fulfillment.labels ?? []).length > 0 && <TrackingLinks labels={fulfillment.labels ?? []} />}
      </div>
      {state !== "canceled" && state !== "delivered" && (
        <div className="flex flex-wrap gap-2">
          {state === "packed" && (
            <Button
              size="sm"
              icon="truck"
              disabledReason={why(whyNotShip(fulfillment, hasOpenChange))}
              onClick={() =>
                handle.ask({
                  type: "ship",
                  items: lines.map(({ id, quantity }) => ({ id, quantity })),
                  labels: [],
                  notify: true,
                  ...at,
                })
              }
            >
              {t("ship.action")}
            </Button>
          )}
          <Button
            size="sm"
            icon="check"
            disabledReason={why(whyNotDeliver(fulfillment, hasOpenChange))}
            onClick={() => handle.ask({ type: "deliver", ...at })}
          >
            {t("deliver.action")}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabledReason={why(whyNotCancelFulfillment(fulfillment, hasOpenChange))}
            onClick={() => handle.ask({ type: "cancel", ...at })}
          >
            {t("cancel.action")}
          </Button>
        </div>
      )}
    </li>
  )
}
