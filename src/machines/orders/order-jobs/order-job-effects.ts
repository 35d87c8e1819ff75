import { compareMoney } from "#lib/money.ts"
import { createdFulfillment } from "#machines/orders/fulfill/fulfill.rules.ts"
import { isShippedAs, labelsOf } from "#machines/orders/fulfillments/labels.rules.ts"
import { paymentsOf } from "#machines/orders/order-status/next-step.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderJobValues, OrderStep } from "./order-jobs.rules.ts"

const ends = { complete: "completed", archive: "archived" } as const

/** Ids of an order's captures and fulfillments; of what wasn't loaded, none. */
export const idsOf = (order: Order): readonly string[] => [
  ...paymentsOf(order).flatMap(({ captures }) => (captures ?? []).map(({ id }) => id)),
  ...(order.fulfillments ?? []).map(({ id }) => id),
]

export const labelsOfStep = ({ numbers }: { readonly numbers: readonly string[] }) =>
  labelsOf([{ number: numbers.join("\n"), carrierId: "" }])

/** The fulfillment that a step created since `before`, by this administrator. */
export const fulfillmentOf = (
  step: Extract<OrderStep, { type: "fulfill" }>,
  order: Order,
  known: readonly string[],
  userId: string,
) =>
  createdFulfillment({ order: { items: order.items, fulfillments: known.map((id) => ({ id })) }, userId }, order, {
    ...step,
    optionId: "",
  })

interface Executed {
  readonly step: OrderStep
  /** Id of its capture or fulfillment. */
  readonly id: string
}

/** The steps that were executed of those that were sent, as this administrator's. A colleague's don't count. */
export function executedSteps(
  steps: readonly OrderStep[],
  order: Order,
  before: OrderJobValues,
  userId: string,
): readonly Executed[] {
  const known = new Set(before.ids)
  return steps.flatMap((step) => {
    const id = effectOf(step, order, known, userId)
    if (id === undefined) return []
    known.add(id)
    return { step, id }
  })
}

/** Ids of the captures and fulfillments of steps that were sent. Undefined unless all steps were executed. */
export function effectsOf(...sent: Parameters<typeof executedSteps>): readonly string[] | undefined {
  const executed = executedSteps(...sent)
  return executed.length === sent[0].length ? executed.map(({ id }) => id) : undefined
}

function effectOf(step: OrderStep, order: Order, known: ReadonlySet<string>, userId: string): string | undefined {
  switch (step.type) {
    case "capture": {
      const payment = paymentsOf(order).find(({ id }) => id === step.paymentId)
      const isOwn = ({
        id,
        amount,
        created_by,
      }: {
        id: string
        amount: number
        created_by?: string | null | undefined
      }) => !known.has(id) && created_by === userId && compareMoney(amount, step.amount, step.currency) === 0
      return payment?.captures?.find(isOwn)?.id
    }
    case "fulfill":
      return fulfillmentOf(step, order, [...known], userId)?.id
    case "ship": {
      const fulfillment = order.fulfillments?.find(({ id }) => id === step.fulfillmentId)
      return fulfillment && isShippedAs(fulfillment, labelsOfStep(step), userId) ? fulfillment.id : undefined
    }
    default:
      return order.status === ends[step.type] ? order.id : undefined
  }
}
