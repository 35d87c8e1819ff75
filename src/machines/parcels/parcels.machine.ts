import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"

interface Parcel {
  readonly orderId: string
  readonly fulfillmentId: string
}
export type ParcelTask =
  | ({ type: "ship"; items: { id: string; quantity: number }[]; trackingNumbers: string[]; notify: boolean } & Parcel)
  | ({ type: "deliver" } & Parcel)
  | ({ type: "unpack" } & Parcel)

/** What happens to a packed parcel: it is shipped with its tracking numbers, delivered, or unpacked again. */
export const createParcelsMachine = (sdk: AdminSdk) => {
  const { order: orders } = sdk.admin
  return createTaskMachine<ParcelTask>({
    id: "parcels",
    run: (task) => {
      const { orderId: id, fulfillmentId: fulfillment_id } = task
      if (task.type === "deliver") return orders.markAsDelivered({ id, fulfillment_id, body: {} })
      if (task.type === "unpack") return orders.cancelFulfillment({ id, fulfillment_id, body: {} })
      const labels = task.trackingNumbers.map((tracking_number) => ({
        tracking_number,
        tracking_url: "",
        label_url: "",
      }))
      const body = { items: task.items, labels, no_notification: !task.notify }
      return orders.createShipment({ id, fulfillment_id, body })
    },
  })
}
