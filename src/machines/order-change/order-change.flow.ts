import { needed } from "#machines/needed.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CallOptions } from "#sdk/options.ts"
import type { OpenChange, Reason } from "./order-change.rules.ts"

/** Goods come back from the customer, or go out to them. An order edit has one side only. */
export type Side = "inbound" | "outbound"

interface Line {
  readonly quantity: number
  readonly note?: string
}
interface Priced extends Line {
  /** Major units; the variant's price of now if it is not given. */
  readonly unitPrice?: number
}
interface Explained extends Line {
  readonly reasonId?: string
}

/** What can be staged on an order: one round-trip each, which answers with the order as it would then be. */
export type Change =
  /** New lines: of an edit, or going out in a claim or an exchange. */
  | { type: "change.addItems"; items: { variant_id: string; quantity: number; unit_price?: number }[] }
  | ({ type: "change.setItem"; itemId: string } & Priced)
  | ({ type: "change.setAdded"; actionId: string } & Priced)
  | { type: "change.undo"; actionId: string }
  /** A line of a draft that is no product: a name and a price. */
  | { type: "change.addCustom"; title: string; quantity: number; unitPrice: number }
  | { type: "change.addPromotions"; codes: string[] }
  | { type: "change.removePromotions"; codes: string[] }
  /** Lines of the order that come back. */
  | ({ type: "change.takeBack"; itemId: string } & Explained)
  | ({ type: "change.setTakenBack"; actionId: string } & Explained)
  | { type: "change.keepOut"; actionId: string }
  /** Lines of the order that the customer has a claim for. */
  | ({ type: "change.claim"; itemId: string; reason?: ClaimReason } & Line)
  | ({ type: "change.setClaimed"; actionId: string } & Line)
  | ({ type: "change.reclaim"; actionId: string; itemId: string; reason: ClaimReason } & Line)
  | { type: "change.unclaim"; actionId: string }
  /** Lines of a return that have arrived: good ones, or damaged ones that are not put back to stock. */
  | { type: "change.receive"; itemId: string; quantity: number; damaged?: boolean }
  | { type: "change.setReceived"; actionId: string; quantity: number; damaged?: boolean }
  | { type: "change.unreceive"; actionId: string; damaged?: boolean }
  /** Where goods that come back will arrive. */
  | { type: "change.setLocation"; locationId: string }
  | { type: "change.addShipping"; optionId: string; amount?: number; side?: Side }
  | { type: "change.setShipping"; actionId: string; amount: number; side?: Side }
  | { type: "change.removeShipping"; actionId: string; side?: Side }
  /** A delivery that a draft has already. */
  | { type: "change.setDelivery"; methodId: string; optionId: string; amount: number }
  | { type: "change.removeDelivery"; methodId: string }
  | { type: "change.carryOverPromotions"; carryOver: boolean }
  /** Asks the customer first, before the change is confirmed. */
  | { type: "change.request" }

export type ClaimReason = "missing_item" | "wrong_item" | "production_failure" | "other"

/** What a change is begun with; it cannot be changed once it has begun. */
export interface Beginning {
  readonly claimType?: "refund" | "replace"
  /** The return whose goods arrive. */
  readonly returnId?: string
  readonly locationId?: string
}

/** The open change when a step is sent. */
export interface Under {
  readonly orderId: string
  readonly beginning: Beginning
  readonly change: OpenChange
  readonly preview: OrderPreview
  /** As it was when the step was sent first. */
  readonly before: OrderPreview | null
}

/** One way to change an order: how it begins on the server, what can be staged, and how it ends. */
export interface OrderChangeFlow {
  readonly id: string
  /** Whether an open change of the order is this flow's, to be continued by it. */
  isMine(change: OpenChange, beginning: Beginning): boolean
  begin(orderId: string, beginning: Beginning): Promise<unknown>
  /** The order as it would be, where the server's preview alone does not tell all that is staged. */
  read?(orderId: string, options?: CallOptions): Promise<OrderPreview>
  readonly steps: {
    readonly [T in Change["type"]]?: (change: Extract<Change, { type: T }>, under: Under) => Promise<unknown>
  }
  /** Whether a step adds an action and removes another, by `replaceAction`. */
  replaces?(change: Change): boolean
  confirm(under: Under): Promise<unknown>
  /** Why it cannot be confirmed yet; undefined if it can. */
  whyNotConfirm(preview: OrderPreview | null): Reason | undefined
  /** Why this cannot be staged now. */
  whyNotStage?(change: Change, preview: OrderPreview | null): Reason | undefined
}

/** Omits what is undefined: the server takes a missing key, not an undefined one. */
export const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)) as never

export interface Look {
  /** The order as it is now. */
  readonly order: Order
  readonly preview: OrderPreview
}

const ORDER_FIELDS = "id,display_id,status,version,total,currency_code,email"

export const readPreview = async (sdk: AdminSdk, flow: OrderChangeFlow, id: string, options: CallOptions = {}) =>
  flow.read?.(id, options) ?? needed((await sdk.admin.order.retrievePreview({ id }, options)).order)

/** The order as it is and as its open change would leave it. */
export async function lookAt(sdk: AdminSdk, flow: OrderChangeFlow, id: string, signal: AbortSignal): Promise<Look> {
  const [{ order }, preview] = await Promise.all([
    sdk.admin.order.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal }),
    readPreview(sdk, flow, id, { signal }),
  ])
  return { order: needed(order), preview }
}
