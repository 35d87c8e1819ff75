import { needed } from "#machines/kit/needed.ts"
import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import { isShippedAs, type Label } from "#machines/orders/fulfillments/labels.rules.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { shipmentOfReturn } from "./return-shipment.rules.ts"

export interface ReturnShipmentTask {
  readonly type: "shipReturn"
  readonly returnId: string
  readonly fulfillmentId: string
  readonly labels: Label[]
}

/** Marks the items of a return as shipped by the customer, with their tracking numbers. */
export const createReturnShipmentMachine = (sdk: AdminSdk) => {
  const { return: returns, fulfillment: fulfillments, user: users } = sdk.admin
  /** Someone else may have marked it as shipped, but with other labels. */
  async function hasHappened({ returnId: id, labels }: ReturnShipmentTask) {
    const [answer, { user }] = await Promise.all([
      returns.retrieve({ id, query: { fields: "id,*fulfillments,*fulfillments.labels" } }),
      users.me({ query: { fields: "id" } }),
    ])
    const shipment = shipmentOfReturn(needed(answer.return))
    return shipment !== undefined && isShippedAs(shipment, labels, user.id)
  }
  return createTaskMachine<ReturnShipmentTask>({
    id: "returnShipment",
    send: ({ fulfillmentId: id, labels }) => fulfillments.createShipment({ id, body: { labels } }),
    hasHappened,
  })
}
