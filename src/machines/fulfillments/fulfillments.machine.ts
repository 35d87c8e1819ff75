import { runTask } from "#machines/task/run-once.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { Fulfillment } from "#schema/admin/entities/location.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { fulfillmentState } from "./fulfillments.rules.ts"

interface FulfillmentRef {
  readonly orderId: string
  readonly fulfillmentId: string
}
export type FulfillmentTask =
  | ({
      type: "ship"
      items: { id: string; quantity: number }[]
      trackingNumbers: string[]
      notify: boolean
    } & FulfillmentRef)
  | ({ type: "deliver" } & FulfillmentRef)
  | ({ type: "cancel" } & FulfillmentRef)

/** Ships a fulfillment with its tracking numbers, marks it as delivered or cancels it. */
export const createFulfillmentsMachine = (sdk: AdminSdk) => {
  const { order: orders } = sdk.admin
  const ends = { ship: "shipped", deliver: "delivered", cancel: "canceled" } as const
  /**
   * Whether the task is done. Anyone may have delivered or canceled the fulfillment, but a shipment by someone else
   * doesn't have these tracking numbers.
   */
  const hasHappened = async (task: FulfillmentTask) => {
    const query = { fields: "*fulfillments,*fulfillments.labels" }
    const { order } = await orders.retrieve({ id: task.orderId, query })
    const fulfillment = order.fulfillments?.find(({ id }) => id === task.fulfillmentId)
    if (!fulfillment || fulfillmentState(fulfillment) !== ends[task.type]) return false
    return task.type !== "ship" || (await isShippedAs(fulfillment, task.trackingNumbers))
  }
  const isShippedAs = async ({ labels = [], marked_shipped_by }: Fulfillment, numbers: readonly string[]) => {
    const { user } = await sdk.admin.user.me({ query: { fields: "id" } })
    const has = labels.map((label) => label.tracking_number)
    return marked_shipped_by === user.id && [...numbers].sort().join() === has.sort().join()
  }
  return createTaskMachine<FulfillmentTask, true>({
    id: "fulfillments",
    run: (task, unsure) =>
      runTask(
        unsure,
        () => send(task),
        () => hasHappened(task),
      ),
  })
  function send(task: FulfillmentTask): Promise<unknown> {
    const { orderId: id, fulfillmentId: fulfillment_id } = task
    if (task.type === "deliver") return orders.markAsDelivered({ id, fulfillment_id, body: {} })
    if (task.type === "cancel") return orders.cancelFulfillment({ id, fulfillment_id, body: {} })
    const labels = task.trackingNumbers.map((tracking_number) => ({
      tracking_number,
      tracking_url: "",
      label_url: "",
    }))
    const body = { items: task.items, labels, no_notification: !task.notify }
    return orders.createShipment({ id, fulfillment_id, body })
  }
}
