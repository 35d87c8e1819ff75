import type { Payment } from "#schema/admin/entities/payment.ts"

/** Amounts in major units of the payment's currency. */
export type Move = (
  | { type: "capture"; paymentId: string; amount: number }
  | { type: "refund"; paymentId: string; amount: number; reasonId?: string; note?: string }
) & {
  /** Ids of the captures or refunds that the page showed. Others reject the task: the page is out of date. */
  seen?: MoveIds
}
/** Ids of captures or refunds that existed before the task. */
export type MoveIds = readonly string[]
/** Adds a credit line: a positive amount lowers the order's total, a negative one raises it. */
export interface Credit {
  type: "credit"
  orderId: string
  amount: number
  reason: string
  reference: string
  /** The balance that the page showed. With another one, the task is rejected: the page is out of date. */
  seen?: number
}
/** Records that an amount due was paid outside the store. */
export interface ManualPayment {
  type: "markPaid"
  /** The open collection of the amount; without one, it is created. */
  collectionId?: string | undefined
  orderId: string
  amount: number
}
/** Asks the provider of a pending payment whether it has authorized it. */
export interface Authorization {
  type: "authorize"
  orderId: string
  sessionId: string
  amount: number
}
/** A record with an amount in major units of its currency. */
export interface Priced {
  readonly amount?: number | undefined
  readonly currency_code?: string | undefined
}
export type Billed = Pick<ManualPayment, "collectionId" | "orderId" | "amount">
/** Records how the customer wants to pay an open collection. */
export interface ProviderChoice {
  type: "choose"
  orderId: string
  collectionId: string
  providerId: string
  amount: number
}
export type PaymentTask = Move | Credit | ManualPayment | Authorization | ProviderChoice

/** Ids of a payment's captures or refunds. */
export const idsIn = ({ captures, refunds }: Payment, type: Move["type"]): MoveIds =>
  ((type === "capture" ? captures : refunds) ?? []).map(({ id }) => id)
