import { runTask } from "#machines/task/run-once.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"

export type OrderTask = { type: "complete" | "archive" | "cancel"; orderId: string }
export type OrderReason = "canceled" | "completed" | "archived" | "fulfillments" | "notCompleted"

/** Why an order cannot be completed, archived or canceled now. */
export function whyNotOrder(type: OrderTask["type"], order: Order): OrderReason | undefined {
  const { status } = order
  if (status === "archived" && type !== "cancel") return "archived"
  if (type === "complete") return status === "canceled" || status === "completed" ? status : undefined
  if (type === "archive") return status === "completed" || status === "canceled" ? undefined : "notCompleted"
  if (status === "canceled" || status === "completed") return status
  const hasActive = (order.fulfillments ?? []).some(({ canceled_at }) => !canceled_at)
  return hasActive ? "fulfillments" : undefined
}

const ends = { complete: "completed", archive: "archived", cancel: "canceled" } as const

/** Completes, archives or cancels an order; canceling refunds all captured payments. */
export const createOrderStatusMachine = (sdk: AdminSdk) => {
  const { order: orders } = sdk.admin
  return createTaskMachine<OrderTask, true>({
    id: "orderStatus",
    run: ({ type, orderId: id }, unsure) =>
      runTask(
        unsure,
        () => {
          if (type === "complete") return orders.complete({ id, body: {} })
          return type === "archive" ? orders.archive({ id }) : orders.cancel({ id })
        },
        async () => (await orders.retrieve({ id, query: { fields: "id,status" } })).order.status === ends[type],
      ),
  })
}
