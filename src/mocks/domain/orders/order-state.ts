import type { Base } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

/** A row of a version, or one added by an unconfirmed change, without timestamps. */
type Drafted<R extends Base> = Omit<R, "created_at" | "updated_at" | "deleted_at"> & Partial<Base>
export type Action = Row<"orderChangeAction">

export interface Discount {
  readonly id?: string | undefined
  readonly code: string | null
  readonly amount: number
  readonly is_tax_inclusive: boolean
  readonly promotion_id: string | null
  readonly description?: string | null
  readonly provider_id?: string | null
}
type Stage = {
  readonly return_id?: string | null
  readonly claim_id?: string | null
  readonly exchange_id?: string | null
}

/** A line item in one version of an order. */
export interface StateItem {
  readonly line: Row<"orderLineItem">
  /** `told_adjustments`: discounts of a drafted line item, which previews repeat in its detail. */
  readonly detail: Drafted<Row<"orderItem">> & Stage & { readonly told_adjustments?: readonly object[] }
  readonly adjustments: readonly Discount[]
  /** Actions of the active change that affect the item. */
  readonly actions?: readonly Action[]
}
/** A shipping method in one version of an order. */
export interface StateMethod {
  readonly method: Row<"orderShippingMethod">
  readonly detail: Drafted<Row<"orderShipping">> & { readonly amount?: number }
  readonly adjustments: readonly Discount[]
  readonly actions?: readonly Action[]
}
export type StateCredit = Pick<Row<"orderCreditLine">, "amount" | "reference" | "reference_id" | "metadata"> &
  Partial<Base>

/** Contents of one version of an order, or of its preview. */
export interface OrderState {
  readonly items: readonly StateItem[]
  readonly methods: readonly StateMethod[]
  readonly credits: readonly StateCredit[]
}

const ofVersion = <R extends { readonly version: number }>(rows: R[], order: Row<"order">): R[] =>
  rows.filter((row) => row.version === order.version)

export const creditsOf = (db: Database, order: Row<"order">): Row<"orderCreditLine">[] =>
  ofVersion(db.tables.orderCreditLine.by("order_id", order.id), order)

export const itemRowsOf = (db: Database, order: Row<"order">): Row<"orderItem">[] =>
  ofVersion(db.tables.orderItem.by("order_id", order.id), order)

/** Returns the contents of the version in `order.version`, which can be an older one. */
export function orderState(db: Database, order: Row<"order">): OrderState {
  const t = db.tables
  return {
    items: itemRowsOf(db, order).flatMap((detail): StateItem[] => {
      const line = t.orderLineItem.get(detail.item_id)
      if (!line) return []
      return [{ line, detail, adjustments: ofVersion(t.orderLineItemAdjustment.by("item_id", line.id), order) }]
    }),
    methods: ofVersion(t.orderShipping.by("order_id", order.id), order).flatMap((detail): StateMethod[] => {
      const method = t.orderShippingMethod.get(detail.shipping_method_id)
      if (!method) return []
      const adjustments = ofVersion(t.orderShippingMethodAdjustment.by("shipping_method_id", method.id), order)
      return [{ method, detail, adjustments }]
    }),
    credits: creditsOf(db, order),
  }
}
