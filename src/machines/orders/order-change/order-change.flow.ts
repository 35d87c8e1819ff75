import { needed } from "#machines/kit/needed.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CallOptions } from "#sdk/options.ts"
import type { OpenChange, Reason } from "./order-change.rules.ts"
import type { ReservedItems } from "./short-stock.ts"

/** Items returned by the customer (inbound) or sent to the customer (outbound). An order edit needs no side. */
export type Side = "inbound" | "outbound"

interface Line {
  readonly quantity: number
  readonly note?: string
}
interface Priced extends Line {
  /** Major units; defaults to the variant's current price. */
  readonly unitPrice?: number
}
interface Explained extends Line {
  readonly reasonId?: string
}

interface AddedItem {
  readonly variant_id: string
  readonly quantity: number
  /** Major units; defaults to the variant's current price. */
  readonly unit_price?: number
  readonly internal_note?: string
}

/** Steps that can be staged on an order, with one request each that returns a preview of the order. */
export type Change = Step & {
  /** Staged again after the change was discarded; never the second click of a double click. */
  readonly restored?: true
}

type Step =
  /** New items: added by an edit, or outbound in a claim or an exchange. */
  | { type: "change.addItems"; items: AddedItem[] }
  | ({ type: "change.setItem"; itemId: string } & Priced)
  | ({ type: "change.setAdded"; actionId: string } & Priced)
  | { type: "change.undo"; actionId: string }
  /** A custom item of a draft order, without a product: a name and a price. */
  | { type: "change.addCustom"; title: string; quantity: number; unitPrice: number; note?: string }
  | { type: "change.addPromotions"; codes: string[] }
  | { type: "change.removePromotions"; codes: string[] }
  /** Items to be returned. */
  | ({ type: "change.returnItem"; itemId: string } & Explained)
  | ({ type: "change.setReturnItem"; actionId: string } & Explained)
  | { type: "change.removeReturnItem"; actionId: string }
  /** Items that the customer makes a claim for. */
  | ({ type: "change.claim"; itemId: string; reason?: ClaimReason } & Line)
  | ({ type: "change.setClaimed"; actionId: string } & Line)
  | ({ type: "change.replaceClaim"; actionId: string; itemId: string; reason: ClaimReason } & Line)
  | { type: "change.unclaim"; actionId: string }
  /** Received items of a return; damaged ones aren't restocked. */
  | { type: "change.receive"; itemId: string; quantity: number; damaged?: boolean }
  | { type: "change.setReceived"; actionId: string; quantity: number; damaged?: boolean }
  | { type: "change.unreceive"; actionId: string; damaged?: boolean }
  /** The location that receives returned items. */
  | { type: "change.setLocation"; locationId: string }
  | { type: "change.addShipping"; optionId: string; amount?: number; side?: Side }
  | { type: "change.setShipping"; actionId: string; amount: number; side?: Side }
  | { type: "change.removeShipping"; actionId: string; side?: Side }
  /** A shipping method that the draft order already has. */
  | { type: "change.setShippingMethod"; methodId: string; optionId: string; amount: number }
  | { type: "change.removeShippingMethod"; methodId: string }
  | { type: "change.carryOverPromotions"; carryOver: boolean }
  /** Requests the customer's approval before the change is confirmed. */
  | { type: "change.request" }

export type ClaimReason = "missing_item" | "wrong_item" | "production_failure" | "other"

/** Options that a change is started with; they can't be changed afterwards. */
export interface StartOptions {
  readonly claimType?: "refund" | "replace"
  /** The return being received. */
  readonly returnId?: string
  readonly locationId?: string
}

/** The open change at the time a step is sent. */
export interface ChangeContext {
  readonly orderId: string
  readonly startOptions: StartOptions
  readonly change: OpenChange
  readonly preview: OrderPreview
  /** The preview when the step was first sent. */
  readonly before: OrderPreview | null
}

/** A kind of order change: how it is started, staged and confirmed. */
export interface OrderChangeFlow {
  readonly id: string
  /** Whether this flow can continue the order's open change. */
  isMine(change: OpenChange, startOptions: StartOptions): boolean
  start(orderId: string, startOptions: StartOptions): Promise<unknown>
  /** The preview with all staged actions, for flows whose preview on the server omits some. */
  read?(orderId: string, options?: CallOptions): Promise<OrderPreview>
  readonly steps: {
    readonly [T in Change["type"]]?: (change: Extract<Change, { type: T }>, context: ChangeContext) => Promise<unknown>
  }
  /** Whether a step adds one action and removes another with `replaceAction`. */
  replaces?(change: Change): boolean
  confirm(context: ChangeContext): Promise<unknown>
  /** The items whose stock the server reserves at the confirmation. */
  readonly reserves?: ReservedItems
  /** Why the change can't be confirmed yet; undefined if it can. */
  whyNotConfirm(preview: OrderPreview | null): Reason | undefined
  /** Why a step can't be staged now; undefined if it can. */
  whyNotStage?(change: Change, preview: OrderPreview | null): Reason | undefined
}

/** Omits undefined values, which the server rejects. */
export const omitUndefined = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)) as never

export interface LoadedOrder {
  /** The order without the open change. */
  readonly order: Order
  readonly preview: OrderPreview
}

const ORDER_FIELDS =
  "id,display_id,status,version,total,currency_code,email,region.id,payment_collections.id,payment_collections.status,payment_collections.amount,payment_collections.captured_amount,promotions.id,promotions.code,promotions.application_method.type,promotions.application_method.allocation"

export const readPreview = async (sdk: AdminSdk, flow: OrderChangeFlow, id: string, options: CallOptions = {}) =>
  flow.read?.(id, options) ?? needed((await sdk.admin.order.retrievePreview({ id }, options)).order)

/** Loads the order and the preview with its open change. */
export async function loadOrder(
  sdk: AdminSdk,
  flow: OrderChangeFlow,
  id: string,
  signal: AbortSignal,
): Promise<LoadedOrder> {
  const [{ order }, preview] = await Promise.all([
    sdk.admin.order.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal }),
    readPreview(sdk, flow, id, { signal }),
  ])
  return { order: needed(order), preview }
}
