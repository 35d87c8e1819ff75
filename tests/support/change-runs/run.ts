import { createActor, waitFor } from "xstate"
import type { createOrderChangeMachine } from "#machines/orders/order-change/order-change.machine.ts"
import { actionsOf, countChanges } from "#machines/orders/order-change/order-change.rules.ts"
import type { StartOptions } from "#machines/orders/order-change/order-change-flow.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { Chance } from "#tests/support/fuzz/chance.ts"
import type { Plan } from "./plan.ts"
import type { ChangeShop } from "./shop.ts"

type Machine = ReturnType<typeof createOrderChangeMachine>
type Actor = ReturnType<typeof createActor<Machine>>
type Event = Parameters<Actor["send"]>[0]

/** Number of retries after which the network works again; every run ends. */
const MAX_RETRIES = 15

export interface Run {
  readonly shop: ChangeShop
  readonly machine: Machine
  readonly orderId: string
  readonly startOptions?: StartOptions
  readonly plan: Plan
  /** Percentage of requests that fail, and the random source that decides it. */
  readonly percent: number
  readonly chance: Chance
}

/** Staged actions as text without ids; equal for equal steps. */
export const describeStaged = (preview: OrderPreview | null): string => {
  const lines = new Map(preview?.items.map((item) => [item.id, item.variant_sku ?? item.title]))
  const methods = preview?.shipping_methods ?? []
  const described = actionsOf(preview).map(({ id, action, amount, details, internal_note, reference_id }) => {
    const { reference_id: line, ...rest } = details ?? {}
    const method = methods.find((each) => each.actions?.some((applied) => applied.id === id))
    const about = method?.name ?? lines.get(String(line ?? reference_id)) ?? ""
    return JSON.stringify([action, about, amount, rest, internal_note, method?.amount])
  })
  return described.sort().join("\n")
}

/** Runs a plan like a user who retries each step until it is saved; returns the staged actions after each step. */
export async function perform({ shop, machine, orderId, startOptions, plan, percent, chance }: Run): Promise<string[]> {
  const { network, world } = shop
  shop.shop.backend.db.import(world)
  Object.assign(network, { chance, percent })
  const input = startOptions ? { orderId, startOptions } : { orderId }
  const actor = createActor(machine, { input })
  const rest = () => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
  const seen = () => actor.getSnapshot()

  /** Sends an event and retries until it succeeds. */
  async function sendWithRetries(event: Event) {
    if (!seen().can(event)) throw new Error(`cannot ${JSON.stringify(event)} in ${String(seen().value)}`)
    actor.send(event)
    for (let tries = 0; ; tries++) {
      await rest()
      if (tries > MAX_RETRIES) network.percent = 0
      if (tries > MAX_RETRIES + 5) throw new Error(`${event.type} never finishes: ${String(seen().value)}`)
      const { status, context } = seen()
      const isOwn = event.type.startsWith("change.")
      if (status === "done") break
      if (seen().matches("failed") || (context.error && isOwn && seen().can({ type: "retry" })))
        actor.send({ type: "retry" })
      else if (isOwn) break
      else if (seen().can(event)) actor.send(event)
      else throw new Error(`${event.type} can't go on in ${String(seen().value)}: ${context.error?.message ?? ""}`)
    }
    network.percent = percent
  }

  actor.start()
  const staged: string[] = []
  try {
    await rest()
    while (seen().matches("failed")) {
      actor.send({ type: "retry" })
      await rest()
    }
    for (const step of plan.steps) {
      const preview = seen().context.preview
      const change = preview && step(preview)
      if (change && seen().can(change)) await sendWithRetries(change)
      staged.push(
        `${change?.type ?? "nothing"}\n${seen().context.error?.message ?? ""}\n${describeStaged(seen().context.preview)}`,
      )
    }
    const end = plan.end === "confirm" && !seen().can({ type: "edit.confirm" }) ? "discard" : plan.end
    if (end === "keep" && countChanges(seen().context.preview) > 0) {
      actor.send({ type: "edit.leave" })
      actor.send({ type: "edit.keep" })
    } else await sendWithRetries({ type: end === "keep" ? "edit.leave" : `edit.${end}` })
    staged.push(`${end}: ${seen().output?.outcome}`)
    return staged
  } finally {
    network.percent = 0
    actor.stop()
  }
}

/** Final state of the shop without ids and times: row counts per table and the order's data. */
export async function resultOf(shop: ChangeShop, orderId: string): Promise<unknown> {
  const { order: orders } = shop.shop.admin.admin
  const tables = Object.entries(shop.shop.backend.db.tables)
  const rows = Object.fromEntries(tables.map(([name, table]) => [name, table.size]))
  const { order } = await orders.retrieve({ id: orderId })
  const { order_changes } = await orders.listChanges({ id: orderId })
  const levels = shop.shop.backend.db.tables.inventoryLevel.all()
  return {
    rows,
    version: order.version,
    total: order.total,
    items: order.items?.map(({ title, variant_sku, unit_price, quantity, detail }) => [
      title,
      variant_sku,
      unit_price,
      quantity,
      Object.entries(detail ?? {}).filter(([name]) => name.endsWith("_quantity") && !name.startsWith("raw_")),
    ]),
    shipping: order.shipping_methods?.map(({ name, amount }) => [name, amount]),
    changes: order_changes.map(({ change_type, status }) => `${change_type} ${status}`),
    stock: levels.map(({ stocked_quantity, reserved_quantity }) => [stocked_quantity, reserved_quantity]),
  }
}
