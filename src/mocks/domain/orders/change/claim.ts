import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { refreshCarriedPromotions } from "./carried-promotions.ts"
import { actionOf, addAction, details, orderOf, startChange } from "./change.ts"
import { changeOf, type Owner, ownSteps, uncanceledOwner } from "./owner.ts"
import { cancelOwner, confirmOwner, stepsOf } from "./owner-end.ts"

type ClaimReason = NonNullable<Row<"claimItem">["reason"]>

interface NewClaim {
  readonly order_id: string
  readonly type: Row<"claim">["type"]
  readonly description?: string | undefined
  readonly internal_note?: string | undefined
  readonly metadata?: Json | null | undefined
}

/** Creates a claim, even for a canceled order, and starts its order change. */
export function startClaim(db: Database, request: NewClaim, actorId: string | null): Row<"claim"> {
  const { order_id, type, description, internal_note, metadata = null } = request
  const order = orderOf(db, order_id)
  const numbers = { display_id: db.next("claim"), order_version: order.version }
  const claim = db.tables.claim.insert({ order_id, type, metadata, ...numbers, created_by: actorId })
  const notes = { description, internal_note, created_by: actorId }
  startChange(db, order, { ...notes, change_type: "claim", claim_id: claim.id })
  return claim
}

interface ClaimedItem {
  readonly id: string
  readonly quantity: number
  readonly reason?: ClaimReason | undefined
  readonly internal_note?: string | undefined
  readonly metadata?: Json | null | undefined
}

/** Adds claimed items with reasons: they are written off and keep their price. */
export function addClaimItems(db: Database, owner: Owner, items: readonly ClaimedItem[]): void {
  const change = changeOf(db, owner)
  for (const { id, quantity, reason, internal_note, metadata } of items)
    addAction(db, change, {
      ...ownSteps(owner),
      action: "WRITE_OFF_ITEM",
      internal_note,
      details: details({ reference_id: id, quantity, reason, metadata: metadata ?? undefined }),
    })
  refreshCarriedPromotions(db, change)
}

export function updateClaimItem(
  db: Database,
  owner: Owner,
  actionId: string,
  { quantity, internal_note }: { quantity?: number | undefined; internal_note?: string | null | undefined },
): void {
  const action = actionOf(db, changeOf(db, owner), actionId, "WRITE_OFF_ITEM")
  const given = details({ quantity })
  db.tables.orderChangeAction.update(actionId, { details: { ...action.details, ...given }, internal_note })
}

export function removeClaimItem(db: Database, owner: Owner, actionId: string): void {
  db.tables.orderChangeAction.remove(actionOf(db, changeOf(db, owner), actionId, "WRITE_OFF_ITEM").id)
}

/** A claim needs at least one of these: a claimed, inbound or outbound item. */
const CONTENT = new Set(["WRITE_OFF_ITEM", "RETURN_ITEM", "ITEM_ADD"])

export function confirmClaim(db: Database, id: string, actorId: string | null): void {
  const owner = uncanceledOwner(db, "claim", id)
  const steps = stepsOf(db, owner)
  if (!steps.some((step) => CONTENT.has(step.action)))
    throw invalidData("Order claim request should have at least 1 item")
  const order = confirmOwner(db, owner, steps, actorId)
  for (const { action, details: given, internal_note } of steps) {
    if (action !== "WRITE_OFF_ITEM" && action !== "ITEM_ADD") continue
    db.tables.claimItem.insert({
      claim_id: id,
      item_id: String(given.reference_id),
      quantity: Number(given.quantity),
      reason: (given.reason as ClaimReason | undefined) ?? null,
      is_additional_item: action === "ITEM_ADD",
      note: internal_note,
      metadata: (given.metadata as Json | undefined) ?? {},
    })
  }
  emit(db, "order.claim_created", { order_id: order.id, claim_id: id })
}

/** Cancels a claim; throws if fulfillments of its return aren't canceled. */
export function cancelClaim(db: Database, id: string): void {
  const owner = uncanceledOwner(db, "claim", id)
  const items = db.tables.claimItem.by("claim_id", id)
  const undo = items
    .filter((item) => !item.is_additional_item)
    .map(({ item_id, quantity }) => ({
      action: "REINSTATE_ITEM",
      reference: "claim",
      reference_id: id,
      details: { reference_id: item_id, quantity },
    }))
  const added = items.filter((item) => item.is_additional_item)
  cancelOwner(db, owner, undo, added, "All fulfillments must be canceled before canceling a claim")
}
