import type { Database, Row } from "#mocks/kernel/database.ts"
import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { checkNotCanceled, orderOf, requireChange } from "./change.ts"

/** A claim or exchange: both have inbound items in a return, and outbound items. */
export interface Owner {
  readonly kind: "claim" | "exchange"
  readonly row: Row<"claim"> | Row<"exchange">
}

const words = {
  claim: { entity: "OrderClaim", title: "Claim", reference: "order_claim" },
  exchange: { entity: "OrderExchange", title: "Exchange", reference: "order_exchange" },
} as const

export function ownerOf(db: Database, kind: Owner["kind"], id: string): Owner {
  const row = kind === "claim" ? db.tables.claim.get(id) : db.tables.exchange.get(id)
  return { kind, row: found<Owner["row"]>(row, `${words[kind].entity} id not found: ${id}`) }
}

/** Returns a claim or exchange; throws if it or its order is canceled. */
export function uncanceledOwner(db: Database, kind: Owner["kind"], id: string): Owner {
  const owner = ownerOf(db, kind, id)
  if (owner.row.canceled_at) throw invalidData(`${words[kind].title} with id ${id} has been canceled.`)
  checkNotCanceled(orderOf(db, owner.row.order_id))
  return owner
}

export const changeOf = (db: Database, { kind, row }: Owner): Row<"orderChange"> =>
  requireChange(db, row.order_id, { [`${kind}_id`]: row.id })

/** Action columns that assign an action to a claim or exchange rather than to its return. */
export const ownSteps = ({ kind, row }: Owner) => ({
  reference: words[kind].reference,
  reference_id: row.id,
  return_id: null,
})

export function updateOwner(db: Database, { kind, row }: Owner, change: Partial<Owner["row"]>): void {
  const { return_id, canceled_at } = change
  if (kind === "claim") db.tables.claim.update(row.id, { return_id, canceled_at })
  else db.tables.exchange.update(row.id, { return_id, canceled_at })
}
