import { createActor, waitFor } from "xstate"
import type { ChangeStep } from "#machines/orders/order-change/change-step.ts"
import type { createOrderChangeMachine } from "#machines/orders/order-change/order-change.machine.ts"
import { actionsOf, openChange, type Reason } from "#machines/orders/order-change/order-change.rules.ts"
import type { StartOptions } from "#machines/orders/order-change/order-change-flow.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { Coverage } from "./coverage.ts"
import type { LiveShop } from "./live-shop.ts"

type Machine = ReturnType<typeof createOrderChangeMachine>

export interface OrderChangeCase {
  readonly shop: LiveShop
  readonly orderId: string
  readonly machine: Machine
  readonly startOptions?: StartOptions
  /** The change type on the wire. */
  readonly type: string
  /** Steps that make the change ready to confirm; the first one starts it. */
  readonly ready: (itemId: string) => ChangeStep[]
  /** An additional step, also of another admin, after the first of `ready`, whose action id is given. */
  readonly additionalStep: (itemId: string, actionId: string) => ChangeStep
  /** A step that the server rejects. */
  readonly refused: (itemId: string) => ChangeStep
  /** The rule that returns why the change can't be confirmed yet; `reason` is its result for an empty change. */
  readonly whyNot: (preview: OrderPreview | null) => Reason | undefined
  readonly reason: Reason
  /** A change of another kind, which blocks this one; an order edit by default. */
  readonly other?: { begin(): Promise<unknown>; end(): Promise<unknown> }
  /** API paths that confirm and discard the change. */
  readonly confirmPath: string
  readonly discardPath: string
}
type Actor = ReturnType<typeof createActor<Machine>>
export const previewOf = (actor: Actor) => actor.getSnapshot().context.preview

/** Helpers that run one kind of order change and read its state on the server. */
export function orderChangeRun({ shop, orderId, machine, startOptions, ready }: OrderChangeCase, coverage: Coverage) {
  const { order: orders } = shop.admin.admin
  const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
  async function open(): Promise<Actor> {
    const input = startOptions ? { orderId, startOptions } : { orderId }
    const actor = createActor(machine, { input, inspect: coverage.inspect })
    actor.start()
    await rest(actor)
    return actor
  }
  async function stage(actor: Actor, ...changes: Parameters<Actor["send"]>[0][]) {
    for (const change of changes) {
      actor.send(change)
      await rest(actor)
    }
  }
  const at = (actor: Actor) => String(actor.getSnapshot().value)
  const item = (actor: Actor) => String(previewOf(actor)?.items[0]?.id)
  const steps = (actor: Actor) => ready(item(actor))
  const first = (actor: Actor) => steps(actor).slice(0, 1)
  const actionsOnServer = async () => {
    const { order } = await orders.retrievePreview({ id: orderId })
    return actionsOf({ ...order, ...(await changeOnServer(order)) }).length
  }
  /** A draft's preview doesn't include all actions; the order change does. */
  const changeOnServer = async (order: OrderPreview) => {
    const query = { fields: "*actions" }
    const { order_changes } = await orders.listChanges({ id: orderId, query })
    const actions = order_changes.find(({ id }) => id === order.order_change?.id)?.actions ?? []
    return order.order_change ? { order_change: { ...order.order_change, actions } } : {}
  }
  const onServer = async () => openChange((await orders.retrievePreview({ id: orderId })).order)
  const version = async () => (await orders.retrieve({ id: orderId })).order.version
  return { rest, open, stage, at, item, steps, first, actionsOnServer, onServer, version }
}
