import { createActor, waitFor } from "xstate"
import type { Beginning, Change } from "#machines/order-change/order-change.flow.ts"
import type { createOrderChangeMachine } from "#machines/order-change/order-change.machine.ts"
import { actionsOf, openChange, type Reason } from "#machines/order-change/order-change.rules.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { Coverage } from "./coverage.ts"
import type { LiveShop } from "./live-shop.ts"

type Machine = ReturnType<typeof createOrderChangeMachine>

export interface OrderChangeCase {
  readonly shop: LiveShop
  readonly orderId: string
  readonly machine: Machine
  readonly beginning?: Beginning
  /** The wire's name of the change. */
  readonly type: string
  /** Steps that make it ready to be confirmed; the first alone begins it. */
  readonly ready: (itemId: string) => Change[]
  /** A step that somebody else adds to those, after the first of them, whose action is told. */
  readonly again: (itemId: string, actionId: string) => Change
  /** A step that the server refuses. */
  readonly refused: (itemId: string) => Change
  /** The rule that says why it cannot be confirmed yet, and what it says of nothing. */
  readonly whyNot: (preview: OrderPreview | null) => Reason | undefined
  readonly reason: Reason
  /** A change of another kind, which blocks this one: an order edit, unless told otherwise. */
  readonly other?: { begin(): Promise<unknown>; end(): Promise<unknown> }
  /** The paths that confirm it and give it up. */
  readonly confirmPath: string
  readonly discardPath: string
}
type Actor = ReturnType<typeof createActor<Machine>>
export const previewOf = (actor: Actor) => actor.getSnapshot().context.preview

/** Runs one kind of order change, and reads what the server holds of it. */
export function orderChangeRun({ shop, orderId, machine, beginning, ready }: OrderChangeCase, coverage: Coverage) {
  const { order: orders } = shop.admin.admin
  const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
  async function open(): Promise<Actor> {
    const input = beginning ? { orderId, beginning } : { orderId }
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
  /** The preview of a draft doesn't tell all actions; the change does. */
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
