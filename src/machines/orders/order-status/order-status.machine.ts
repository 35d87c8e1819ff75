import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { OrderTask } from "./order-status.rules.ts"

const ends = { complete: "completed", archive: "archived", cancel: "canceled" } as const

/** Completes, archives or cancels an order; canceling refunds all captured payments. */
export const createOrderStatusMachine = (sdk: AdminSdk) => {
  const { order: orders } = sdk.admin
  return createTaskMachine<OrderTask>({
    id: "orderStatus",
    send: async ({ type, orderId: id }) => {
      if (type === "complete") return orders.complete({ id, body: {} })
      return type === "archive" ? orders.archive({ id }) : orders.cancel({ id })
    },
    hasHappened: async ({ type, orderId: id }) =>
      (await orders.retrieve({ id, query: { fields: "id,status" } })).order.status === ends[type],
  })
}
