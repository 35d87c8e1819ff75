import { actOnce } from "#machines/lost-answer.ts"
import { createTaskMachine } from "#machines/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { parcelState } from "./parcels.rules.ts"

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
  const ends = { ship: "shipped", deliver: "delivered", unpack: "canceled" } as const
  const hasCome = async ({ type, orderId: id, fulfillmentId }: ParcelTask) => {
    const { order } = await orders.retrieve({ id, query: { fields: "*fulfillments" } })
    const parcel = order.fulfillments?.find((each) => each.id === fulfillmentId)
    return parcel !== undefined && parcelState(parcel) === ends[type]
  }
  return createTaskMachine<ParcelTask>({
    id: "parcels",
    run: (task) =>
      actOnce(
        () => send(task),
        () => hasCome(task),
      ),
  })
  function send(task: ParcelTask): Promise<unknown> {
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
  }
}
