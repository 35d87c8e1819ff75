/** Items returned by the customer (inbound) or sent to the customer (outbound). An order edit needs no side. */
export type Side = "inbound" | "outbound"

export type ClaimReason = "missing_item" | "wrong_item" | "production_failure" | "other"

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

/** New items: added by an edit, or outbound in a claim or an exchange. */
export type NewItemStep =
  | { type: "change.addItems"; items: AddedItem[] }
  | ({ type: "change.setAdded"; actionId: string } & Priced)
  | { type: "change.removeAdded"; actionId: string }

/** An item that the order already has. */
export type ItemStep = { type: "change.setItem"; itemId: string } & Priced

/** A custom item of a draft order, without a product: a name and a price. */
export type CustomItemStep = { type: "change.addCustom"; title: string } & Required<Omit<Priced, "note">> &
  Pick<Line, "note">

/** Items to be returned. */
export type ReturnStep =
  | ({ type: "change.returnItem"; itemId: string } & Explained)
  | ({ type: "change.setReturnItem"; actionId: string } & Explained)
  | { type: "change.removeReturnItem"; actionId: string }

/** Items that the customer makes a claim for. */
export type ClaimStep =
  | ({ type: "change.claim"; itemId: string; reason?: ClaimReason } & Line)
  | ({ type: "change.setClaimed"; actionId: string } & Line)
  | ({ type: "change.replaceClaim"; actionId: string; itemId: string; reason: ClaimReason } & Line)
  | { type: "change.unclaim"; actionId: string }

/** Received items of a return; damaged ones aren't restocked. */
export type ReceiveStep =
  | { type: "change.receive"; itemId: string; quantity: number; damaged?: boolean }
  | { type: "change.setReceived"; actionId: string; quantity: number; damaged?: boolean }
  | { type: "change.unreceive"; actionId: string; damaged?: boolean }

export type ShippingStep =
  | { type: "change.addShipping"; optionId: string; amount?: number; side?: Side }
  | { type: "change.setShipping"; actionId: string; amount: number; side?: Side }
  | { type: "change.removeShipping"; actionId: string; side?: Side }

/** A shipping method that the draft order already has. */
export type ShippingMethodStep =
  | { type: "change.setShippingMethod"; methodId: string; optionId: string; amount: number }
  | { type: "change.removeShippingMethod"; methodId: string }

export type PromotionStep =
  | { type: "change.addPromotions"; codes: string[] }
  | { type: "change.removePromotions"; codes: string[] }

export type CarryOverStep = { type: "change.carryOverPromotions"; carryOver: boolean }

/** The location that receives returned items. */
export type LocationStep = { type: "change.setLocation"; locationId: string }

/** Requests the customer's approval before the change is confirmed. */
export type RequestStep = { type: "change.request" }

/** Steps of claims and exchanges, which have inbound and outbound items. */
export type SidedStep = ReturnStep | NewItemStep | LocationStep | ShippingStep | CarryOverStep

/** Steps that can be staged on an order, with one request each that returns a preview of the order. */
export type ChangeStep = (
  | NewItemStep
  | ItemStep
  | CustomItemStep
  | ReturnStep
  | ClaimStep
  | ReceiveStep
  | ShippingStep
  | ShippingMethodStep
  | PromotionStep
  | CarryOverStep
  | LocationStep
  | RequestStep
) & {
  /** Staged again after the change was discarded; never the second click of a double click. */
  readonly restored?: true
}

/** The step of a type. */
export type ChangeStepOf<T extends ChangeStep["type"]> = Extract<ChangeStep, { type: T }>
