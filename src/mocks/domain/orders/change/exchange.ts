import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { checkNotCanceled, orderOf, startChange } from "./change.ts"
import { uncanceledOwner } from "./owner.ts"
import { cancelOwner, confirmOwner, stepsOf } from "./owner-end.ts"

interface NewExchange {
  readonly order_id: string
  readonly description?: string | undefined
  readonly internal_note?: string | undefined
  readonly metadata?: Json | null | undefined
}

export function startExchange(db: Database, request: NewExchange, actorId: string | null): Row<"exchange"> {
  const { order_id, description, internal_note, metadata = null } = request
  const order = orderOf(db, order_id)
  checkNotCanceled(order)
  const numbers = { display_id: db.next("exchange"), order_version: order.version }
  const exchange = db.tables.exchange.insert({ order_id, metadata, ...numbers, created_by: actorId })
  const notes = { description, internal_note, created_by: actorId }
  startChange(db, order, { ...notes, change_type: "exchange", exchange_id: exchange.id })
  return exchange
}

export function confirmExchange(db: Database, id: string, actorId: string | null): void {
  const owner = uncanceledOwner(db, "exchange", id)
  const steps = stepsOf(db, owner)
  const has = (name: string) => steps.some((step) => step.action === name)
  if (!has("RETURN_ITEM") || !has("ITEM_ADD"))
    throw invalidData("Order exchange request should have at least 1 item inbound and 1 item outbound")
  const order = confirmOwner(db, owner, steps, actorId)
  for (const { action, details, internal_note } of steps)
    if (action === "ITEM_ADD")
      db.tables.exchangeItem.insert({
        exchange_id: id,
        item_id: String(details.reference_id),
        quantity: Number(details.quantity),
        note: internal_note,
        metadata: (details.metadata as Json | undefined) ?? {},
      })
  emit(db, "order.exchange_created", { order_id: order.id, exchange_id: id })
}

export function cancelExchange(db: Database, id: string): void {
  const owner = uncanceledOwner(db, "exchange", id)
  const added = db.tables.exchangeItem.by("exchange_id", id)
  // The server's spelling: "am exchange".
  cancelOwner(db, owner, [], added, "All fulfillments must be canceled before canceling am exchange")
}
