import { type PriceContext, priceOfSet } from "#mocks/domain/pricing/prices.ts"
import { inLocale } from "#mocks/domain/translations/translations.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { type ActionValues, actionOf, addAction } from "./change.ts"
import { isDropped } from "./insert-state.ts"
import { addMethodTaxes } from "./lines.ts"

export interface NewShippingMethod {
  readonly shipping_option_id: string
  readonly custom_amount?: number | null | undefined
  readonly description?: string | null | undefined
  readonly internal_note?: string | null | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
}

/** A shipping option with its price. The server considers only the currency here, not region prices. */
function optionPrice(db: Database, order: Row<"order">, optionId: string | null) {
  const context = { currency_code: order.currency_code, attributes: {}, now: db.clock.iso() }
  return pricedOption(db, optionId, context)
}

export function pricedOption(db: Database, optionId: string | null, context: PriceContext) {
  const option = db.tables.shippingOption.get(optionId)
  if (!option) throw invalidData(`Shipping option ${optionId} does not exist`)
  const price = option.price_set_id === null ? undefined : priceOfSet(db, option.price_set_id, context)
  return { option, price }
}

/** Adds a shipping method to a change, at its option's price or a custom amount. */
export function addShippingMethod(
  db: Database,
  change: Row<"orderChange">,
  request: NewShippingMethod,
  owner: Pick<ActionValues, "return_id" | "claim_id" | "exchange_id"> = {},
): Row<"orderShippingMethod"> {
  const order = db.tables.order.get(change.order_id) as Row<"order">
  const { option, price } = optionPrice(db, order, request.shipping_option_id)
  const isCustom = typeof request.custom_amount === "number"
  const amount = request.custom_amount ?? price?.calculated_amount
  if (amount === undefined) throw invalidData(`Shipping options with IDs ${option.id} do not have a price`)
  const method = db.tables.orderShippingMethod.insert({
    name: inLocale(db, option, order.locale).name,
    amount,
    is_custom_amount: isCustom,
    is_tax_inclusive: price?.is_calculated_price_tax_inclusive ?? false,
    shipping_option_id: option.id,
    data: {},
    metadata: request.metadata ?? null,
  })
  addMethodTaxes(db, order, method)
  addAction(db, change, {
    action: "SHIPPING_ADD",
    reference: "order_shipping_method",
    reference_id: method.id,
    amount,
    internal_note: request.internal_note,
    ...owner,
  })
  return method
}

/** Changes the price of an added shipping method; `custom_amount: null` restores its option's price. */
export function updateAddedShippingMethod(
  db: Database,
  change: Row<"orderChange">,
  actionId: string,
  request: Pick<NewShippingMethod, "custom_amount" | "internal_note" | "metadata">,
): void {
  const action = actionOf(db, change, actionId, "SHIPPING_ADD")
  const method = db.tables.orderShippingMethod.get(action.reference_id)
  if (!method) throw invalidData(`Shipping method ${action.reference_id} not found.`)
  const order = db.tables.order.get(change.order_id) as Row<"order">
  const { custom_amount: custom, internal_note, metadata } = request
  const amount =
    custom === null
      ? (optionPrice(db, order, method.shipping_option_id).price?.calculated_amount ?? method.amount)
      : custom
  db.tables.orderShippingMethod.update(method.id, { amount, is_custom_amount: custom !== null, metadata })
  db.tables.orderChangeAction.update(action.id, { amount, internal_note })
}

/** Removes an added shipping method from a change. */
export function removeAddedShippingMethod(db: Database, change: Row<"orderChange">, actionId: string): void {
  const action = actionOf(db, change, actionId, "SHIPPING_ADD")
  db.tables.orderChangeAction.remove(action.id)
  if (action.reference_id) db.tables.orderShippingMethod.remove(action.reference_id)
}

/** Removes the shipping method added last for this return, or outbound if null; returns whether there was one. */
export function removeLastShippingMethod(db: Database, change: Row<"orderChange">, returnId: string | null): boolean {
  const added = db.tables.orderChangeAction
    .by("order_change_id", change.id)
    .filter((step) => step.action === "SHIPPING_ADD" && step.return_id === returnId)
    .reduce<Row<"orderChangeAction"> | undefined>((a, b) => (a && a.ordering > b.ordering ? a : b), undefined)
  if (added) removeAddedShippingMethod(db, change, added.id)
  return added !== undefined
}

/**
 * Keeps the outbound shipping methods of a discarded change on the order's next version, because the server doesn't
 * delete their rows. Removing the methods before discarding the change avoids this.
 */
export function keepShippingMethods(db: Database, change: Row<"orderChange">): void {
  const version = (db.tables.order.get(change.order_id)?.version ?? 0) + 1
  const methods = db.tables.orderChangeAction
    .by("order_change_id", change.id)
    .filter((step) => step.action === "SHIPPING_ADD")
  for (const { reference_id, return_id, claim_id, exchange_id } of methods) {
    if (return_id !== null || reference_id === null || isDropped(db, reference_id)) continue
    const row = { order_id: change.order_id, shipping_method_id: reference_id, version, claim_id, exchange_id }
    db.tables.orderShipping.insert(row)
  }
}
