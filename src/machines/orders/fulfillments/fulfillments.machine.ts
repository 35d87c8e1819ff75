import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { fulfillmentState } from "./fulfillments.rules.ts"
import { isShippedAs, type Label } from "./labels.rules.ts"

interface FulfillmentRef {
  readonly orderId: string
  readonly fulfillmentId: string
}
export type FulfillmentTask =
  | ({
      type: "ship"
      items: { id: string; quantity: number }[]
      labels: Label[]
      notify: boolean
    } & FulfillmentRef)
  | ({ type: "deliver" } & FulfillmentRef)
  | ({ type: "cancel" } & FulfillmentRef)

/** Ships a fulfillment with its labels, marks it as delivered or cancels it. */
export const createFulfillmentsMachine = (sdk: AdminSdk) => {
  const { order: orders } = sdk.admin
  const ends = { ship: "shipped", deliver: "delivered", cancel: "canceled" } as const
  /**
   * Whether the task is done. Anyone may have delivered or canceled the fulfillment, but a shipment by someone else
   * doesn't have these labels.
   */
  const hasHappened = async (task: FulfillmentTask) => {
    const query = { fields: "*fulfillments,*fulfillments.labels" }
    const { order } = await orders.retrieve({ id: task.orderId, query })
    const fulfillment = order.fulfillments?.find(({ id }) => id === task.fulfillmentId)
    if (!fulfillment || fulfillmentState(fulfillment) !== ends[task.type]) return false
    if (task.type !== "ship") return true
    const { user } = await sdk.admin.user.me({ query: { fields: "id" } })
    return isShippedAs(fulfillment, task.labels, user.id)
  }
  return createTaskMachine<FulfillmentTask>({ id: "fulfillments", send, hasHappened })
  function send(task: FulfillmentTask): Promise<unknown> {
    const { orderId: id, fulfillmentId: fulfillment_id } = task
    if (task.type === "deliver") return orders.markAsDelivered({ id, fulfillment_id, body: {} })
    if (task.type === "cancel") return orders.cancelFulfillment({ id, fulfillment_id, body: {} })
    const body = { items: task.items, labels: task.labels, no_notification: !task.notify }
    return orders.createShipment({ id, fulfillment_id, body })
  }
}
